/** A sentence and a cure for each keyword of JSON Schema that the site's schema uses. */
import type { ErrorObject } from 'ajv';
import { formats } from './formats.ts';
import type { Meant } from './formats.ts';
import { escapePointer } from './pointer.ts';
import type { Finding } from './problem.ts';
import { blockTypes } from './schemas.ts';
import { guess, sure } from './suggest.ts';

type Explanation = Omit<Finding, 'pointer'> & { pointer?: string };

/** One validator error as a finding. */
export function explainKeyword(error: ErrorObject): Finding {
  const explain = explanations[error.keyword];
  const explanation = explain
    ? explain(error)
    : ({ code: 'wrong-value', message: `This value ${error.message ?? 'does not fit'}.` } satisfies Explanation);
  return { pointer: error.instancePath, ...explanation };
}

const explanations: Record<string, (error: ErrorObject) => Explanation> = {
  required: ({ instancePath, params }) => ({
    code: 'missing-field',
    message: `The field ${quote(params.missingProperty)} is missing${instancePath === '' ? ' from the manifest' : ' here'}.`,
    expected: String(params.missingProperty),
    found: 'nothing',
    hint:
      params.missingProperty === 'type'
        ? 'Add a line "type: …"; or, if this belongs to the block above, remove the hyphen.'
        : `Add a line "${params.missingProperty}: …".`,
  }),
  additionalProperties: (error) => {
    const field = error.params.additionalProperty as string;
    const fields = Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {});
    const known = fields.filter((name) => !name.startsWith('$')); // $schema is for editors
    return {
      code: 'unknown-field',
      pointer: `${error.instancePath}/${escapePointer(field)}`,
      at: 'key',
      message: `There is no field ${quote(field)} here.`,
      expected: `one of: ${known.join(', ')}`,
      found: field,
      ...guess(field, known, `The fields here are: ${known.join(', ')}.`),
      ...replaceWith(
        sure(
          field,
          known.filter((name) => !Object.hasOwn(error.data as object, name)),
        ),
      ),
    };
  },
  propertyNames: ({ instancePath, params, data }) => {
    const name = params.propertyName as string;
    const meant = name.toLowerCase().replaceAll(/[ _]+/g, '-');
    const isFree = /^[a-z][a-z0-9-]*$/.test(meant) && !Object.hasOwn(data as object, meant);
    return {
      code: 'wrong-value',
      pointer: `${instancePath}/${escapePointer(name)}`,
      at: 'key',
      message: `${quote(name)} cannot be a name.`,
      hint: 'Use small letters, digits and hyphens, a letter first.',
      expected: 'small letters, digits and hyphens, a letter first',
      found: name,
      ...(isFree ? { suggestions: [meant], ...replaceWith(meant) } : {}),
    };
  },
  type: ({ instancePath, params, data }) => ({
    code: 'wrong-type',
    ...differ(typeNames[params.type as string] ?? String(params.type), kindOf(data)),
    hint: instancePath === '' ? WHOLE : typeHint(params.type as string, data),
    ...typeCure(params.type as string, data),
  }),
  enum: (error) => ({
    found: kindOf(error.data),
    ...explainEnum(error, (error.params.allowedValues as unknown[]).map(String)),
  }),
  const: ({ params, data }) => ({
    code: 'wrong-value',
    ...differ(quote(params.allowedValue), quote(data)),
  }),
  format: ({ params, data }) => ({
    code: 'wrong-value',
    ...differ(formats[params.format as string]!.expects, kindOf(data)),
    ...meantBy(formats[params.format as string]!.meant?.(String(data))),
  }),
  pattern: ({ data, params, parentSchema }) => {
    const meant = withSlashes(String(data), new RegExp(params.pattern as string));
    const expected = String(parentSchema?.['description'] ?? 'see docs/blocks.md.');
    return {
      code: 'wrong-value',
      message: `${quote(data)} does not fit here.`,
      hint: meant === undefined ? `Expected: ${expected}` : `Write ${quote(meant)}.`,
      expected,
      found: String(data),
      ...(meant === undefined ? {} : { suggestions: [meant], ...replaceWith(meant) }),
    };
  },
  minLength: () => ({ code: 'wrong-value', message: 'This text is empty.', hint: 'Write one, or remove the field.' }),
  maxLength: ({ data, params }) => ({
    code: 'text-too-long',
    message: `This text has ${String(data).length} characters; ${params.limit} is the most here.`,
    expected: `at most ${params.limit} characters`,
    found: `${String(data).length} characters`,
    hint: 'Shorten it.',
  }),
  minimum: ({ data, params }) => ({
    code: 'wrong-value',
    message: `${String(data)} is too small; ${params.limit} is the least here.`,
    expected: `at least ${params.limit}`,
    found: String(data),
  }),
  maximum: ({ data, params }) => ({
    code: 'wrong-value',
    message: `${String(data)} is too large; ${params.limit} is the most here.`,
    expected: `at most ${params.limit}`,
    found: String(data),
  }),
  minItems: (error) => explainCount(error, 'least'),
  maxItems: (error) => explainCount(error, 'most'),
};

function explainCount({ data, params }: ErrorObject, bound: string): Explanation {
  const count = (data as unknown[]).length;
  return {
    code: 'wrong-count',
    message: `This list has ${count === 0 ? 'no items' : count === 1 ? '1 item' : `${count} items`}; ${params.limit} is the ${bound} here.`,
  };
}

function explainEnum({ instancePath, data }: ErrorObject, allowed: string[]): Explanation {
  if (typeof data !== 'string') {
    const message = `Expected one of: ${allowed.join(', ')}; found ${kindOf(data)}.`;
    return data === null ? { code: 'wrong-type', message, hint: NOTHING } : { code: 'wrong-type', message };
  }
  const expected = `one of: ${allowed.join(', ')}`;
  const near = { expected, ...guess(data, allowed, ''), ...replaceWith(sure(data, allowed)) };
  if (instancePath.endsWith('/type') && allowed.length === blockTypes().length) {
    return {
      code: 'unknown-block',
      message: `There is no block type ${quote(data)}.`,
      ...near,
      hint: `${near.hint} The types are: ${allowed.join(', ')}.`.trim(),
    };
  }
  const message = `${quote(data)} is not one of: ${allowed.join(', ')}.`;
  return { code: 'wrong-value', message, ...near };
}

/** Two halves of a sentence that programs read too. */
function differ(expected: string, found: string): Pick<Explanation, 'message' | 'expected' | 'found'> {
  return { message: `Expected ${expected}, found ${found}.`, expected, found };
}

/** A path that lacks its slash, or has one too many at its end. */
function withSlashes(path: string, pattern: RegExp): string | undefined {
  const meant = `/${path.replace(/^\/+|\/+$/g, '')}`;
  return meant !== '/' && meant !== path && pattern.test(meant) ? meant : undefined;
}

/** What a value may have been meant to be: certain where it can be only one thing. */
function meantBy(meant: Meant | undefined): Pick<Explanation, 'hint' | 'suggestions' | 'cure'> {
  const { suggestions = [], isSure = false } = meant ?? {};
  const [first] = suggestions;
  if (first === undefined) return {};
  const hint = `Write ${suggestions.map(quote).join(' or ')}.`;
  return { hint, suggestions, ...(isSure ? replaceWith(first) : {}) };
}

function replaceWith(word: string | undefined): Pick<Explanation, 'cure'> {
  return word === undefined ? {} : { cure: { replace: word } };
}

/** What YAML took for something else is put right by quotes, or by the word that was meant. */
function typeCure(expected: string, data: unknown): Pick<Explanation, 'cure'> {
  if (expected === 'string' && (typeof data === 'number' || typeof data === 'boolean'))
    return { cure: { quote: true } };
  if (expected !== 'boolean' || typeof data !== 'string') return {};
  const truth = TRUTHS[data.toLowerCase()];
  return truth === undefined ? {} : { cure: { replace: truth, bare: true } };
}

/** What other YAML readers take for true and false. */
const TRUTHS: Record<string, string> = {
  yes: 'true',
  on: 'true',
  true: 'true',
  no: 'false',
  off: 'false',
  false: 'false',
};

const typeNames: Record<string, string> = {
  string: 'a text',
  array: 'a list (lines that start with "- ")',
  object: 'fields (lines of the form "name: value")',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
};

function kindOf(data: unknown): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'fields';
  if (typeof data === 'string') return `the text ${quote(data)}`;
  return typeof data === 'number' ? `the number ${data}` : String(data);
}

const NOTHING = 'Write the value behind the colon, or remove the field.';

const WHOLE = 'A manifest starts with a field such as "brand:"; see examples/ for whole ones.';

function typeHint(expected: string, data: unknown): string {
  if (data === null) return expected === 'string' ? `${NOTHING} A text that starts with # needs quotes.` : NOTHING;
  if (expected === 'string' && typeof data === 'number') {
    return 'Put it in double quotes; without them YAML takes it for a number and drops a plus sign or zeros.';
  }
  if (expected === 'string' && typeof data === 'boolean') return 'Put it in double quotes to make it a text.';
  if (expected === 'boolean') return 'Write true or false, without quotes.';
  if (expected === 'integer') return 'Write digits only, without quotes.';
  if (expected === 'string' && Array.isArray(data)) return 'Write one text behind the colon, without hyphens.';
  if (expected === 'string') return 'If the text has a colon in it, put the whole text in double quotes.';
  if (expected === 'array') return 'Begin each item with "- ".';
  return 'Look at the indentation, and at the examples in docs/blocks.md.';
}

/** A value as it may stand in a sentence: in quotes, not too long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}
