/** Answers requests for a built site: pages, files, redirects, and the not-found page. */
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Addresses, hasQueryOrFragment } from './addresses.ts';
import { withBasePath } from './base-path.ts';
import { SERVER_PATHS } from '../../schema/addresses/own-addresses.ts';
import { evaluateConditions } from '../files/conditions.ts';
import { openContent } from '../files/content.ts';
import type { Content } from '../files/content.ts';
import { readFiles } from '../files/files.ts';
import type { BuiltFile, Variant } from '../files/files.ts';
import { FILE_POLICY, POLICY, WORKER_POLICY, pagePolicy, policyFor } from './headers.ts';
import type { PolicyFacts } from './headers.ts';
import { isText } from '../files/media-types.ts';
import { acceptedEncodings } from '../files/negotiate.ts';
import { decodePath, isMalformed, isHidden, splitTarget } from './paths.ts';
import { languageOf, NOT_FOUND_FILE, WORKER_FILE } from '../site-record.ts';
import type { SiteRecord } from '../site-record.ts';

const ALLOWED = 'GET, HEAD';
const SERVER_OWN = new Set<string>([SERVER_PATHS.health, SERVER_PATHS.ready]);

/** Serves the files of a built folder. */
export class ServedSite {
  readonly #addresses: Addresses;
  readonly #files: Map<string, BuiltFile>;
  readonly #policies: Map<string, string>;
  readonly #record: SiteRecord;

  constructor(folder: string, record: SiteRecord & PolicyFacts) {
    this.#addresses = new Addresses(record);
    this.#files = readFiles(folder);
    this.#record = record;
    const notFound = ['', ...Object.keys(record.languages ?? {})].map((language) =>
      posix.join(language, NOT_FOUND_FILE),
    );
    const pages = [...Object.values(record.pages), ...notFound];
    this.#policies = new Map(pages.map((file) => [`/${file}`, pagePolicy(record, file)]));
  }

  /** Returns the log's name for the target of a request: an existing path, never one that a visitor made up. */
  nameOf(target: string): string {
    const { path } = splitTarget(target);
    const found = this.#addresses.find(path);
    return found?.kind === 'page' || this.#fileAt(path) ? path : 'unknown';
  }

  /** Answers GET and HEAD. Does not return the reply: it is a thenable, and awaiting it adds listeners. */
  answer(request: FastifyRequest, reply: FastifyReply): void {
    const { path, query } = splitTarget(request.raw.url!);
    if (isMalformed(path)) return sendBadRequest(reply);
    const found = isHidden(path) ? undefined : this.#addresses.find(path);
    if (found?.kind === 'redirect') {
      void reply
        .header('cache-control', 'no-cache')
        .redirect(withQuery(withBasePath(found.to, this.#record), query), 301);
      return;
    }
    const file = found ? this.#files.get(`/${found.file}`) : this.#fileAt(path);
    if (file) this.#send(request, reply, file);
    else this.sendNotFound(request, reply);
  }

  /** Answers every other method. */
  rejectMethod(request: FastifyRequest, reply: FastifyReply): void {
    const { path } = splitTarget(request.raw.url!);
    if (isMalformed(path)) return sendBadRequest(reply);
    const isOfSite = !isHidden(path) && (this.#addresses.find(path) ?? this.#fileAt(path)) !== undefined;
    const isKnown = isOfSite || SERVER_OWN.has(path);
    if (!isKnown) return this.sendNotFound(request, reply);
    sendText(reply.code(405).header('allow', ALLOWED), `This address takes only ${ALLOWED}.\n`);
  }

  /** Sends the not-found page, always whole: a cached copy of it is not valid for another address. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
    const file = this.#files.get(posix.join('/', languageOf(this.#record, request.raw.url!), NOT_FOUND_FILE));
    reply.code(404).header('cache-control', 'no-cache');
    if (!file) return sendText(reply, 'There is no such page.\n');
    this.#addPolicy(request, reply, file);
    const variant = chooseVariant(request, file);
    withContent(
      variant,
      (content) => sendBytes(request, reply, { file, variant, content }),
      () => sendText(reply, 'There is no such page.\n'),
    );
  }

  #send(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): void {
    this.#addPolicy(request, reply, file);
    reply.header('cache-control', file.cacheControl);
    const variant = chooseVariant(request, file);
    withContent(
      variant,
      (content) => sendRequested(request, reply, { file, variant, content }),
      () => this.sendNotFound(request, reply),
    );
  }

  #addPolicy(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): void {
    const policy = this.#policies.get(file.path);
    const filePolicy = file.path === `/${WORKER_FILE}` ? WORKER_POLICY : FILE_POLICY;
    reply.header(POLICY, policy === undefined ? filePolicy : policyFor(request, policy));
  }

  /** Returns a file by its own address; none for a page's file, as the page has a better address. */
  #fileAt(path: string): BuiltFile | undefined {
    const name = decodePath(path);
    return name === undefined || isHidden(path) || this.#policies.has(name) ? undefined : this.#files.get(name);
  }
}

function chooseVariant(request: FastifyRequest, { variants }: BuiltFile): Variant {
  const accepted = variants.length > 1 ? acceptedEncodings(request.headers['accept-encoding']) : [];
  for (const encoding of accepted) {
    const variant = variants.find((each) => each.encoding === encoding);
    if (variant) return variant;
  }
  return variants.at(-1)!;
}

/** Calls back with the content: at once if it is in memory. */
function withContent({ content, file }: Variant, onFound: (content: Content) => void, onGone: () => void): void {
  if (content) onFound(content);
  else void openContent(file).then(onFound, onGone);
}

interface Representation {
  file: BuiltFile;
  variant: Variant;
  content: Content;
}

/** Sends a file by the conditions and the range of a request. */
function sendRequested(request: FastifyRequest, reply: FastifyReply, found: Representation): void {
  const { etag, size } = found.content;
  const result = evaluateConditions(request.method, request.headers, etag, size);
  reply.code(result.status);
  if (result.status === 304) {
    void reply.headers({ etag, ...varyHeader(found.file) }).send();
  } else if (result.status === 412) {
    sendText(reply.header('cache-control', 'no-cache'), 'This file has changed meanwhile.\n');
  } else if (result.status === 416) {
    reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-cache' });
    sendText(reply, 'This file has no such part.\n');
  } else {
    reply.headers({ etag, 'accept-ranges': 'bytes' });
    if (!('start' in result)) return sendBytes(request, reply, found);
    const { start, end } = result;
    sendBytes(request, reply.header('content-range', `bytes ${start}-${end}/${size}`), found, { start, end });
  }
}

/** Sends a file or a part of it; to HEAD, only the headers. */
function sendBytes(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { file, variant, content }: Representation,
  { start, end } = { start: 0, end: content.size - 1 },
): void {
  reply.headers({ 'content-type': file.type, 'content-length': end - start + 1, ...varyHeader(file) });
  if (variant.encoding !== 'identity') reply.header('content-encoding', variant.encoding);
  // For undefined, Fastify would set a length of 0.
  void reply.send(method === 'HEAD' ? Readable.from([]) : content.read(start, end));
}

/** Returns Vary for texts, compressed or not: shared caches have to know before the first compressed one. */
function varyHeader(file: BuiltFile): { vary?: string } {
  return isText(file.path) ? { vary: 'Accept-Encoding' } : {};
}

/** Adds the query of a request, unless the new address has its own. */
function withQuery(to: string, query: string): string {
  return hasQueryOrFragment(to) ? to : to + query;
}

/** Answers a malformed path. */
export function sendBadRequest(reply: FastifyReply): void {
  sendText(reply.code(400).header('cache-control', 'no-cache'), 'This is not an address.\n');
}

function sendText(reply: FastifyReply, text: string): void {
  void reply.type('text/plain; charset=utf-8').send(text);
}
