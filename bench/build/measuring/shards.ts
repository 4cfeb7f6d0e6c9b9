/** Builds a site on one machine and in shards, and compares both. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endProgress, progress } from '../../../scripts/cli/terminal.ts';
import { waybill } from '../peers/waybill/peer.ts';
import { putAside } from './aside.ts';
import type { Plan } from './compare.ts';
import { measure } from './measure.ts';
import type { Figures } from './measure.ts';
import { workFolder } from './paths.ts';
import { syntheticSources } from './source.ts';
import { WorkFolder } from './work-folder.ts';

/** What one machine cannot build, or not beside its shards. */
const MOST_ROUTES = 300_000;

/** The figures of one number of routes; without those of one machine where it cannot build as many. */
export interface Sharded {
  routes: number;
  shards: Figures[];
  whole?: Figures;
  merge?: Figures;
  /** Files of the merged site that differ from those of one machine, are missing, or are too many. */
  differing?: number;
}

/** Measures one machine, each shard by itself, and the merge; every build starts from nothing. */
export async function measureShards(routes: number, count: number, plan: Plan): Promise<Sharded> {
  putAside(workFolder);
  mkdirSync(workFolder, { recursive: true });
  const work = await WorkFolder.prepare({ key: 'shards', files: 'waybill', peer: waybill });
  await waybill.write(work.folder, syntheticSources(routes).cold);
  const build = (what: string, ...command: string[]): Promise<Figures> => {
    progress(`${routes} routes, ${what}…`);
    work.clear();
    return measure({ folder: work.folder, peer: { ...waybill, command } }, plan);
  };
  const [node = '', ...args] = waybill.command;
  const isComparable = routes <= MOST_ROUTES;
  const result: Sharded = { routes, shards: [] };
  if (isComparable) result.whole = await build('one machine', node, ...args.slice(0, -1), 'whole');
  for (let shard = 1; shard <= count; shard++) {
    const out = `shards/${shard}-of-${count}`;
    const figures = await build(`shard ${shard}`, node, ...args.slice(0, -1), out, '--shard', `${shard}/${count}`);
    result.shards.push(figures);
    if (!isComparable) putAside(join(work.folder, out));
  }
  if (isComparable) {
    const merge = ['bin/waybill.js', 'merge', '--manifest', 'site/site.yaml', '--out', 'merged'];
    result.merge = await build('merge', node, ...merge);
    result.differing = differences(join(work.folder, 'whole'), join(work.folder, 'merged'));
  }
  for (const name of ['whole', 'shards', 'merged']) putAside(join(work.folder, name));
  endProgress();
  return result;
}

/** Returns the number of files that are not the same in both folders. */
function differences(left: string, right: string): number {
  const [one, other] = [filesOf(left), filesOf(right)];
  const isSame = (file: string) =>
    one.has(file) && other.has(file) && hashOf(join(left, file)) === hashOf(join(right, file));
  return [...new Set([...one, ...other])].filter((file) => !isSame(file)).length;
}

function filesOf(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
