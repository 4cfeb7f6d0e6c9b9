/** Describes a site generator to the benchmark. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bench } from './paths.ts';
import type { Source } from './source.ts';

/** A site generator: how it gets a manifest, how it is run, and what a cold build deletes. */
export interface Peer {
  name: string;
  /** The version of the generator, for the table. */
  version: string;
  /** What it reads, if that is not the manifest itself. */
  reads?: string;
  /** Its files are dummies without the texts. */
  writesNoTexts?: boolean;
  /** The most routes with which it is tried, and why not with more. */
  most?: { routes: number; because: string };
  /** Prepares what is not measured, once; the folder holds a copy of the peer's own files. */
  prepare?(folder: string): void | Promise<void>;
  /** Puts a manifest where the peer looks for it: the first, and the one with an edited text. */
  write(folder: string, source: Source): void | Promise<void>;
  /** Builds; run in the peer's folder. */
  command: string[];
  output: string;
  /** The files that it keeps between builds besides its output; a cold build starts without them. */
  caches: string[];
}

/** Returns a peer's `write` that copies the manifest unchanged to a file of its folder. */
export function manifestAt(file: string): Peer['write'] {
  return (folder, { pieces }) => writeInto(join(folder, file), pieces());
}

const CHUNK = 1_000_000;

/** Writes a file in pieces, and makes its folder. */
export function writeInto(file: string, pieces: Iterable<string>): void {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'w');
  let chunk = '';
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    writeSync(descriptor, chunk);
    chunk = '';
  }
  writeSync(descriptor, chunk);
  closeSync(descriptor);
}

/** Returns the command that runs a package of bench/package.json. */
export function command(name: string, ...args: string[]): string[] {
  return [process.execPath, join(bench, 'node_modules/.bin', name), ...args];
}
