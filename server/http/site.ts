/** Answers requests for a built site: pages, files, redirects, and the not-found page. */
import { posix } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Addresses, withQuery } from './addresses.ts';
import { withBasePath } from './base-path.ts';
import { addDictionaries } from '../files/dictionary/add-dictionaries.ts';
import { readFiles } from '../files/files.ts';
import type { BuiltFile } from '../files/files.ts';
import { CSP_HEADER, policyFor } from './headers.ts';
import { FILE_POLICY, WORKER_POLICY, pagePolicy } from './policies.ts';
import type { PolicyFacts } from './policies.ts';
import { decodePath, isHiddenPath, isMalformed, splitTarget } from './paths.ts';
import { NOT_FOUND_FILE, SERVER_PATHS, WORKER_FILE } from '../../schema/addresses/own-addresses.ts';
import { languageOf } from '../site-record.ts';
import type { SiteRecord } from '../site-record.ts';
import { chooseVariant, sendBadRequest, sendBytes, sendRequested, sendText, withContent } from '../files/send.ts';

const ALLOWED = 'GET, HEAD';
/** Addresses that answer GET alone; the metrics are for those who know the token, and are not there for others. */
const SERVER_OWN = new Set<string>(Object.values(SERVER_PATHS).filter((path) => path !== SERVER_PATHS.metrics));

/** Serves the files of a built folder. */
export class ServedSite {
  readonly #addresses: Addresses;
  readonly #files: Map<string, BuiltFile>;
  readonly #policies: Map<string, string>;
  readonly #record: SiteRecord;

  constructor(folder: string, record: SiteRecord & PolicyFacts) {
    this.#addresses = new Addresses(record);
    this.#files = addDictionaries(readFiles(folder), record);
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
    const found = isHiddenPath(path) ? undefined : this.#addresses.find(path);
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
    const isOfSite = !isHiddenPath(path) && (this.#addresses.find(path) ?? this.#fileAt(path)) !== undefined;
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
    reply.headers({ 'cache-control': file.cacheControl, ...file.headers });
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
    reply.header(CSP_HEADER, policy === undefined ? filePolicy : policyFor(request, policy));
  }

  /** Returns a file by its own address; none for a page's file, as the page has a better address. */
  #fileAt(path: string): BuiltFile | undefined {
    const name = decodePath(path);
    return name === undefined || isHiddenPath(path) || this.#policies.has(name) ? undefined : this.#files.get(name);
  }
}
