import type { CoastPlan as CoastPlanData } from '../../../schema/types.ts';

export function CoastPlan({ data }: { data: CoastPlanData }) {
  return data && <div className="chart" />;
}
