/** Before a message is answered, it is on the disk: seen in the calls that the process makes to the system. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { makeFolder } from '../support/files/folder.ts';
import { Server } from './server.ts';

const MESSAGES = 200;
const hasStrace = spawnSync('strace', ['--version']).status === 0;

/** Watches a server while messages are sent one after the other; counts those that were synced before their answer. */
async function countSynced(prepare: (server: Server) => Promise<void>): Promise<{ answers: number; synced: number }> {
  const data = makeFolder();
  const log = join(data, 'strace.log');
  const server = await Server.start({ site: inject('school'), data });
  await server.post('first', 'first');
  await prepare(server);
  const calls = 'trace=fsync,fdatasync,write,writev,sendto,sendmsg';
  const strace = spawn('strace', ['-f', '-e', calls, '-s', '40', '-o', log, '-p', String(server.pid)]);
  await once(strace.stderr, 'data'); // it says that it has attached
  await wait(200);
  for (let index = 0; index < MESSAGES; index++) expect(await server.post(`message ${index}`, `${index}`)).toBe(200);
  const ended = once(strace, 'exit');
  strace.kill('SIGINT');
  await ended;
  await server.kill('SIGTERM');
  const lines = readFileSync(log, 'utf8').split('\n');
  rmSync(data, { recursive: true, force: true });
  let synced = 0;
  let answers = 0;
  let isSynced = false;
  for (const line of lines) {
    if (/\b(?:fsync|fdatasync)\(/.test(line)) isSynced = true;
    if (!line.includes('HTTP/1.1 200')) continue;
    answers++;
    if (isSynced) synced++;
    isSynced = false;
  }
  return { answers, synced };
}

describe.runIf(hasStrace)('a message is on the disk before it is answered', () => {
  test('every one of 200', async () => {
    expect(await countSynced(async () => {})).toEqual({ answers: MESSAGES, synced: MESSAGES });
  });

  test('and this would be seen if it were not', async () => {
    const { answers, synced } = await countSynced((server) => server.breakWith('pragma synchronous = normal'));
    expect(answers).toBe(MESSAGES);
    expect(synced).toBeLessThan(MESSAGES / 10);
  });
});
