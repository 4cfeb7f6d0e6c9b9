/** Finds the links above the headings of pages. */
import type { BreadcrumbStep } from '../../renderer/server.tsx';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';

/** Returns the step of each route in the trails of links. */
export function breadcrumbSteps(routes: BreadcrumbStep[]): BreadcrumbStep[] {
  return routes.map(({ path, name, parent }) => ({ path, name, ...(parent === undefined ? {} : { parent }) }));
}

/** Returns the heads of the pages that are a step in the trails of others. */
export function parentsAmong(summaries: PageSummary[], lists: string[]): PageSummary['head'][] {
  const parents = new Set([...summaries.map(({ head }) => head.parent), ...lists]);
  return summaries.map(({ head }) => head).filter(({ path }) => parents.has(path));
}

/** Returns the paths and names of a page's parents, which it shows. */
export function trailOf({ head }: PageSummary, steps: ReadonlyMap<string, BreadcrumbStep>): string[] {
  const trail: string[] = [];
  for (let step = steps.get(head.parent ?? ''); step; step = steps.get(step.parent ?? ''))
    trail.push(step.path, step.name);
  return trail;
}
