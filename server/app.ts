/** The server of a built site. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from './calls.ts';
import { COMMON_HEADERS, FILE_POLICY, POLICY, TRANSPORT, isLocal } from './headers.ts';
import { addHealth } from './life.ts';
import type { Check } from './life.ts';
import { loggerOptions, logRequests } from './log.ts';
import { Site, sendBadRequest } from './site.ts';
import { SITE_RECORD } from './site-record.ts';
import type { SiteRecord } from './site-record.ts';

export interface AppOptions {
  /** The proxies in front that tell whom they ask for and by which protocol: "loopback", addresses, networks. */
  trustProxy?: string | false;
  /** Whether requests are written to the standard output. */
  logs?: boolean;
  /** What the server needs to be ready, by name. */
  checks?: Record<string, Check>;
}

/** A slow phone in the hills may take its time; a connection that says nothing may not. */
const LIMITS = {
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 30_000,
  bodyLimit: 16 * 1024,
  maxConnections: 4096,
  longestPath: 8 * 1024,
};

const LOCAL_HEADERS = { ...COMMON_HEADERS, [POLICY]: FILE_POLICY };
const HEADERS = { ...LOCAL_HEADERS, [TRANSPORT.name]: TRANSPORT.value };

/** The server of the site in a folder, not yet listening. */
export async function createApp(folder: string, options: AppOptions = {}): Promise<FastifyInstance> {
  const { trustProxy = false, logs = false, checks = {} } = options;
  const record = readRecord(folder);
  const site = new Site(folder, record);
  const { headersTimeout, connectionsCheckingInterval, requestTimeout, keepAliveTimeout, bodyLimit } = LIMITS;
  const app = fastify({
    ...loggerOptions(logs),
    logController: new LogController({ disableRequestLogging: true }), // our lines hold less
    requestTimeout,
    keepAliveTimeout,
    bodyLimit,
    trustProxy,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    http: { headersTimeout, connectionsCheckingInterval },
    routerOptions: { maxParamLength: LIMITS.longestPath },
    frameworkErrors: (_error, request, reply) => {
      secure(request, reply);
      // What the router cannot decode may still be an address, of nothing.
      site.answer(request as FastifyRequest, reply as FastifyReply);
    },
  });
  app.server.maxConnections = LIMITS.maxConnections;
  await app.register(fastifyStatic, {
    root: resolve(folder),
    serve: false, // every address is looked up first; the plugin only sends files that are there
    index: false,
    cacheControl: false,
    preCompressed: true,
  });
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply);
    done();
  });
  logRequests(app, (target) => site.nameOf(target));
  addHealth(app, checks);
  app.get('/*', (request, reply) => site.answer(request, reply));
  const others = app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD');
  // Refused before a body is read.
  app.route({
    method: others,
    url: '/*',
    onRequest: (request, reply) => site.refuse(request, reply),
    handler: () => {},
  });
  for (const call of record.calls) addCall(app, call);
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => fail(error, request, reply, site));
  app.setNotFoundHandler((request, reply) => site.refuse(request, reply));
  return app;
}

function readRecord(folder: string): SiteRecord {
  const file = join(folder, SITE_RECORD);
  if (!existsSync(file)) throw new Error(`${folder} holds no built site. Run: npm run build -- --out ${folder}`);
  return JSON.parse(readFileSync(file, 'utf8')) as SiteRecord;
}

/** The headers of every answer; pages put a policy of their own in the place of this one. */
function secure(request: Pick<FastifyRequest, 'protocol' | 'hostname'>, reply: Pick<FastifyReply, 'headers'>): void {
  reply.headers(isLocal(request.protocol, request.hostname) ? LOCAL_HEADERS : HEADERS);
}

/** The sender of large files, and the reader of bodies, fail with a status; everything else is our fault, and is told so. */
function fail(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply, site: Site): void {
  const { statusCode = 500 } = error;
  if (statusCode === 403 || statusCode === 404) return site.sendNotFound(request, reply);
  if (statusCode === 400) return sendBadRequest(reply);
  if (statusCode >= 500) request.log.error(error);
  void reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(statusCode >= 500 ? 'The server made a mistake. Please try again.\n' : 'This request cannot be answered.\n');
}

function addCall(app: FastifyInstance, path: string): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.all(path, async (request, reply) => {
      const { status, type, body } = answerCall(request.method, request.headers['content-type']);
      if (status === 405) reply.header('allow', 'POST');
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body);
    });
  });
}
