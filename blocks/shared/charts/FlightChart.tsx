import type { FlightChart as FlightChartData } from '../../../schema/types.ts';

export function FlightChart({ data }: { data: FlightChartData }) {
  return data && <div className="chart" />;
}
