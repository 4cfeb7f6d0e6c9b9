/** Before a site goes public: what `check --launch` finds that the plain check lets pass. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkManifest } from '../../../../manifest/manifest.ts';
import { printProblems } from '../../../../manifest/problems/print.ts';
import { ManifestError } from '../../../../manifest/problems/problem.ts';
import { tryCommand } from '../../../support/commands.ts';
import { expectGolden } from '../golden.ts';

const FILE = 'tests/manifest/messages/launch/placeholders.yaml';
const READY = 'tests/manifest/messages/launch/ready.json';

function placeholdersOf(text: string, file = 'site.yaml'): ManifestError {
  try {
    checkManifest(file, new TextEncoder().encode(text), new Set(), { launch: true });
  } catch (error) {
    if (error instanceof ManifestError) return error;
    throw error;
  }
  throw new Error('No placeholder was found.');
}

test('every placeholder is reported with its position and what to do', () => {
  const error = placeholdersOf(readFileSync(FILE, 'utf8'), 'placeholders.yaml');
  expect(new Set(error.problems.map(({ code }) => code))).toEqual(new Set(['placeholder']));
  expectGolden('tests/goldens/messages/launch-placeholders.txt', printProblems(error));
});

test('the plain check lets them pass, and visitors see nothing of the marks', () => {
  const site = checkManifest(FILE, readFileSync(FILE), new Set());
  const texts = JSON.stringify([site.routes, site.footer]);
  expect(texts).toContain('Sample voices.');
  expect(texts).not.toMatch(/placeholders\.skipper|real pupils/);
  expect(texts).toContain('${placeholders.voices} shows the notation'); // the doubled sign writes the notation itself
});

test('a misspelt mark is a mistake, not a silence', () => {
  const text = readFileSync(FILE, 'utf8').replace('${placeholders.skipper}', '${placeholders.skiper}');
  const misspelt = placeholdersOf(text).problems.filter(({ code }) => code === 'unknown-reference');
  expect(misspelt.map(({ hint }) => hint)).toEqual(['Did you mean "${placeholders.skipper}"?']);
});

test.for(['+91 98000 00000', '+91 22 6000 0000', 'https://example.in', 'https://www.my-example.com', 'Todos'])(
  'what can be real is none: %s',
  (value) => {
    const text = readFileSync(READY, 'utf8').replace('for example on the lake', `for example on ${value}`);
    expect(() => checkManifest(READY, new TextEncoder().encode(text), new Set(), { launch: true })).not.toThrow();
  },
);

test('the command ends with 1 while any is left, without the option with 0', () => {
  const { stderr: warned, ...ended } = tryCommand('check', FILE);
  expect(ended).toMatchObject({ status: 0 });
  expect(warned).toMatch(/warning unfinished-text\n[^]*\n1 warning found\.\n$/);
  const { status, stdout, stderr } = tryCommand('check', FILE, '--launch');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/\n10 problems found\.\n$/);
});

test('the command ends with 0 and says so when none is left', () => {
  expect(tryCommand('check', '--launch', READY)).toEqual(
    expect.objectContaining({
      status: 0,
      stdout: `${READY} is right: 1 page. No placeholder is left: it may go public.\n`,
      stderr: '',
    }),
  );
});

test('this site names what it still waits for', () => {
  const { status, stderr } = tryCommand('check', '--launch');
  expect(status).toBe(1);
  for (const place of ['phones, emergency', 'mail', 'page /, block 7 (testimonials)', 'page /terms, block 1 (hero)'])
    expect.soft(stderr).toContain(`\n${place}`);
});
