/** waybill explain: a code that a message shows leads to its meaning and its correction, in any folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemKinds } from '../../../manifest/problems/kinds.ts';
import { rules } from '../../../manifest/rules/checks.ts';
import { blockTypes } from '../../../schema/schemas.ts';
import { tryCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';

test('every word of the list is explained', () => {
  const { stdout: list, status } = tryCommand('explain');
  expect(status).toBe(0);
  const words = [...list.matchAll(/^(\S+) {2,}\S/gm)].map(([, word]) => word!);
  expect(words).toEqual(
    expect.arrayContaining([...Object.keys(problemKinds), ...blockTypes(), 'theme', 'labels', 'text', 'deploy']),
  );
  const { stdout: pages } = tryCommand('explain', ...words);
  for (const type of blockTypes()) expect(pages).toContain(`## ${type}\n`);
  expect(pages).toContain(readFileSync('docs/text.md', 'utf8').trimEnd());
  for (const { code, title, fix, wrong } of rules) {
    expect(pages).toContain(`# ${title}\n\n\`${code}\``);
    expect(pages).toContain(fix);
    if (typeof wrong !== 'string') expect(pages).toMatch(new RegExp(`^\\S+  (?:warning )?${code}\\b`, 'm'));
  }
});

test('a field at the top of the file is explained with those below it', () => {
  expect(tryCommand('explain', 'theme').stdout).toMatch(/^## theme\n[^]*\| seed \|/);
  expect(tryCommand('explain', 'authors').stdout).toMatch(/Names of your own[^]*\| name \|/);
  expect(tryCommand('explain', 'routes').stdout).toMatch(/each entry[^]*\| path \|/);
});

test('a message without advice names the command, and a misspelt code is answered with the nearest', () => {
  const manifest = join(makeFolder(), 'site.yaml');
  const example = readFileSync('manifest/rules/example.yaml', 'utf8');
  writeFileSync(manifest, example.replace('name: Home', 'name: "\\e[31mHome"'));
  const { stderr, stdout } = tryCommand('check', manifest);
  expect(stdout + stderr).toContain('wrong-value  npx waybill explain wrong-value');
  expect(tryCommand('explain', 'brokn-link')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Did you mean "broken-link"?'),
  });
});
