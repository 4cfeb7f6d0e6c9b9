/** A fast build that leaves something out is no build: bench:build looks at what was written. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkOutput, linesOf } from '../../../bench/build/measuring/check.ts';
import { outputOf } from '../../../bench/build/report/output.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = makeFolder();

beforeEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const check = (...texts: string[]) => checkOutput(folder, { paths: ['/a'], texts: [{ path: '/a', texts }] });

describe('the texts of a page', () => {
  test('are found whatever markup, entities and line ends a generator sets around them', () => {
    write('a/index.html', '<h1>A <em>fast</em>\n  &amp; safe&#32;bed</h1><p>don&#x27;t</p>');
    expect(() => check('A fast & safe bed', "don't")).not.toThrow();
  });

  test('that are missing are named, with their page', () => {
    write('a.html', '<h1>A bed</h1>');
    expect(() => check('A bed', 'A nurse')).toThrow('/a does not say "A nurse".');
  });

  test('do not count where only the data of a script holds them', () => {
    write('a.html', '<h1>A bed</h1><script>{"text":"A nurse"}</script>');
    expect(() => check('A nurse')).toThrow('A nurse');
  });

  test('are looked for as visitors read them, not as Markdown', () => {
    expect(linesOf([{ type: 'hero', heading: 'One **strong** [link](/b)', to: '/b' }, ['Two']])).toEqual([
      'One strong link',
      'Two',
    ]);
  });
});

test('a page that was not written is named', () => {
  write('b.html', '');
  expect(() => check()).toThrow('There is no page for /a.');
});

test('every file is counted, in folders too', () => {
  write('a/index.html', '12345');
  write('assets/page.css', '123');
  expect(outputOf(folder)).toEqual({ files: 2, bytes: 8, pages: 1, html: 5 });
});
