/** Turns the schema validator's errors into findings: one for each mistake. */
import type { ErrorObject } from 'ajv';
import { explainKeyword } from './keywords.ts';
import { explainBlockType, explainMissingBlockType, explainOtherBlockType } from './block-type.ts';
import { explainNames } from './fields/field-names.ts';
import { describeAccepted } from './wording.ts';
import { explainPair, explainTwoInOne } from './fields/other-shapes.ts';
import { misplacedEntries } from './fields/misplaced-entries.ts';
import { fieldsAt, adviceForForeignName, schemaAt } from './schema-at.ts';
import { boundOfKind, fieldForRestOfDay, fieldForRestOfPhone } from './values/beside.ts';
import { redirectAdvice } from './values/redirect-from.ts';
import { explainValueType } from './values/shapes/shapes.ts';
import { nameList } from '../problems/sentence-parts.ts';
import { WITHOUT_COOKIES, isGoogle } from '../rules/analytics-service.ts';
import { namesIn } from '../resolve/broken-names.ts';
import { fieldPointer, parentOf, stepsOf, valueAt, withValue, parentsOf } from '../../schema/values/pointer.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { branchesOf, deref } from '../../schema/schemas.ts';
import { isRecord, recordOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { Advice } from './wording.ts';

/** Functions that explain a wrong value by other values of the site, by the value's format. */
const HINT_BY_FORMAT: Record<string, typeof fieldForRestOfDay> = {
  date: fieldForRestOfDay,
  phone: fieldForRestOfPhone,
};

/** Functions that explain a text without the form of its field, by the field's pointer. */
const ADVICE_BY_FIELD: [RegExp, (text: string, pointer: Pointer, root: unknown) => Advice | undefined][] = [
  [/^\/redirects\/\d+\/from$/, redirectAdvice],
  [/\/(?:earliest|latest)$/, boundOfKind],
];

/** Errors that an empty or overlong text has as well; its length explains enough. */
const VALUE_KEYWORDS = new Set(['pattern', 'format']);
/** A value that may have only so many characters has a fixed form, which its length is a part of: 09:30, 1.5rem. */
const LONGEST_FORM = 20;

/** Explains a manifest's errors. A field by a wrong name is one finding, not an unknown and a missing field. */
export function explainSchemaErrors(errors: ErrorObject[], root: unknown): Finding[] {
  const relevant = withoutConsequences(errors);
  const byObject = Map.groupBy(relevant.filter(isAboutNames), ({ instancePath }) => instancePath);
  const { findings, entries } = misplacedIn([...byObject.keys()], root);
  const explained = new Set(relevant.filter(({ instancePath }) => isWithinSome(instancePath, entries)));
  for (const [pointer, own] of byObject) {
    const unknown = own.flatMap(({ params }) => (params.additionalProperty as string | undefined) ?? []);
    const missing = own.flatMap(({ params }) => (params.missingProperty as string | undefined) ?? []);
    const value = valueAt(root, pointer) as Tree;
    const both = unknown.length === 0 ? explainTwoInOne(value, pointer, missing, root) : undefined;
    if (both) {
      findings.push(both);
      for (const error of [...own, ...relevant.filter(({ instancePath }) => instancePath === both.pointer)])
        explained.add(error);
    }
    if (unknown.length === 0 || isWithinSome(pointer, entries)) continue;
    const asWhole =
      explainPair(value, pointer, root) ??
      (isBlock(pointer, root) ? explainOtherBlockType(pointer, unknown, missing, root) : undefined);
    const names = asWhole ? undefined : explainNames({ root, pointer, value, unknown, missing });
    findings.push(...(asWhole ? [asWhole] : names!.findings));
    for (const error of own)
      if (!names || error.keyword !== 'required' || names.paired.has(error.params.missingProperty as string))
        explained.add(error);
  }
  const cut = new Set(findings.flatMap(({ pointer, fix }) => (fix && 'join' in fix ? [fieldPointer(parentOf(pointer), fix.join.field)] : []))); // prettier-ignore
  const others = relevant.filter((error) => !explained.has(error) && !cut.has(error.instancePath));
  return [...findings, ...others.map((error) => explainError(error, root))];
}

function explainError(error: ErrorObject, root: unknown): Finding {
  const { keyword, instancePath, params, data } = error;
  const isType = keyword === 'enum' && typeof data === 'string' && instancePath.endsWith('/type');
  if (isType && isBlock(parentOf(instancePath), root)) return explainBlockType(error, root);
  if (keyword === 'required' && params.missingProperty === 'type' && isBlock(instancePath, root))
    return explainMissingBlockType(error, root);
  if (keyword === 'type') return explainValueType(error, root);
  const explained = explainKeyword(error);
  const elsewhere = keyword === 'enum' ? adviceForForeignName(String(data), schemaAt(root, instancePath)) : undefined;
  if (elsewhere !== undefined) return withAdvice(explained, { hint: elsewhere });
  if (keyword === 'required') return { ...explained, ...hintForMissingField(error, root) };
  if (keyword === 'pattern' && isTaken(instancePath, explained.suggestions?.[0], root))
    return withAdvice(explained, { hint: `Expected: ${explained.expected}` });
  if (keyword === 'minLength' && isRequired(instancePath, root))
    return { ...explained, hint: 'Write one: this field is required.' };
  const ofField = keyword === 'pattern' ? ADVICE_BY_FIELD.find(([field]) => field.test(instancePath)) : undefined;
  if (ofField) return withAdvice(explained, ofField[1](String(data), instancePath, root));
  const beside = HINT_BY_FORMAT[params.format as string];
  const hint = explained.fix && params.format === 'phone' ? undefined : beside?.(String(data), instancePath, root);
  if (hint === undefined) return explained;
  return withAdvice(explained, { hint }); // a day alone would lose the rest
}

/** Returns whether another entry of the list has a value in the same field. */
function isTaken(pointer: Pointer, value: string | undefined, root: unknown): boolean {
  const entries = valueAt(root, parentOf(parentOf(pointer)));
  const name = stepsOf(pointer).at(-1)!;
  return (
    Array.isArray(entries) && value !== undefined && entries.some((entry) => isRecord(entry) && entry[name] === value)
  );
}

function isRequired(pointer: Pointer, root: unknown): boolean {
  const name = stepsOf(pointer).at(-1);
  return fieldsAt(root, parentOf(pointer)).some((field) => field.name === name && field.isRequired);
}

/** Returns a finding with other advice, and without the fix that belonged to the former. */
function withAdvice(finding: Finding, advice: Advice | undefined): Finding {
  if (!advice) return finding;
  const { fix: _fix, suggestions: _suggestions, ...withoutFix } = finding;
  return { ...withoutFix, ...advice };
}

/** Says what belongs into a missing field where it is more than a text. */
function hintForMissingField({ instancePath, params }: ErrorObject, root: unknown): { hint?: string } {
  const field = fieldsAt(root, instancePath).find(({ name }) => name === params.missingProperty);
  const { type, enum: words, format } = field ? deref(field.schema).node : {};
  if (instancePath === '/analytics' && isGoogle(recordOf(root, 'analytics')['site']))
    return { hint: `This is a name of Google Analytics, which sets cookies. ${WITHOUT_COOKIES}` };
  if (format === 'place') return { hint: placeHint(root) };
  if (!field || field.name === 'type' || (type !== 'object' && type !== 'array' && !words)) return {};
  return { hint: `Add a line "${field.name}: …". It takes ${describeAccepted(field)}.` };
}

/** Says how a place is named; a map needs its latitude and longitude, which no address has. */
function placeHint(root: unknown): string {
  const placeNames = namesIn(root, 'places') ?? [];
  if (placeNames.length > 0) return `Add a line "place: …", with one of: ${nameList(placeNames)}.`;
  return 'Write the place once, at the top of the file: "places:", and below it "house: {name: …, latitude: …, longitude: …}"; and here "place: house".';
}

/** Returns whether the value at a pointer is a block, of whatever type. */
function isBlock(pointer: Pointer, root: unknown): boolean {
  const schema = schemaAt(withValue(root, pointer, {}), pointer);
  return schema !== undefined && branchesOf(schema) !== undefined;
}

function misplacedIn(pointers: Pointer[], root: unknown): { findings: Finding[]; entries: Set<Pointer> } {
  const entries = pointers.filter((pointer) => /\/\d+$/.test(pointer));
  const findings = [...Map.groupBy(entries, parentOf)].flatMap(([list, own]) => {
    const indexes = own.map((pointer) => Number(stepsOf(pointer).at(-1))).toSorted((a, b) => a - b);
    return misplacedEntries(list, indexes, root);
  });
  const moves = findings.flatMap(({ fix }) => (fix && 'moves' in fix ? fix.moves : []));
  return { findings, entries: new Set(moves.map(({ from }) => from)) };
}

function isWithinSome(pointer: Pointer, others: ReadonlySet<Pointer>): boolean {
  return others.size > 0 && [pointer, ...parentsOf(pointer)].some((part) => others.has(part));
}

function isAboutNames({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'required';
}

function withoutConsequences(errors: ErrorObject[]): ErrorObject[] {
  const seen = new Set<string>();
  const own = errors.filter((error) => {
    // "if" only says that its "then" failed; the same error may come through several branches.
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    if (error.keyword === 'if' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const pointersOf = (...keywords: string[]): Set<string> =>
    new Set(own.filter(({ keyword }) => keywords.includes(keyword)).map(({ instancePath }) => instancePath));
  const wrongTypes = pointersOf('type');
  const misformed = pointersOf(...VALUE_KEYWORDS);
  const isOfForm = ({ keyword, instancePath, params }: ErrorObject) =>
    keyword === 'maxLength' && (params.limit as number) <= LONGEST_FORM && misformed.has(instancePath);
  const lengths = own.filter((error) => error.keyword.endsWith('Length') && !isOfForm(error));
  const wrongLengths = new Set(lengths.map(({ instancePath }) => instancePath));
  const badNames = new Set(
    own.flatMap(({ propertyName, instancePath }) =>
      propertyName === undefined ? [] : `${instancePath} ${propertyName}`,
    ),
  );
  return own.filter((error) => {
    const { keyword, instancePath, params, propertyName } = error;
    if (propertyName !== undefined || isOfForm(error)) return false; // "propertyNames" reports it, or the form does
    if (keyword === 'additionalProperties') return !badNames.has(`${instancePath} ${params.additionalProperty}`);
    if (VALUE_KEYWORDS.has(keyword) && wrongLengths.has(instancePath)) return false;
    return keyword === 'type' || !wrongTypes.has(instancePath);
  });
}
