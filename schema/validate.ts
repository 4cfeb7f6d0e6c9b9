/** Holds a manifest against the JSON Schema. */
import { validators } from './compile.ts';
import type { Validators } from './compile.ts';
import { explainSchemaErrors } from './explain.ts';
import type { Finding } from './problem.ts';

let known: Validators | undefined;

/** Everything the schema finds wrong with a manifest. */
export function validate(value: unknown): Finding[] {
  known ??= validators();
  return known.site(value) ? [] : explainSchemaErrors(known.site.errors ?? []);
}

/** Everything the schema finds wrong with some of the routes of a manifest. */
export function validateRoutes(value: unknown): Finding[] {
  known ??= validators();
  return known.routes(value) ? [] : explainSchemaErrors(known.routes.errors ?? []);
}

/** Whether the schema finds nothing wrong with some of the routes of a manifest. */
export function areRoutes(value: unknown): boolean {
  known ??= validators();
  return known.routes(value);
}
