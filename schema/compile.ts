/**
 * Compiles the schema to JavaScript with ajv. That takes longer than most manifests take to be validated, so the code is
 * cached on disk, under a name that changes with the schema.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import type * as AjvModule from 'ajv';
import type { KeywordCxt, ValidateFunction } from 'ajv';
import type * as Standalone from 'ajv/dist/standalone/index.js';
import { cacheFolder, writeToCache } from './values/cache.ts';
import { UnreadableError } from './errors.ts';
import { formatTests } from './formats.ts';
import { ownBlocks } from './values/own-blocks.ts';
import { allSchemas, siteSchemaUrl } from './schemas.ts';
import type { SchemaNode } from './schemas.ts';

export interface Validators {
  site: ValidateFunction;
  routes: ValidateFunction;
}

/** The globals in which compiled code finds the tests of formats, and leaves its functions. */
const FORMATS = 'waybillFormats';
const EXPORTS = 'waybillValidators';

/** The keyword of the schemas by type, in place of as many conditions; the compiled schema alone has it. */
const BY_TYPE = 'x-by-type';

const require = createRequire(import.meta.url);
const folder = cacheFolder('waybill-schema');

/** Returns the functions that validate a manifest, or only its routes. Throws UnreadableError. */
export function validators(): Validators {
  const file = join(folder, `${fingerprint()}.js`);
  const made = {} as Validators;
  Object.assign(globalThis, { [FORMATS]: formatTests, [EXPORTS]: made });
  const cached = existsSync(file) ? readFileSync(file, 'latin1') : undefined; // ASCII, which is read in half the time
  const code = cached ?? compile();
  if (cached === undefined) writeToCache(file, code);
  runScript(file, code);
  return made;
}

/**
 * Runs a script in this realm. Node's own cache of compiled code holds only what runs when a file is loaded; this one is
 * made a moment later, so that the functions called until then are in it, too.
 */
function runScript(file: string, code: string): void {
  const data = `${file}.${cachedDataVersionTag()}`;
  const cachedData = existsSync(data) ? readFileSync(data) : undefined;
  const script = new Script(code, { filename: file, ...(cachedData && { cachedData }) });
  script.runInThisContext();
  if (!cachedData || script.cachedDataRejected) setImmediate(() => writeToCache(data, script.createCachedData()));
}

/** Returns a hash of everything that the compiled schema depends on. */
function fingerprint(): string {
  const { version } = require('ajv/package.json') as { version: string };
  return hash('sha1', JSON.stringify([version, readFileSync(import.meta.filename, 'utf8'), [...allSchemas()]]));
}

function compile(): string {
  // Loaded here, as it is slow and seldom needed.
  const { Ajv, Name, _ } = require('ajv') as typeof AjvModule;
  /** Validates an object by the one schema that its type names. Errors that it lacks one, or has another, are those of the field. */
  const chooseByType = (context: KeywordCxt): void => {
    const { gen, data } = context;
    for (const [index, type] of Object.keys(context.schema as object).entries()) {
      const isIt = _`${data}.type === ${type}`;
      if (index === 0) gen.if(isIt);
      else gen.elseIf(isIt);
      context.subschema({ keyword: BY_TYPE, schemaProp: type }, gen.name('valid'));
    }
    gen.endIf();
  };
  const { default: standaloneCode } = require('ajv/dist/standalone/index.js') as (typeof Standalone)['default'];
  const ajv = new Ajv({
    // Lengths are counted as JavaScript does, many times faster than by code point; the library warns of that option.
    unicode: false,
    logger: false,
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    verbose: true,
    code: { source: true, formats: _`globalThis.${new Name(FORMATS)}` },
    formats: formatTests,
  });
  ajv.addVocabulary([
    'x-synonyms',
    'x-value-synonyms',
    'x-elsewhere',
    'x-live',
    'x-overrides',
    'x-translate',
    'x-marks',
  ]);
  ajv.addKeyword({ keyword: BY_TYPE, type: 'object', schemaType: 'object', code: chooseByType });
  for (const [url, schema] of allSchemas()) ajv.addSchema(optimise(schema) as object, url);
  for (const own of ownBlocks()) rejectUnusable(join(own.folder, 'schema.json'), ajv);
  const code = standaloneCode(ajv, { site: siteSchemaUrl, routes: `${siteSchemaUrl}#/properties/routes` });
  const ascii = code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `{const exports = globalThis.${EXPORTS};${ascii}}`;
}

/**
 * Throws UnreadableError where the schema of a site's own block cannot be compiled: Waybill's own schemas are known to
 * compile.
 */
function rejectUnusable(file: string, ajv: AjvModule.Ajv): void {
  try {
    ajv.getSchema(pathToFileURL(file).href);
  } catch (error) {
    const shown = relative(process.cwd(), file);
    throw new UnreadableError(`${shown} is not a usable JSON Schema: ${(error as Error).message}. Correct it.`);
  }
}

/**
 * Returns a schema that is validated with less work. The format of a text is checked only if it is not too long, so that
 * no format has to be fast. Of schemas that depend on a type, only that of the type is tried, and not each in turn: most
 * of what the check of a page left to the garbage collector were errors of schemas that were not meant.
 */
function optimise(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(optimise);
  if (typeof node !== 'object' || node === null) return node;
  const copy: SchemaNode = Object.fromEntries(Object.entries(node).map(([name, child]) => [name, optimise(child)]));
  if (typeof copy.format === 'string' && typeof copy.maxLength === 'number') {
    const { format, ...others } = copy;
    return { ...others, if: { minLength: copy.maxLength + 1 }, else: { format } };
  }
  const { allOf, ...others } = copy;
  const types = allOf?.map((branch) => branch.if?.properties?.['type']?.const);
  if (!allOf || !types?.every((type) => typeof type === 'string')) return copy;
  return { ...others, [BY_TYPE]: Object.fromEntries(allOf.map((branch, at) => [types[at], branch.then])) };
}
