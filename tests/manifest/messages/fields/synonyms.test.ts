/** Fields and blocks by the names of other programs and of people: one message gives the name, and --fix writes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemaFields, schemaAt, annotationWords } from '../../../../manifest/explain/schema-at.ts';
import { fixManifest } from '../../../../manifest/check/fix.ts';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { listFiles } from '../../../../manifest/check/manifest-file.ts';
import { parse } from '../../../../manifest/yaml/parse.ts';
import type { Source } from '../../../../manifest/yaml/source.ts';
import { allSchemas, blockSchemas } from '../../../../schema/schemas.ts';
import { isRecord } from '../../../../schema/values/tree.ts';

const FOLDER = 'examples/bicycle-workshop';
const files = listFiles(join(FOLDER, 'public'));
const site = readFileSync(join(FOLDER, 'site.yaml'), 'utf8');
const encode = (text: string) => new TextEncoder().encode(text);
const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, files);

const find = (text: string) => look(encode(text)).problems;
const fix = (text: string) => Buffer.from(fixManifest(encode(text), look).bytes).toString();

/** Each field of the site once in each kind of object, with the words that are said for it, and where its name is written. */
function namesIn(source: Source): { place: string; name: string; words: string[]; start: number; end: number }[] {
  const seen = new Set<string>();
  const visit = (value: unknown, pointer: string): ReturnType<typeof namesIn> => {
    if (Array.isArray(value)) return value.flatMap((entry, index) => visit(entry, `${pointer}/${index}`));
    if (!isRecord(value)) return [];
    const fields = schemaFields(schemaAt(source.value, pointer)!);
    return Object.entries(value).flatMap(([name, child]) => {
      const inside = visit(child, `${pointer}/${name}`);
      const place = `${pointer.replaceAll(/\/\d+/g, '/*')} ${String(value['type'] ?? '')} ${name}`;
      const field = fields.find((one) => one.name === name);
      if (!field || seen.has(place)) return inside;
      seen.add(place);
      const words = field.synonyms.filter((word) => !word.endsWith('?') && !fields.some((one) => one.name === word));
      return [...inside, { place, name, words, ...source.locate(`${pointer}/${name}`, 'key') }];
    });
  };
  return visit(source.value, '');
}

describe('the words of the schema', () => {
  const names = namesIn(parse('site.yaml', site) as Source);

  test.each(names.filter(({ words }) => words.length > 0))('$place is known by another word', (field) => {
    // The first is the nearest, the last the one that is most likely to mean something else.
    for (const word of [field.words[0]!, field.words.at(-1)!]) {
      const broken = site.slice(0, field.start) + word + site.slice(field.end);
      const problems = find(broken);
      expect(problems.map(({ message }) => message)).toHaveLength(1);
      expect(problems[0]!.suggestions?.[0], word).toBe(field.name);
      expect(fix(broken)).toBe(site);
    }
  });

  test('are said for fields that exist', () => {
    const fields = new Set([...allSchemas().values()].flatMap((schema) => fieldNames(schema)));
    for (const [url, schema] of allSchemas()) {
      const everywhere = schema['x-synonyms'];
      if (typeof everywhere === 'object')
        expect(
          Object.keys(everywhere).filter((name) => !fields.has(name)),
          url,
        ).toEqual([]);
    }
  });

  test('are said once for each block type, and none is the name of another', () => {
    for (const [type, { node }] of blockSchemas()) {
      const words = annotationWords(node['x-synonyms']);
      expect(words.length, type).toBeGreaterThan(0);
      expect(new Set(words).size, type).toBe(words.length);
      const taken = words.filter((word) => blockSchemas().has(word));
      expect(taken, `other words for ${type} in blocks/${type}/schema.json`).toEqual([]);
    }
  });
});

function fieldNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'properties' in node && isRecord(node.properties) ? Object.keys(node.properties) : [];
  return [...own, ...Object.values(node).flatMap((child) => fieldNames(child))];
}

/** A page with one block. */
const page = (block: string) => site.replace(/\n {2}- path: \/contact\n/, (next) => `\n${indented(block)}${next}`);
const indented = (block: string) =>
  block
    .split('\n')
    .map((line) => `      ${line}\n`)
    .join('')
    .slice(0, -1);

describe('a block by another word', () => {
  test.each([
    ['accordion', 'faq', 'heading: Q\n  items:\n    - question: A\n      answer: B'],
    ['cta', 'call-to-action', 'heading: Q\n  actions:\n    - label: A\n      to: /visit'],
    ['text', 'longtext', 'text: Some text'],
    ['text', 'feature', 'heading: Q\n  text: Some text'],
    ['tiles', 'cards', 'items:\n    - title: A'],
    ['plans', 'pricing', 'items:\n    - name: A\n      price: "£5"'],
    ['staff', 'team', 'items:\n    - name: A'],
    ['blockquote', 'quote', 'text: A\n  name: B'],
    [
      'carousel',
      'testimonials',
      'heading: Q\n  items:\n    - name: A\n      location: B\n      rating: 5\n      text: C',
    ],
    ['alert', 'notice', 'heading: Q\n  text: Some text'],
    ['banner', 'call-to-action', 'heading: Q\n  actions:\n    - label: A\n      to: /visit'],
    ['banner', 'notice', 'heading: Q\n  text: Some text'],
    ['numbers', 'stats', 'items:\n    - number: "5"\n      label: A\n    - number: "6"\n      label: B'],
    ['stages', 'steps', 'heading: Q\n  items:\n    - title: A\n      text: B\n    - title: C\n      text: D'],
    ['ContactInfo', 'contact-details', 'heading: Q\n  items:\n    - label: A\n      text: B'],
    ['bullet_list', 'phrase-list', 'heading: Q\n  phrases: [one, two, three]'],
  ])('%s is %s', (word, type, fields) => {
    const [broken, right] = [page(`- type: ${word}\n  ${fields}`), page(`- type: ${type}\n  ${fields}`)];
    expect(broken).not.toBe(site);
    const problems = find(broken);
    expect(problems.map(({ message }) => message)).toHaveLength(1);
    expect(problems[0]!.suggestions?.[0]).toBe(type);
    expect(fix(broken)).toBe(right);
  });

  test.each([
    ['accordionBlock', 'faq', 'heading: Q\n  items:\n    - question: A\n      answer: B'],
    ['stepsy', 'steps', 'heading: Q\n  items:\n    - title: A\n      text: B\n    - title: C\n      text: D'],
    ['longtextArea', 'longtext', 'text: Some text\n  layout: article'],
    ['alert_box', 'notice', 'heading: Q\n  text: Some text'],
    ['phrase-listing', 'phrase-list', 'heading: Q\n  phrases: [one, two, three]'],
  ])('%s is %s, for the name is akin and the content fits nothing else', (word, type, fields) => {
    expect(fix(page(`- type: ${word}\n  ${fields}`))).toBe(page(`- type: ${type}\n  ${fields}`));
  });

  test.each(['noticeboard', 'somethingelse'])('%s is left to a person where the content fits several', (word) => {
    const broken = page(`- type: ${word}\n  heading: Q\n  text: Some text`);
    expect(find(broken)).toHaveLength(1);
    expect(fix(broken)).toBe(broken);
  });

  test('which is that of a shared block, shows the shared block', () => {
    const broken = page('- type: brakes');
    const [problem, ...others] = find(broken);
    expect(others).toEqual([]);
    expect(problem!.hint).toBe('"brakes" is a shared block: write "type: shared", and below it "name: brakes".');
    expect(fix(broken)).toBe(page('- type: shared\n  name: brakes'));
  });

  test('as a field of its own, gets its type', () => {
    const broken = page('- notice:\n    heading: Q\n    text: Some text');
    expect(find(broken)).toHaveLength(1);
    expect(fix(broken)).toBe(page('- type: notice\n  heading: Q\n  text: Some text'));
  });

  test('under another name than type, is found', () => {
    const broken = page('- component: notice\n  heading: Q\n  text: Some text');
    expect(find(broken)).toHaveLength(1);
    expect(fix(broken)).toBe(page('- type: notice\n  heading: Q\n  text: Some text'));
  });

  test('that means several, is left to a person where what it holds fits none of them', () => {
    const broken = page('- type: slider\n  slides: 5');
    expect(find(broken)).toHaveLength(1);
    expect(fix(broken)).toBe(broken);
  });
});

describe('an object in the words of another program', () => {
  test('is one message that says each of them', () => {
    const broken = page('- type: faq\n  title: Q\n  intro: L\n  items:\n    - question: A\n      answer: B');
    const [problem, ...others] = find(broken);
    expect(others).toEqual([]);
    expect(problem!.message).toBe(
      '2 fields have other names here: "title" is called "heading", "intro" is called "lead".',
    );
    expect(fix(broken)).toBe(
      page('- type: faq\n  heading: Q\n  lead: L\n  items:\n    - question: A\n      answer: B'),
    );
  });

  test('says for all entries of a list at once what is wrong with them', () => {
    const broken = page('- type: faq\n  heading: Q\n  items:\n    - q: A\n      a: B\n    - q: C\n      a: D');
    const [problem, ...others] = find(broken);
    expect(others).toEqual([]);
    expect(problem!.message).toContain('"q" is called "question", "a" is called "answer"');
    expect(problem!.hint).toMatch(/The same in line \d+\.$/);
    expect(fix(broken)).toContain('- question: C');
  });

  test('may be written flat', () => {
    const broken = page('- type: feature\n  heading: Q\n  text: T\n  buttonText: Go\n  buttonLink: /visit');
    expect(find(broken)).toHaveLength(1);
    expect(fix(broken)).toBe(
      page('- type: feature\n  heading: Q\n  text: T\n  actions:\n    - label: Go\n      to: /visit'),
    );
  });
});

test('a whole site in other words becomes right', () => {
  const renames: [RegExp, string][] = [
    [/^routes:/m, 'pages:'],
    [/^navigation:/m, 'nav:'],
    [/^( +)meta:/gm, '$1seo:'],
    [/^( +)blocks:/gm, '$1sections:'],
    [/^( +)heading:/gm, '$1title:'],
    [/^( +)lead:/gm, '$1subtitle:'],
    [/^( +)actions:/gm, '$1buttons:'],
    [/^( +- )question:/gm, '$1q:'],
    [/^( +)answer: (?!message)/gm, '$1a: '],
  ];
  const broken = renames.reduce(
    (text, [from, to]) => text.replaceAll(from.global ? from : new RegExp(from, 'gm'), to),
    site,
  );
  expect(broken).not.toBe(site);
  expect(find(broken).length).toBeLessThan(60);
  expect(fix(broken)).toBe(site);
});

describe('a field is renamed only where its value fits', () => {
  test.each([
    ['color: "#134b8f"', 'colours'],
    ['offlin: maybe', 'offline'],
  ])('%s is not', (line, name) => {
    const broken = site.replace('\nurl:', `\n${line}\nurl:`).replace('brand:\n', 'brand:\n');
    expect(find(broken)).toHaveLength(1);
    expect(fix(broken)).toBe(broken);
    expect(name).not.toBe('');
  });

  test('a phone in the wrong column goes to the phones, and becomes no switch', () => {
    const broken = site.replace('\nmail:', '\noffice: "+44 0000 000002"\nmail:');
    const [problem, ...others] = find(broken);
    expect(others).toEqual([]);
    expect(problem!.message).toContain('"phones"');
    expect(fix(broken)).toContain('\n  office: "+44 0000 000002"\nmail:');
  });
});
