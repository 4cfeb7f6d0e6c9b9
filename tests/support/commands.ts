/** Runs the project's commands as a user does. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The test runner sets NODE_ENV; a user does not.
const { NODE_ENV: _unset, ...env } = process.env;

const PROGRAM = 'bin/waybill.js';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end. Throws if it fails; `tryCommand` does not. */
export function runCommand(name: string, ...args: string[]): CommandResult {
  const result = tryCommand(name, ...args);
  if (result.status !== 0) throw new Error(`${name} ended with ${result.status}:\n${result.stderr}`);
  return result;
}

/** Runs a command to its end, whether it succeeds or fails. */
export function tryCommand(name: string, ...args: string[]): CommandResult {
  return spawnSync(process.execPath, [PROGRAM, name, ...args], { encoding: 'utf8', env });
}

export interface RunningCommand {
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** The address it says to open. */
  url: string;
}

/** The tests answer payments themselves; the variables make the policy of pages allow the gateway. */
const GATEWAY = { PAYU_KEY: 'key', PAYU_SALT: 'salt', PAYU_VERIFY_URL: 'http://127.0.0.1:9/' };

/** Runs a command to its end with changed environment variables; undefined removes one. */
export function tryCommandWith(variables: NodeJS.ProcessEnv, name: string, ...args: string[]): CommandResult {
  return spawnSync(process.execPath, [PROGRAM, name, ...args], {
    encoding: 'utf8',
    env: { ...env, ...variables },
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Starts a command that serves, and waits for the address that it prints. Its data folder is deleted when it ends. */
export function startCommand(name: string, ...args: string[]): Promise<RunningCommand> {
  return startCommandWith({}, name, ...args);
}

/** Starts a command that serves, with more environment variables. */
export function startCommandWith(
  more: Record<string, string>,
  name: string,
  ...args: string[]
): Promise<RunningCommand> {
  return startProgram(PROGRAM, more, name, ...args);
}

/** Starts a command of a copy of the project. */
export async function startProgram(
  program: string,
  more: Record<string, string>,
  name: string,
  ...args: string[]
): Promise<RunningCommand> {
  const data = mkdtempSync(join(tmpdir(), 'waybill-data-'));
  const child = spawn(process.execPath, [program, name, ...args], {
    env: { ...env, ...GATEWAY, DATA_FOLDER: data, STOP_NOTICE: '0', ...more },
  });
  child.once('exit', () => rmSync(data, { recursive: true, force: true }));
  let output = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.on('data', (chunk) => (output += String(chunk)));
  const url = await new Promise<string>((done, fail) => {
    const look = () => {
      const [, address] = /Open (http:\S+)/.exec(output) ?? [];
      if (address) done(address);
    };
    for (const stream of streams) stream.on('data', look);
    child.once('exit', (code) => fail(new Error(`${name} ended with ${code}:\n${output}`)));
  });
  return { process: child, output: () => output, url };
}
