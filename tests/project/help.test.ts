/** What every command says to anyone who asks how it is called. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '../support/commands.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /scripts\/([\w-]+)\.ts$/.exec(line) ?? [];
  return file === undefined ? [] : [{ name, file }];
});

test('there are commands to ask', () => {
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'build', 'check', 'merge', 'leads']),
  );
});

test.for(commands)('npm run $name says how it is called, and does nothing else', ({ name, file }) => {
  for (const question of ['--help', '-h']) {
    const { stdout, stderr } = runCommand(file, question);
    expect(stdout).toMatch(new RegExp(`npm (run )?${name}\\b`));
    expect(stdout).not.toMatch(/\*\/|^ *\*/m);
    expect(stderr).toBe('');
  }
});
