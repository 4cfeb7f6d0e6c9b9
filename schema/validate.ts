import { explainSchemaErrors } from './explain.ts';
import type { Finding } from './problem.ts';
import { routeErrors, schemaErrors } from './schema-errors.ts';

/** Everything the schema finds wrong with a manifest. */
export function validate(value: unknown): Finding[] {
  const errors = schemaErrors(value);
  return errors.length === 0 ? [] : explainSchemaErrors(errors, value);
}

/** Everything the schema finds wrong with some of the routes of a manifest. */
export function validateRoutes(value: unknown): Finding[] {
  const errors = routeErrors(value);
  return errors.length === 0 ? [] : explainSchemaErrors(errors, value);
}
