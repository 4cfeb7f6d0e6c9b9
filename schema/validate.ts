import { explainSchemaErrors } from './explain.ts';
import type { Finding } from './problem.ts';
import { schemaErrors } from './schema-errors.ts';

/** Everything the schema finds wrong with a manifest. */
export function validate(value: unknown): Finding[] {
  const errors = schemaErrors(value);
  return errors.length === 0 ? [] : explainSchemaErrors(errors, value);
}
