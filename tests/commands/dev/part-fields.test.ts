/** The fields of every block, with all that is within it: each has a name, a help and a control, and what it offers can be added. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseOrRefuse } from '../../../editing/edit-text.ts';
import { applyEdit } from '../../../editing/apply-edit.ts';
import { validate } from '../../../manifest/explain/validate.ts';
import { valueAt } from '../../../schema/values/pointer.ts';
import { isRecord, pagesOf } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { publicFiles, blockTypesWithFolder, readExamplesFile } from '../../../scripts/dev/gallery/examples.ts';
import { siteWith } from '../../../scripts/dev/gallery/example-site.ts';
import type { PartField } from '../../../scripts/dev/editing/fields/fields.ts';
import { partFields } from '../../../scripts/dev/editing/fields/part-fields.ts';

/** Returns the fields of a part and of every part within it. */
function allFields(manifest: Tree, at: string): PartField[] {
  const part = partFields(at, { manifest, files: publicFiles });
  return (part?.fields ?? []).flatMap((field) => {
    const inside = field.kind === 'part' ? [field.at] : (field.entries ?? []).map((entry) => entry.at);
    return [field, ...inside.flatMap((one) => (isRecord(valueAt(manifest, one)) ? allFields(manifest, one) : []))];
  });
}

test.each(blockTypesWithFolder())('of %s', (type) => {
  const examples = (readExamplesFile(type)!.value as { block: Tree }[]).map(({ block }) => block);
  for (const block of examples) {
    const manifest = siteWith(block);
    const index = type === 'hero' ? 0 : 1;
    const fields = allFields(manifest, `/routes/1/blocks/${index}`);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      expect(field.label, field.at).toMatch(/\S/);
      expect(field.help, field.at).toMatch(/\S/);
      if (field.kind === 'choice') expect(field.options, field.at).not.toEqual([]);
      expect(faultsWithNewValue(manifest, field), field.at).toEqual([]);
    }
  }
  expect(examples.length).toBeGreaterThan(0);
});

test.each(['site.yaml', ...globSync('examples/*/site.yaml')])('of the settings of %s', (file) => {
  const manifest = parseOrRefuse(readFileSync(file, 'utf8')) as Tree;
  const settings = partFields('', { manifest, files: publicFiles })!;
  for (const field of settings.fields) {
    expect(['list', 'map'], field.at).not.toContain(field.kind); // they are opened by themselves
    for (const one of [field, ...(field.kind === 'part' ? allFields(manifest, field.at) : [])]) {
      expect(one.label && one.help, one.at).toMatch(/\S/);
      expect(faultsWithNewValue(manifest, one), one.at).toEqual([]);
    }
  }
});

test('of a block on the page of an answer: what is added is the example of the block, as on every other page', () => {
  const block = { type: 'steps', heading: 'How', items: [{ title: 'One', text: 'First.' }] };
  const manifest = siteWith(block);
  const offered = (at: string, site: Tree) =>
    partFields(at, { manifest: site, files: publicFiles })!.fields.find(({ kind }) => kind === 'list')?.newValue;
  const onPage = offered('/routes/1/blocks/1', manifest);
  expect(onPage).toBeDefined();
  const site = { ...manifest, answerPage: { ...(manifest['notFound'] as Tree), blocks: [block] } };
  expect(offered('/answerPage/blocks/0', site)).toEqual(onPage);
});

/** Returns what the schema says of a field once what can be added is added to it. */
function faultsWithNewValue(manifest: Tree, { at, kind, value, newValue }: PartField): string[] {
  if (newValue === undefined || (kind === 'part' && value !== undefined)) return [];
  const isNamed = kind === 'map';
  const path = value === undefined ? at : `${at}/${isNamed ? 'name' : '-'}`;
  const wrong = validate(applyEdit(manifest, { op: 'add', path, value: isNamed && value === undefined ? { name: newValue } : newValue })); // prettier-ignore
  return wrong.map(({ message }) => `${JSON.stringify(newValue)}: ${message}`);
}

test('of an entry: what other entries of the list have comes with the required fields, before all others', () => {
  const people = [{ name: 'Ros', role: 'Wheels' }, { name: 'Ada' }, { name: 'Sam', text: 'Makes the tea.' }];
  const manifest = siteWith({ type: 'team', heading: 'Who helps you', items: people });
  const { fields, usual } = partFields('/routes/1/blocks/1/items/1', { manifest, files: publicFiles })!;
  const names = fields.map(({ at }) => at.split('/').at(-1));
  expect(names.slice(0, usual).toSorted()).toEqual(['name', 'role', 'text']);
  expect(names.length).toBeGreaterThan(usual);
});

test('of every page: all that the schema has, but for its address and its blocks, which are edited otherwise', () => {
  const manifest = parseOrRefuse(readFileSync('site.yaml', 'utf8')) as Tree;
  for (const { path, pointer } of pagesOf(manifest)) {
    if (path === undefined) continue;
    const part = partFields(pointer, { manifest, files: publicFiles })!;
    expect(part.name).toBe(path);
    expect(part.fields.map(({ at }) => at.slice(pointer.length + 1)).toSorted()).toEqual([
      'authors',
      'collection',
      'date',
      'draft',
      'meta',
      'name',
      'parent',
      'publish',
      'tags',
    ]);
    for (const { label, help } of part.fields) expect(label && help).toMatch(/\S/);
  }
});
