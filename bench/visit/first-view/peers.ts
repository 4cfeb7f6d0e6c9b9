/** Measures the same page of the made-up site as every generator makes it, and its bare form as the limit. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { progress } from '../../../scripts/cli/terminal.ts';
import { emptyAside, putAside } from '../../build/measuring/aside.ts';
import { checkOutput } from '../../build/measuring/check.ts';
import { measure } from '../../build/measuring/measure.ts';
import { choosePeers } from '../../build/measuring/peers.ts';
import type { PeerEntry } from '../../build/measuring/peers.ts';
import { WorkFolder } from '../../build/measuring/work-folder.ts';
import { workFolder } from '../../build/measuring/paths.ts';
import { syntheticSources } from '../../build/measuring/source.ts';
import { writeBarePages } from './bare-pages.ts';
import { bytesBeforePaint } from './bytes.ts';
import { examine } from './lighthouse.ts';
import type { Verdict, Visit } from './lighthouse.ts';
import { serveFolder } from '../serve-folder.ts';

const ROUTES = 50;
const PLAN = { runs: 1, seconds: 100, gigabytes: 8 };

export interface FirstView {
  name: string;
  verdict: Verdict;
  /** The bytes that had come over the network before the first paint. */
  bytes: number;
  /** As many on the page that is visited next. */
  nextBytes: number;
}

/**
 * Returns the measurements of the generators: Waybill first, the limit last. Each folder is served by the same small
 * server.
 */
export async function comparePeers(browser: Browser, keys: string[], visit: Visit): Promise<FirstView[]> {
  putAside(workFolder);
  mkdirSync(workFolder, { recursive: true });
  const sources = syntheticSources(ROUTES);
  const [path, next] = sources.cold.expected.paths.slice(ROUTES / 2) as [string, string];
  const folders: [name: string, folder: string][] = [];
  for (const entry of choosePeers('visit', keys)) {
    progress(`Building with ${entry.peer.name}…`);
    folders.push([`${entry.peer.name} ${entry.peer.version}`.trim(), await build(entry, sources)]);
  }
  const bare = join(workFolder, 'bare');
  writeBarePages(folders[0]![1], [path, next], bare);
  folders.push(['Limit: bare HTML', bare]);
  const views: FirstView[] = [];
  for (const [name, folder] of folders) {
    progress(`Lighthouse: a page by ${name}…`);
    const { url, close } = await serveFolder(folder);
    const bytes = await bytesBeforePaint(browser, url + path);
    const nextBytes = await bytesBeforePaint(browser, url + next, url + path);
    views.push({ name, bytes, nextBytes, verdict: await examine(url + path, visit) });
    close();
  }
  emptyAside();
  return views;
}

async function build(entry: PeerEntry, { cold }: ReturnType<typeof syntheticSources>): Promise<string> {
  const work = await WorkFolder.prepare(entry);
  await work.peer.write(work.folder, cold);
  await measure(work, PLAN); // not for its figures: it runs the generator, and says why it failed
  checkOutput(work.output, cold.expected);
  return work.output;
}
