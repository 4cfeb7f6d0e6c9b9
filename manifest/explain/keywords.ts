/** Explains the errors of each keyword of JSON Schema that the site's schema uses. */
import type { ErrorObject } from 'ajv';
import { isFiller } from '../words/filler.ts';
import { hasInvisible, withoutInvisible } from '../words/invisible.ts';
import { valueFormats } from '../../schema/formats.ts';
import { intendedValue } from './values/intended.ts';
import type { FormatFault } from '../../schema/addresses/web-address.ts';
import type { Finding } from '../problems/problem.ts';
import { explainCount, explainNumber } from './values/bounds.ts';
import { correctForm, correctText, findWord } from './values/corrections.ts';
import { explainSeveral, chooseOne, severalNames } from '../words/several-names.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { guess, certainWord } from '../words/suggest.ts';
import { describe, quote, writeWord } from './wording.ts';
import type { Advice, Explanation } from './wording.ts';
import { explainJsonType, NO_VALUE } from './wrong-type.ts';
import { fieldPointer } from '../../schema/values/pointer.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { SMART_QUOTES } from '../words/smart-quotes.ts';

/** Explains one error of the validator. */
export function explainKeyword(error: ErrorObject): Finding {
  const explain = explanations[error.keyword] ?? explainUnlisted;
  return { pointer: error.instancePath, ...explain(error) };
}

const explanations: Record<string, (error: ErrorObject) => Explanation | Finding> = {
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
  propertyNames: explainName,
  type: explainJsonType,
  enum: explainEnum,
  const: ({ params, data }) => wrongValue(quote(params.allowedValue), quote(data)),
  format: explainFormat,
  pattern: explainPattern,
  minLength: () => ({ code: 'wrong-value', message: 'This text is empty.', hint: 'Write one, or remove the field.' }),
  maxLength: ({ data, params }) => ({
    code: 'text-too-long',
    message: `This text has ${String(data).length} characters; ${params.limit} is the most here.`,
    expected: `at most ${params.limit} characters`,
    found: `${String(data).length} characters`,
    hint: 'Shorten it.',
  }),
  minimum: explainNumber,
  maximum: explainNumber,
  minItems: explainCount,
  maxItems: explainCount,
};

function explainUnlisted({ message }: ErrorObject): Explanation {
  return { code: 'wrong-value', message: `This value ${message ?? 'does not fit'}.` };
}

function explainName({ instancePath, params, data }: ErrorObject): Finding {
  const name = params.propertyName as string;
  const intended = withoutInvisible(name)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[ _]+/g, '-');
  const isFree = /^[a-z][a-z0-9-]*$/.test(intended) && !Object.hasOwn(data as object, intended);
  const expected = 'small letters, digits and hyphens, a letter first';
  const [, first = '', text = ''] = /^([a-z][a-z0-9-]{0,60}) (\S[^:#]*)$/.exec(name) ?? [];
  if (first !== '' && (data as Tree)[name] === null && !Object.hasOwn(data as object, first)) {
    const message = `A colon is missing after ${quote(first)}.`;
    const where = { pointer: fieldPointer(instancePath, name), at: 'key', found: name } as const;
    return { code: 'wrong-value', ...where, message, hint: `Write ${quote(`${first}: ${text}`)}.`, fix: { split: [first, text] } }; // prettier-ignore
  }
  return {
    code: 'wrong-value',
    pointer: fieldPointer(instancePath, name),
    at: 'key',
    message: hasInvisible(name)
      ? `The name ${quote(withoutInvisible(name))} holds an invisible character.`
      : `${quote(name)} cannot be a name.`,
    hint: `${isFree ? `Write ${quote(intended)}: use` : 'Use'} ${expected}.`,
    expected,
    found: name,
    ...(isFree ? { suggestions: [intended], fix: { replace: intended } } : {}),
  };
}

function explainFormat({ params, data }: ErrorObject): Explanation {
  const { expects, test, faultOf } = valueFormats[params.format as string]!;
  const text = String(data);
  const fault = faultOf?.(text);
  const wrong = wrongValue(expects, describe(data));
  // A text in the form of an address has one fault; other texts may be corrected in several ways.
  if (fault && (fault.write !== undefined || /^https?:\/\/[^/]/i.test(text)))
    return { ...wrong, ...adviseAddress(fault, text, HAS_SPACES.has(params.format as string)) };
  const corrected = correctForm(text, test);
  const phone = /^\+[\d ()-]+$/.test(text)
    ? 'A number has 7 to 15 digits, with those of its country: count them.'
    : 'Write the number alone: a plus sign, then digits, with spaces or hyphens between them.';
  return {
    ...wrong,
    ...(fault ? { hint: fault.hint } : {}),
    ...(corrected === undefined ? adviseIntended(params.format as string, text) : writeWord(corrected)),
    ...(corrected === undefined && params.format === 'phone' ? { hint: phone } : {}),
    ...(isFiller(text) ? { hint: NO_VALUE } : {}),
  };
}

/** Matches a path with a parameter or a wildcard: /blog/:slug, /blog/[slug], /blog/*. */
const PATTERN_OF_PATHS = /\/(?::\w|\[(?:\.{3})?[a-z]|\{|<|\*)/i;
const ONE_PAGE = 'A path is that of one page: write a route for each, with its whole path.';

function explainPattern({ data, params, parentSchema }: ErrorObject): Explanation {
  const found = String(data);
  const pattern = new RegExp(params.pattern as string);
  const expected = String(parentSchema?.['description'] ?? 'see "npx waybill explain blocks".');
  const synonyms = (parentSchema as SchemaNode)['x-value-synonyms'] ?? {};
  const word = findWord(found, Object.keys(synonyms), synonyms);
  const correction =
    word === undefined
      ? correctText(found, (text) => text !== '/' && pattern.test(text))
      : { text: word, why: expected.replace(/\.$/, '') };
  const wrong = { code: 'wrong-value' as const, message: `${quote(data)} does not fit here.`, expected, found };
  if (!correction) return { ...wrong, hint: PATTERN_OF_PATHS.test(found) ? ONE_PAGE : `Expected: ${expected}` };
  const { text, why } = correction;
  // Quotes in the file stay; a number sign or a digit at the start would need new ones.
  const isPlain = /^[\p{L}/]/u.test(text) || /^[\w/]/.test(text) === /^[\w/]/.test(found);
  return {
    ...wrong,
    hint: `${why}: write ${quote(text)}.`,
    suggestions: [text],
    fix: isPlain ? { replace: text } : { replace: `"${text}"`, bare: true },
  };
}

function explainEnum({ data, params, parentSchema, instancePath }: ErrorObject): Explanation {
  const allowed = (params.allowedValues as unknown[]).map(String);
  const options = `one of: ${allowed.join(', ')}`;
  const found = describe(data);
  const synonyms = (parentSchema as SchemaNode)['x-value-synonyms'];
  const word = data === null || typeof data === 'object' ? undefined : findWord(String(data), allowed, synonyms);
  if (typeof data !== 'string') {
    const advice = word !== undefined ? writeWord(word) : data === null ? { hint: NO_VALUE } : {};
    return { code: 'wrong-type', message: `Expected ${options}; found ${found}.`, found, ...advice };
  }
  const inside = /^[“”„‘’](.*)[“”’]$/.exec(data)?.[1];
  if (inside !== undefined && allowed.includes(inside))
    return { ...SMART_QUOTES, found, suggestions: [inside], fix: { replace: inside } };
  const message = `${quote(data)} is not ${options}.`;
  const advice = adviseWord(data, word, allowed, instancePath);
  const about = String(parentSchema?.['description'] ?? '');
  return { code: 'wrong-value', message, expected: options, found, ...advice, hint: advice.hint || about };
}

function adviseWord(data: string, word: string | undefined, allowed: string[], pointer: string): Advice {
  if (word !== undefined) return writeWord(word);
  const several = severalNames(data, new Set(allowed));
  if (several) {
    const { hint, suggestions } = /\/\d+$/.test(pointer) ? explainSeveral(several) : chooseOne(several);
    return { hint, suggestions };
  }
  const certain = certainWord(data, allowed);
  return { ...guess(data, allowed, ''), ...(certain === undefined ? {} : { fix: { replace: certain } }) };
}

/** Formats of which one value may contain spaces. */
const HAS_SPACES: ReadonlySet<string> = new Set(['hours', 'times', 'time-zone', 'video']);

/** Advises the address to write; there is no fix if the text has a space, because it may be two addresses. */
function adviseAddress({ hint, write }: FormatFault, text: string, hasSpaces: boolean): Advice {
  if (write === undefined) return { hint };
  const isOne = hasSpaces || !/\s/.test(text.trim());
  return { hint, suggestions: [write], ...(isOne ? { fix: { replace: write } } : {}) };
}

/** Advises the value that a text of some format was probably intended to be. */
function adviseIntended(format: string, text: string): Advice {
  const { suggestions = [], isCertain = false, why } = intendedValue(format, text) ?? {};
  const [first] = suggestions;
  if (first === undefined) return why === undefined ? {} : { hint: why };
  const list = suggestions.map(quote).join(' or ');
  if (why !== undefined) return { hint: `${why} Was ${list} meant?`, suggestions };
  return { hint: `Write ${list}.`, suggestions, ...(isCertain ? { fix: { replace: first } } : {}) };
}

function wrongValue(expected: string, found: string): Explanation {
  return { code: 'wrong-value', message: `Expected ${expected}, found ${found}.`, expected, found };
}
