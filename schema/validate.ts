/** Holds a manifest against the JSON Schema. The only file that knows ajv. */
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { explainSchemaErrors } from './explain.ts';
import { formats } from './formats.ts';
import type { Finding } from './problem.ts';
import { allSchemas, siteSchemaUrl } from './schemas.ts';

let schemas: Ajv | undefined;

/** Everything the schema finds wrong with a manifest. */
export function validate(value: unknown): Finding[] {
  const fits = compiled(siteSchemaUrl);
  return fits(value) ? [] : explainSchemaErrors(fits.errors ?? []);
}

/** Whether the schema finds nothing wrong with some of the routes of a manifest. */
export function areRoutes(value: unknown): boolean {
  return compiled(`${siteSchemaUrl}#/properties/routes`)(value) as boolean;
}

/** Compiled when it is first asked for: that takes longer than most manifests do. */
function compiled(part: string): ValidateFunction {
  schemas ??= readSchemas();
  return schemas.getSchema(part)!;
}

function readSchemas(): Ajv {
  // Lengths are counted as JavaScript does, many times faster than by code point; the library warns of that option.
  const ajv = new Ajv({
    unicode: false,
    logger: false,
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    verbose: true,
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format.test);
  for (const [url, schema] of allSchemas()) ajv.addSchema(schema, url);
  return ajv;
}
