/** Starts the program of an editor, and waits until it says that it listens. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Longer than any of them should take. */
const TIMEOUT_MS = 180_000;

/** Runs a program of the folder's node_modules until its output has the words. Throws with its output if it ends before. */
export function startProgram(
  folder: string,
  program: string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  // A group of its own: the program and what it starts are ended together.
  const child = spawn(process.execPath, program, { cwd: folder, detached: true, env: { ...process.env, ...env } });
  let output = '';
  return new Promise((done, fail) => {
    const giveUp = (why: string) => fail(new Error(`${program.join(' ')} ${why}:\n${output}`));
    const timer = setTimeout(() => giveUp('does not listen'), TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
      if (!ready.test(output)) return;
      clearTimeout(timer);
      done(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => giveUp(`ended with ${code}`));
  });
}

/** Ends a program with all that it has started. */
export function endProgram(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
