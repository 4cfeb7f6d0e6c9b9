/** Serves folders of finished pages to compare them: the same small server for each, so that only the pages differ. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addDictionaries } from '../../server/files/dictionary/add-dictionaries.ts';
import { readFiles } from '../../server/files/files.ts';
import type { BuiltFile, Variant } from '../../server/files/files.ts';
import { isText, mediaType } from '../../server/files/media-types.ts';
import { SITE_RECORD, readRecord } from '../../server/site-record.ts';

export interface ServedFolder {
  url: string;
  close(): void;
}

/**
 * Serves a folder at a free port, its texts compressed by Brotli: once each, or a longer page would seem to come from a
 * slower server. Browsers keep all files but pages. Waybill's own pages have their dictionary, as its own server gives it.
 */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const compressed = new Map<string, Buffer>();
  const known = knownFiles(folder);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname);
    const file = fileFor(folder, path);
    if (!file) return sendDictionary(response, known.get(path));
    response.setHeader('content-type', mediaType(file));
    if (!file.endsWith('.html')) response.setHeader(...KEPT);
    const page = known.get(`/${relative(folder, file)}`);
    if (page?.dictionary && request.headers['available-dictionary'] === page.dictionary.token)
      return send(response, page.dictionary.variantOf(page)!);
    response.setHeaders(new Map(Object.entries(page?.headers ?? {})));
    if (!isText(file)) return void response.end(readFileSync(file));
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response.setHeader('content-encoding', 'br').end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Returns the files of a site that Waybill built, with the dictionaries of its pages; none of another folder. */
function knownFiles(folder: string): Map<string, BuiltFile> {
  if (!existsSync(join(folder, SITE_RECORD))) return new Map();
  return addDictionaries(readFiles(folder), readRecord(folder));
}

function sendDictionary(response: ServerResponse, file: BuiltFile | undefined): void {
  if (!file?.headers) return void response.writeHead(404).end();
  response.setHeader(...KEPT).setHeaders(new Map(Object.entries(file.headers)));
  send(response, file.variants[0]!);
}

function send(response: ServerResponse, { encoding, content }: Variant): void {
  response.setHeader('vary', 'Accept-Encoding, Available-Dictionary').setHeader('content-encoding', encoding);
  response.end(content!.read(0, content!.size - 1));
}

const KEPT = ['cache-control', 'public, max-age=31536000, immutable'] as const;

/** Returns the file of a path, if there is one: some generators write flat files, some a folder for each page. */
export function fileFor(folder: string, path: string): string | undefined {
  if (path.includes('..')) return undefined;
  return [path, `${path}.html`, `${path}/index.html`]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}
