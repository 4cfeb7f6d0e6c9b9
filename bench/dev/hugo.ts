import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPort } from '../../tests/support/http/port.ts';
import { newest, peer } from '../build/peers/hugo/peer.ts';
import type { Peer } from '../build/measuring/peer.ts';
import { peersFolder } from '../build/measuring/paths.ts';
import type { Source } from '../build/measuring/source.ts';
import type { Running } from './measure.ts';
import { middleOf } from './middle.ts';
import type { Server } from './server.ts';

/** The servers of the system's Hugo and of a newer one, where they are installed. */
export const hugos: Server[] = Object.entries({ hugo: peer, 'hugo-newest': newest }).flatMap(([key, one]) =>
  one.version === '' ? [] : { key, name: `Hugo ${one.version}`, start: (folder, source) => start(one, folder, source) },
);

/** hugo server, which keeps pages in memory, rebuilds what it considers changed, and reloads the open page. */
async function start({ command, write }: Peer, folder: string, source: Source): Promise<Running> {
  cpSync(join(peersFolder, 'hugo'), folder, { recursive: true });
  mkdirSync(join(folder, 'static'), { recursive: true });
  cpSync(join(peersFolder, 'shared/page.css'), join(folder, 'static/page.css'));
  await write(folder, source);
  const { path, heading } = middleOf(source);
  const file = join(folder, `content${path}.md`);
  const text = readFileSync(file, 'utf8');
  const port = await getPort();
  const started = Date.now();
  const process = spawn(command[0]!, ['server', '--bind', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  const page = `http://127.0.0.1:${port}${path}/`;
  await untilAnswered(page);
  const edit = (other: string) => ({ write: () => writeFileSync(file, text.replace(heading, other)) });
  return { process, started, page, heading, edit };
}

async function untilAnswered(page: string): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a look at a time
    const answer = await fetch(page).catch(() => undefined);
    if (answer?.ok) return;
    // oxlint-disable-next-line no-await-in-loop
    await sleep(20);
  }
}
