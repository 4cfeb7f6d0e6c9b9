/** Validates a manifest with its schema and explains what is wrong. */
import { explainSchemaErrors } from './schema-errors.ts';
import type { Finding } from '../problems/problem.ts';
import { routeErrors, schemaErrors } from '../../schema/validator.ts';

/** Returns the findings of the schema about a manifest. */
export function validate(value: unknown): Finding[] {
  const errors = schemaErrors(value);
  return errors.length === 0 ? [] : explainSchemaErrors(errors, value);
}

/** Returns the findings of the schema about a list of routes; their pointers start at a manifest with only these routes. */
export function validateRoutes(value: unknown): Finding[] {
  const errors = routeErrors(value).map((error) => ({ ...error, instancePath: `/routes${error.instancePath}` }));
  return errors.length === 0 ? [] : explainSchemaErrors(errors, { routes: value });
}
