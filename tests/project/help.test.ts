/** What every command says to anyone who asks how it is called. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { COMMANDS } from '../../scripts/cli/commands.ts';

const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};
const runProgram = (...args: string[]) =>
  spawnSync(process.execPath, ['bin/waybill.js', ...args], { encoding: 'utf8' });

test('waybill lists all commands, each with what it does', () => {
  const { stdout, stderr } = runProgram('--help');
  for (const name of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} +[A-Z]`, 'm'));
  expect(stderr).toBe('');
  expect(runProgram().stdout).toBe(stdout);
});

test('every command is a script of the project, too', () => {
  for (const name of COMMANDS) expect(scripts[name]).toMatch(new RegExp(`bin/waybill\\.js ${name}$`));
});

test('a mistyped command gets a suggestion, and exit code 2', () => {
  const { status, stderr } = runProgram('chekc');
  expect(stderr).toBe('There is no command "chekc". Did you mean "check"? "npx waybill --help" lists all.\n');
  expect(status).toBe(2);
});

test('waybill --version says which version it is', () => {
  expect(runProgram('--version').stdout).toBe(`${version}\n`);
});

test.for(COMMANDS)('waybill %s says how it is called, and does nothing else', (name) => {
  const { stdout, stderr } = runProgram(name, '--help');
  expect(stdout).toMatch(new RegExp(`waybill ${name}\\b`));
  expect(stdout).not.toMatch(/\*\/|^ *\*/m);
  expect(stderr).toBe('');
});

// Each of these answers in its own way; all others answer as build does.
test.for(['build', 'check', 'leads'])('waybill %s takes -h for --help, also behind other arguments', (name) => {
  expect(runProgram(name, 'x', '-h')).toMatchObject({
    status: 0,
    stdout: runProgram(name, '--help').stdout,
    stderr: '',
  });
});

// As a script of the project starts them, whatever waybill has loaded.
test.for(['build', 'check'])('scripts/%s.ts says the same', (name) => {
  const { stdout } = spawnSync(process.execPath, [`scripts/${name}.ts`, '--help'], { encoding: 'utf8' });
  expect(stdout).toBe(runProgram(name, '--help').stdout);
});
