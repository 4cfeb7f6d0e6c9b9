/**
 * Recognizes names whose definition is wrong. A name with a broken value is still defined: that value gets the one
 * message, and the uses of the name none.
 */
import { linkedPaths, lostWithPaths } from './broken-paths.ts';
import type { Finding, ProblemCode } from '../problems/problem.ts';
import { siteFields } from '../words/schema-fields.ts';
import { parentOf } from '../../schema/values/pointer.ts';
import { deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import { SINGLES } from '../text/named-values.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** The groups of named values. */
const GROUPS = ['phones', 'figures', 'placeholders', 'brand'];

/**
 * Returns the names in a group of a manifest; undefined where the group is not a mapping, so that its names are
 * unknown.
 */
export function namesIn(manifest: unknown, group: string): string[] | undefined {
  if (!isRecord(manifest)) return [];
  if (!Object.hasOwn(manifest, group)) return strayNames(manifest);
  const named = manifest[group];
  return isRecord(named) ? Object.keys(named) : undefined;
}

/**
 * Returns the names below unknown fields at the top: one of these fields may be the missing group under another word.
 */
function strayNames(manifest: Tree): string[] {
  const fields = siteFields();
  return Object.entries(manifest).flatMap(([field, value]) =>
    isRecord(value) && !fields.has(field) ? Object.keys(value) : [],
  );
}

const NAME_CODES = new Set<ProblemCode>([
  'unknown-reference',
  'unknown-endpoint',
  'unknown-place',
  'unknown-shared',
  'unknown-category',
  'unknown-collection',
  'unknown-tag',
  'unknown-author',
  'unknown-parent',
]);

/**
 * Combines the findings of the rules and of the schema, each mistake once: where the definition of a name is wrong, its
 * uses are not reported, and for an unknown name its wrong form is not. A text that should be a list of unknown names
 * gets one finding, with the fix for the names.
 */
export function validNames(findings: Finding[], schemaFindings: Finding[]): Finding[] {
  const named = new Map(findings.filter(({ code }) => NAME_CODES.has(code)).map((one) => [one.pointer, one]));
  const paths = linkedPaths(findings, schemaFindings);
  const lists = new Set<Finding>();
  const reported = paths.schemaFindings.flatMap((finding) => {
    const name = named.get(finding.pointer);
    if (!name) return finding;
    if (finding.code === 'wrong-value') return [];
    if (finding.code !== 'wrong-type' || !name.fix || !('separate' in name.fix)) return finding;
    lists.add(name);
    return { ...finding, ...pick(name) };
  });
  const redirected = redirectTargets(findings);
  const lost = lostWithPaths(findings, schemaFindings);
  const isReported = (one: Finding) =>
    lists.has(one) ||
    paths.links.has(one) ||
    redirected.has(one) ||
    lost.has(one) ||
    isOfText(one, schemaFindings) ||
    isOfBrokenList(one, schemaFindings);
  return [...reported, ...findings.filter((one) => !isReported(one))];
}

const pick = ({ hint, suggestions, fix }: Finding) => ({
  ...(hint === undefined ? {} : { hint }),
  ...(suggestions ? { suggestions } : {}),
  ...(fix ? { fix } : {}),
});

/** Returns the findings on the targets of redirects whose start is wrong, too. */
function redirectTargets(findings: Finding[]): Set<Finding> {
  const conflicts = findings.filter(({ code }) => code === 'redirect-conflict');
  const starts = new Set(conflicts.map(({ pointer }) => pointer));
  return new Set(
    findings.filter(({ code, pointer }) => code === 'broken-link' && starts.has(pointer.replace(/\/to$/, '/from'))),
  );
}

/** Returns whether a finding is about a text that should be a list, which the schema's finding reports. */
function isOfText({ fix, pointer }: Finding, schemaFindings: Finding[]): boolean {
  if (!fix || !('separate' in fix)) return false;
  return schemaFindings.some(
    ({ code, pointer: at }) => code === 'wrong-type' && (at === pointer || at === parentOf(pointer)),
  );
}

/** Returns whether a finding says that a category is unknown, where the list of categories has a mistake of its own. */
function isOfBrokenList({ code, pointer }: Finding, schemaFindings: Finding[]): boolean {
  if (code !== 'unknown-category') return false;
  const list = pointer.replace(/\/items\/\d+\/category$/, '/categories');
  return schemaFindings.some(({ pointer: at }) => at === list || at.startsWith(`${list}/`));
}

/** Knows which references are to a value that is defined, but invalid. */
export class BrokenNames {
  readonly #groups = new Set<string>();
  readonly #names = new Set<string>();

  constructor(manifest: unknown) {
    if (!isRecord(manifest)) return;
    const { required = [], definitions = {} } = readSchema(siteSchemaUrl);
    for (const group of GROUPS) {
      const named = manifest[group];
      if (isRecord(named)) this.#readGroup(group, named);
      // Where a field is missing that has to be there, that is reported.
      else if (Object.hasOwn(manifest, group) || required.includes(group)) this.#groups.add(group);
      else for (const name of strayNames(manifest)) this.#names.add(`${group}.${name}`);
      for (const name of definitions[group]?.required ?? []) this.#names.add(`${group}.${name}`);
    }
    // A name with its group, which is reported as a field: phones.office.
    for (const field of Object.keys(manifest)) if (field.includes('.')) this.#names.add(field);
    // A group by another word, which is reported: figures that are called numbers here and in texts.
    for (const [field, value] of Object.entries(manifest))
      if (isRecord(value) && !siteFields().has(field))
        for (const name of Object.keys(value)) this.#names.add(`${field}.${name}`);
    for (const name of SINGLES) if (Object.hasOwn(manifest, name) || required.includes(name)) this.#names.add(name);
  }

  /** Returns whether the definition of a value that could not be read is there. */
  has(reference: string): boolean {
    if (this.#names.has(reference)) return true;
    const [group = '', name = ''] = reference.split('.', 2);
    return this.#groups.has(group) || this.#names.has(`${group}.${name}`);
  }

  /** Notes the values of a group that should be texts and are not, and the names within them. */
  #readGroup(group: string, named: Tree): void {
    for (const [name, value] of Object.entries(named)) {
      if (typeof value === 'string' || !isTextField(group, name)) continue;
      this.#names.add(`${group}.${name}`);
      if (isRecord(value)) for (const inner of Object.keys(value)) this.#names.add(`${group}.${inner}`);
    }
  }
}

/** Returns whether a name in a group is one for a text. The brand has lists, too. */
function isTextField(group: string, name: string): boolean {
  const base = siteSchemaUrl;
  const { properties } = deref({ node: readSchema(base).properties![group]!, base }).node;
  if (!properties) return true;
  const { type = '' } = Object.hasOwn(properties, name) ? deref({ node: properties[name]!, base }).node : {};
  return ['string', 'integer'].includes(type);
}
