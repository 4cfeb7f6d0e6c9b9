/** A manifest of an older version: each old form is one message with its fix, and hides no other mistake. */
import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { CHANGES } from '../../../manifest/check/upgrade/changes.ts';
import { fieldRenamed } from '../../../manifest/check/upgrade/schema-change.ts';
import { writtenBlocks } from '../../../manifest/rules/support/written-blocks.ts';
import type { SchemaChange } from '../../../manifest/check/upgrade/schema-change.ts';

const noFiles = new Set<string>();
const current = readFileSync('manifest/rules/example.yaml', 'utf8').replace(
  /(?=heading: Our courses)/,
  'size: plain\n        ',
);
const own = [...CHANGES];

afterEach(() => void CHANGES.splice(0, CHANGES.length, ...own));

function change(...finds: Find[]): void {
  CHANGES.push(...finds.map((find) => ({ version: '9.0.0', about: 'It has another name', find })));
}

const check = (text: string) => checkText('site.yaml', new TextEncoder().encode(text), noFiles);

/** Returns the lines and codes of the problems that the check reports. */
function reported(text: string): string[] {
  const { problems, text: written } = check(text);
  return problems.map(({ code, span }) => `${written.slice(0, span.start).split('\n').length} ${code}`);
}

function upgraded(text: string): string {
  const { bytes } = fixManifest(new TextEncoder().encode(text), (one) => checkText('site.yaml', one, noFiles));
  return new TextDecoder().decode(bytes);
}

/** Returns the example as it would have been before, with the line of the first thing that was different. */
function older(now: RegExp | string, before: string): { text: string; line: number } {
  const text = current.replace(now, before);
  expect(text).not.toBe(current);
  const at = text.split('\n').findIndex((line, index) => line !== current.split('\n')[index]);
  return { text, line: at + 1 };
}

type Find = NonNullable<SchemaChange['find']>;

function typeRenamed(from: string, to: string): Find {
  return function* (manifest) {
    for (const { pointer } of writtenBlocks(manifest, from)) yield { pointer: `${pointer}/type`, fix: { replace: to } };
  };
}

function valueRenamed(type: string, field: string, from: string, to: string): Find {
  return function* (manifest) {
    for (const { pointer, value } of writtenBlocks(manifest, type))
      if (value[field] === from) yield { pointer: `${pointer}/${field}`, fix: { replace: to } };
  };
}

const forms = [
  {
    what: 'a field of a block',
    reverse: fieldRenamed({ blocks: 'longtext' }, 'words', 'text'),
    old: older(/(?<=- type: longtext\n +)text:/, 'words:'),
  },
  {
    what: 'a type of block',
    reverse: typeRenamed('prose-text', 'longtext'),
    old: older('type: longtext', 'type: prose-text'),
  },
  {
    what: 'a value',
    reverse: valueRenamed('hero', 'size', 'smallest', 'plain'),
    old: older('size: plain', 'size: smallest'),
  },
  {
    what: 'a field of a page',
    reverse: fieldRenamed('pages', 'title', 'name'),
    old: older(/(?<=- path: \/courses\n +)name:/, 'title:'),
  },
];

describe.for(forms)('$what that has another name now', ({ reverse, old }) => {
  test('is one message at its line', () => {
    change(reverse);
    expect(reported(old.text)).toEqual([`${old.line} old-form`]);
  });

  test('is written in the new form, and no other byte changes', () => {
    change(reverse);
    expect(upgraded(old.text)).toBe(current);
    const windows = old.text.replaceAll('\n', '\r\n');
    expect(upgraded(windows)).toBe(current.replaceAll('\n', '\r\n'));
  });

  test('hides no other mistake, before it or after it', () => {
    change(reverse);
    const text = `${old.text.replace('language: en', 'lnaguage: en')}colour: red\n`;
    const mistakes = reported(`${current.replace('language: en', 'lnaguage: en')}colour: red\n`);
    expect(mistakes).toHaveLength(2);
    expect(reported(text)).toEqual([mistakes[0], `${old.line} old-form`, mistakes[1]]);
  });
});

test('a name that has changed twice is brought to the newest in one go', () => {
  change(typeRenamed('a-text', 'b-text'), typeRenamed('b-text', 'longtext'));
  const { text } = older('type: longtext', 'type: a-text');
  expect(upgraded(text)).toBe(current);
});

describe('a field that is in another object now', () => {
  const DESCRIPTION = /( {6}description: Every course of.*\n)/;

  test('is moved there with its lines, wherever its object has others', () => {
    const { text } = older(
      DESCRIPTION,
      '$1      data:\n        kind: business\n        # Since the spring.\n        modified: 2026-05-01\n',
    );
    expect(reported(text)).toEqual([expect.stringMatching(/ old-form$/)]);
    const meta = load(upgraded(text)) as { routes: { meta: object }[] };
    expect(meta.routes[1]!.meta).toMatchObject({ modified: expect.anything(), data: { kind: 'business' } });
    expect(reported(upgraded(text))).toEqual([]);
  });

  test('takes an object with it that would be empty', () => {
    const { text } = older(DESCRIPTION, '$1      data:\n        modified: 2026-05-01\n');
    expect(upgraded(text)).toBe(current.replace(DESCRIPTION, '$1      modified: 2026-05-01\n'));
  });

  test('is reported alone where it is written in braces', () => {
    const { text, line } = older(DESCRIPTION, '$1      data: { kind: business, modified: 2026-05-01 }\n');
    expect(reported(text)).toEqual([`${line} old-form`]);
    expect(check(text).problems[0]).not.toHaveProperty('fix');
  });
});
