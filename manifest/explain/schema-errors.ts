/** Turns the schema validator's errors into one plain sentence each. */
import type { ErrorObject } from 'ajv';
import { explainKeyword } from './keywords.ts';
import { explainBlockType, explainMissingType } from './block-type.ts';
import { explainNames } from './fields/field-names.ts';
import { misplacedEntries } from './fields/placement.ts';
import { schemaAt } from './schema-at.ts';
import { explainPair, explainType } from './values/shapes.ts';
import { parentOf, stepsOf, valueAt, withValue } from '../../schema/values/pointer.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { branchesOf } from '../../schema/schemas.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** What an empty or overlong text breaks besides; its length says enough. */
const VALUE_KEYWORDS = new Set(['pattern', 'format']);

/** One finding for each mistake in a manifest: a field by a wrong name is one, not an unknown and a missing one. */
export function explainSchemaErrors(errors: ErrorObject[], root: unknown): Finding[] {
  const relevant = withoutEchoes(errors);
  const findings: Finding[] = [];
  const told = new Set<ErrorObject>();
  const byPlace = Map.groupBy(relevant.filter(isAboutNames), ({ instancePath }) => instancePath);
  const misplaced = misplacedIn([...byPlace.keys()], root);
  findings.push(...misplaced.findings);
  for (const error of relevant) if (isWithinSome(error.instancePath, misplaced.entries)) told.add(error);
  for (const [pointer, own] of byPlace) {
    const unknown = own.flatMap(({ keyword, params }) =>
      keyword === 'additionalProperties' ? [params.additionalProperty as string] : [],
    );
    if (unknown.length === 0 || isWithinSome(pointer, misplaced.entries)) continue;
    const missing = own.flatMap(({ keyword, params }) =>
      keyword === 'required' ? [params.missingProperty as string] : [],
    );
    const value = valueAt(root, pointer) as Tree;
    const pair = explainPair(value, pointer, root);
    if (pair) {
      findings.push(pair);
      for (const error of own) told.add(error);
      continue;
    }
    const names = explainNames({ value, pointer, unknown, missing }, root);
    findings.push(...names.findings);
    for (const error of own) {
      if (error.keyword !== 'required' || names.paired.has(error.params.missingProperty as string)) told.add(error);
    }
  }
  const others = relevant.filter((error) => !told.has(error));
  return [...findings, ...others.map((error) => explainError(error, root))];
}

function explainError(error: ErrorObject, root: unknown): Finding {
  const { keyword, instancePath, params, data } = error;
  if (
    keyword === 'enum' &&
    typeof data === 'string' &&
    instancePath.endsWith('/type') &&
    isBlock(parentOf(instancePath), root)
  )
    return explainBlockType(error, root);
  if (keyword === 'required' && params.missingProperty === 'type' && isBlock(instancePath, root))
    return explainMissingType(error, root);
  return keyword === 'type' ? explainType(error, root) : explainKeyword(error);
}

/** Whether the value at a pointer is a block, whatever its type. */
function isBlock(pointer: Pointer, root: unknown): boolean {
  const schema = schemaAt(withValue(root, pointer, {}), pointer);
  return schema !== undefined && branchesOf(schema) !== undefined;
}

/** The entries of lists that belong to other lists. */
function misplacedIn(places: Pointer[], root: unknown): { findings: Finding[]; entries: Set<Pointer> } {
  const entries = places.filter((place) => /\/\d+$/.test(place));
  const findings = [...Map.groupBy(entries, parentOf)].flatMap(([list, own]) => {
    const indexes = own.map((place) => Number(stepsOf(place).at(-1))).toSorted((a, b) => a - b);
    return misplacedEntries(list, indexes, root);
  });
  const moves = findings.flatMap(({ fix }) => (fix && 'moves' in fix ? fix.moves : []));
  return { findings, entries: new Set(moves.map(({ from }) => from)) };
}

function isWithinSome(pointer: Pointer, places: ReadonlySet<Pointer>): boolean {
  for (let part = pointer; part !== ''; part = parentOf(part)) if (places.has(part)) return true;
  return false;
}

function isAboutNames({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'required';
}

/** The errors without those that another one brings about. */
function withoutEchoes(errors: ErrorObject[]): ErrorObject[] {
  const seen = new Set<string>();
  const own = errors.filter((error) => {
    // "if" only says that its "then" failed; the same error may come through several branches.
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    if (error.keyword === 'if' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const pathsOf = (...keywords: string[]): Set<string> =>
    new Set(own.filter(({ keyword }) => keywords.includes(keyword)).map(({ instancePath }) => instancePath));
  const wrongTypes = pathsOf('type');
  const wrongLengths = pathsOf('minLength', 'maxLength');
  const badNames = new Set(
    own.flatMap(({ propertyName, instancePath }) =>
      propertyName === undefined ? [] : `${instancePath} ${propertyName}`,
    ),
  );
  return own.filter(({ keyword, instancePath, params, propertyName }) => {
    if (propertyName !== undefined) return false; // told by propertyNames itself
    if (keyword === 'additionalProperties') return !badNames.has(`${instancePath} ${params.additionalProperty}`);
    if (VALUE_KEYWORDS.has(keyword) && wrongLengths.has(instancePath)) return false;
    return keyword === 'type' || !wrongTypes.has(instancePath);
  });
}
