import type { Route } from '../../schema/types.ts';

/** A route without its blocks. */
export type RouteHead = Omit<Route, 'blocks'>;
