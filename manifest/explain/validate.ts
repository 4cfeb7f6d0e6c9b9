import { explainSchemaErrors } from './schema-errors.ts';
import type { Finding } from '../problems/problem.ts';
import { routeErrors, schemaErrors } from '../../schema/validator.ts';

/** Everything the schema finds wrong with a manifest. */
export function validate(value: unknown): Finding[] {
  const errors = schemaErrors(value);
  return errors.length === 0 ? [] : explainSchemaErrors(errors, value);
}

/** Returns what the schema finds wrong with a list of routes; pointers start at a manifest that holds nothing else. */
export function validateRoutes(value: unknown): Finding[] {
  const errors = routeErrors(value).map((error) => ({ ...error, instancePath: `/routes${error.instancePath}` }));
  return errors.length === 0 ? [] : explainSchemaErrors(errors, { routes: value });
}
