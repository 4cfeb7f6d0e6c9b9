/** Reads a manifest into memory that every thread can read, split into its routes. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readBytes } from '../../manifest/check/manifest-file.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/split-routes.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import type { BuildSource } from './pool/page-job.ts';

/** A manifest with the positions of its routes. */
export type SplitSource = BuildSource & { spans: RouteSpan[] };

/** Returns the value of a manifest that has passed the check. */
export function treeOf(bytes: Uint8Array): Tree {
  return (parse('', new TextDecoder().decode(bytes)) as { value: Tree }).value;
}

/** Writes a manifest that passed the check one route a line, so that it can be split however it is written. */
export function rewrite(manifest: Tree, others: Pick<BuildSource, 'folder' | 'publicFiles'>): SplitSource {
  const { routes, ...site } = manifest;
  const parts = (routes as object[]).map((route) => Buffer.from(`- ${JSON.stringify(route)}\n`));
  let end = 0;
  const spans = parts.map(({ length }) => ({ start: end, end: (end += length) }));
  const bytes = new Uint8Array(new SharedArrayBuffer(end));
  for (const [index, { start }] of spans.entries()) bytes.set(parts[index]!, start);
  return { bytes, spans, sitePart: JSON.stringify(site), isChecked: true, ...others };
}

/** Reads a file into memory that every thread can read. Throws UnreadableError. */
export function readShared(file: string): Uint8Array {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return readBytes(file); // throws with the reason
  }
  try {
    const status = fstatSync(descriptor);
    if (!status.isFile()) return readBytes(file);
    const bytes = new Uint8Array(new SharedArrayBuffer(status.size));
    let length = 0;
    for (let read = 1; read > 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, { offset: length });
    return bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
