/** What was found in a file of translations is kept until the file changes, and that it is right until anything does. */
import { hash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parsePo } from '../../../../localize/catalog/parse.ts';
import { parseOnce } from '../../../../localize/catalog/parse-cache.ts';
import { checkOnce } from '../../../../localize/check/check-once.ts';
import type { Problem } from '../../../../manifest/problems/problem.ts';
import { cacheFolder } from '../../../../schema/values/cache.ts';

const ENTRY =
  '#. A title.\n#: /about:hero.heading\n#, fuzzy\n#| msgid "Before"\nmsgctxt "/about"\nmsgid "About"\nmsgstr "Über uns"\n\n';
const text = (language: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n\n${ENTRY}${'# नोट\n'.repeat(5_000)}`;

const files: string[] = [];
const cachedOf = (file: string) => join(cacheFolder('waybill-catalogs'), hash('sha1', file));
afterAll(() => {
  for (const file of files) for (const end of ['', '-right']) rmSync(`${cachedOf(file)}${end}`, { force: true });
});

/** Returns the path of a file that has not been read before, below a folder that does not exist. */
function unread(): string {
  const file = `/nowhere/${process.pid}-${files.length}/de.po`;
  files.push(file);
  return file;
}

/** Returns how often a text is parsed, when it is asked for several times. */
function parse(file: string, texts: string[]) {
  const parser = vi.fn(parsePo);
  const found = texts.map((one) => parseOnce(one, file, parser));
  return { found, times: parser.mock.calls.length };
}

test('a file that has not changed is parsed once, and is the same', () => {
  const { found, times } = parse(unread(), [text('de'), text('de'), text('de')]);
  expect(times).toBe(1);
  for (const one of found) expect(one).toEqual(parsePo(text('de')));
});

test('a file that has changed is parsed again', () => {
  const { found, times } = parse(unread(), [text('de'), text('fr'), text('de')]);
  expect(times).toBe(3);
  expect(found.map(({ headers }) => headers['Language'])).toEqual(['de', 'fr', 'de']);
});

test('two files of the same content do not take the place of one another', () => {
  const [one, other] = [unread(), unread()];
  expect([one, other, one, other].map((file) => parse(file, [text('de')]).times)).toEqual([1, 1, 0, 0]);
});

test('what is wrong with a file is said each time', () => {
  const file = unread();
  const broken = `${text('de')}msgid "One\n`;
  expect(() => parseOnce(broken, file, parsePo)).toThrow(/End-of-line/);
  expect(() => parseOnce(broken, file, parsePo)).toThrow(/End-of-line/);
});

test('a cache that is cut off or holds something else is made again', () => {
  const file = unread();
  parse(file, [text('de')]);
  for (const content of ['', 'nonsense', Buffer.alloc(40)]) {
    writeFileSync(cachedOf(file), content);
    const { found, times } = parse(file, [text('de'), text('de')]);
    expect(times).toBe(1);
    expect(found[1]).toEqual(parsePo(text('de')));
  }
});

test('translations that were right are checked again when anything has changed, and wrong ones each time', () => {
  const file = unread();
  const wrong = [{ code: 'translation-differs' } as Problem];
  const check = vi.fn((): Problem[] => []);
  expect(['one', 'one', 'two', 'two'].map((key) => checkOnce(file, key, check))).toEqual([[], [], [], []]);
  expect(check).toHaveBeenCalledTimes(2);
  for (let time = 0; time < 2; time++) expect(checkOnce(file, 'three', () => wrong)).toEqual(wrong);
});
