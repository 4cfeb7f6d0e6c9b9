import type { DistanceRuler as DistanceRulerData } from '../../../schema/types.ts';

export function DistanceRuler({ data }: { data: DistanceRulerData }) {
  return data && <div className="chart" />;
}
