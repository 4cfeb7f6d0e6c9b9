/** Runs generated code with what V8 compiled of it before, kept on disk beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { writeToCache } from './values/cache.ts';

/**
 * Runs a script in this realm. Node's own cache of compiled code holds only what runs when a file is loaded; this one is
 * made a moment later, so that the functions called until then are in it, too.
 */
export function runScript(file: string, code: string): void {
  const data = `${file}.${cachedDataVersionTag()}`;
  const cachedData = existsSync(data) ? readFileSync(data) : undefined;
  const script = new Script(code, { filename: file, ...(cachedData && { cachedData }) });
  script.runInThisContext();
  if (!cachedData || script.cachedDataRejected) setImmediate(() => writeToCache(data, script.createCachedData()));
}
