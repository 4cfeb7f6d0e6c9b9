/** Holds a manifest against the JSON Schema. The only file that knows ajv. */
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { explainSchemaErrors } from './explain.ts';
import { formats } from './formats.ts';
import type { Finding } from './problem.ts';
import { allSchemas, siteSchemaUrl } from './schemas.ts';

let compiled: ValidateFunction | undefined;

/** Everything the schema finds wrong with a value. */
export function validate(value: unknown): Finding[] {
  compiled ??= compile();
  return compiled(value) ? [] : explainSchemaErrors(compiled.errors ?? []);
}

function compile(): ValidateFunction {
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
  return ajv.getSchema(siteSchemaUrl)!;
}
