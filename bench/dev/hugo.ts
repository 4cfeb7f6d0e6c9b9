import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPort } from '../../tests/support/http/port.ts';
import { peer } from '../build/peers/hugo/peer.ts';
import { peersFolder } from '../build/measuring/paths.ts';
import { middleOf } from './middle.ts';
import type { Server } from './server.ts';

/** Returns whether Hugo is installed. */
export function hasHugo(): boolean {
  return spawnSync('hugo', ['version']).status === 0;
}

/** hugo server, which keeps pages in memory, rebuilds what it considers changed, and reloads the open page. */
export const hugo: Server = {
  key: 'hugo',
  name: `Hugo ${peer.version}`,
  async start(folder, source) {
    cpSync(join(peersFolder, 'hugo'), folder, { recursive: true });
    mkdirSync(join(folder, 'static'), { recursive: true });
    cpSync(join(peersFolder, 'shared/page.css'), join(folder, 'static/page.css'));
    await peer.write(folder, source);
    const { path, heading } = middleOf(source);
    const file = join(folder, `content${path}.md`);
    const text = readFileSync(file, 'utf8');
    const port = await getPort();
    const started = Date.now();
    const process = spawn('hugo', ['server', '--bind', '127.0.0.1', '--port', String(port)], {
      cwd: folder,
      stdio: 'ignore',
    });
    const page = `http://127.0.0.1:${port}${path}/`;
    await untilAnswered(page);
    const edit = (other: string) => ({ write: () => writeFileSync(file, text.replace(heading, other)) });
    return { process, started, page, heading, edit };
  },
};

async function untilAnswered(page: string): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a look at a time
    const answer = await fetch(page).catch(() => undefined);
    if (answer?.ok) return;
    // oxlint-disable-next-line no-await-in-loop
    await sleep(20);
  }
}
