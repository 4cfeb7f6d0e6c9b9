import type { BreadcrumbStep } from '../../renderer/server.tsx';

/** What of some routes all pages may have to know. */
export function stepsOf(routes: BreadcrumbStep[]): BreadcrumbStep[] {
  return routes.map(({ path, name, parent }) => ({ path, name, ...(parent === undefined ? {} : { parent }) }));
}
