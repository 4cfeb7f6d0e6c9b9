/** Creates the HTTP server of a built site. */
import { posix } from 'node:path';
import type { IncomingMessage } from 'node:http';
import { compile as compileTrust } from '@fastify/proxy-addr';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnreadableError } from '../schema/errors.ts';
import { addHomeRedirect, stripBasePath } from './http/base-path.ts';
import { findViolation, reject, rejectUnreadable } from './http/bad-requests.ts';
import { limitConnections } from './limits/connections.ts';
import { limitBodyTime } from './limits/body-time.ts';
import { COMMON_HEADERS, CSP_HEADER, HSTS, isLocal, policyFor } from './http/headers.ts';
import { FILE_POLICY, pagePolicy } from './http/policies.ts';
import type { PolicyFacts } from './http/policies.ts';
import { addHealth } from './http/status/health.ts';
import type { Check } from './http/status/health.ts';
import { addMetrics } from './http/status/metrics.ts';
import { logResponse, loggerOptions } from './http/request-log.ts';
import { ServedSite } from './http/site.ts';
import { sendBadRequest } from './files/send.ts';
import { contextIn } from './endpoints/services.ts';
import { addEndpoints } from './endpoints/endpoints.ts';
import { takesFiles } from './endpoints/reading/form-limits.ts';
import type { EndpointContext } from './endpoints/services.ts';
import { languageOf, readRecord, REPLY_PAGE } from './site-record.ts';
import type { SiteRecord } from './site-record.ts';
import { CONNECTION_LIMITS } from './limits/connection-limits.ts';

export interface AppOptions {
  /** The proxies whose forwarded headers are trusted: "loopback", addresses or networks, separated by commas. */
  trustProxy?: string | false;
  /** Whether requests are logged to the standard output. */
  logs?: boolean;
  /** The conditions of /readyz, by name. */
  checks?: Record<string, Check>;
}

const MAX_CONNECTIONS = 4096;
/** Milliseconds and bytes. Enough for a phone on a slow network. */
const LIMITS = {
  requestTimeout: 15_000,
  keepAliveTimeout: CONNECTION_LIMITS.keepAlive,
  bodyLimit: 16 * 1024,
  http: { headersTimeout: CONNECTION_LIMITS.headers, connectionsCheckingInterval: 1000, requireHostHeader: false }, // findViolation checks it
  routerOptions: { maxParamLength: 8 * 1024 },
};

/** Milliseconds for a request that takes files along, over a phone on a slow network. */
const UPLOAD_TIME = 600_000;

const LOCAL_HEADERS = { ...COMMON_HEADERS, [CSP_HEADER]: FILE_POLICY };
const HEADERS = { ...LOCAL_HEADERS, [HSTS.name]: HSTS.value };

/** Creates the server of the site in a folder, not yet listening. Without a context, it has no endpoints. */
export async function createApp(
  folder: string,
  context?: EndpointContext,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { trustProxy = false, logs = false, checks = {} } = options;
  const record = context?.record ?? readRecord(folder);
  const facts = { ...record, gatewayOrigins: context && (context.settings.gateway?.origins ?? []) };
  const site = new ServedSite(folder, facts);
  const nameOf = (target: string) => site.nameOf(target);
  const isProxy = parseTrustProxy(trustProxy);
  const uploads = new Set(context ? record.endpoints.filter(takesFiles).map(({ path }) => path) : []);
  const rewrite = stripBasePath(record);
  const app: FastifyInstance = fastify({
    ...(rewrite && { rewriteUrl: ({ url }: IncomingMessage) => rewrite(url!) }),
    ...loggerOptions(logs),
    logController: new LogController({ disableRequestLogging: true }), // request-log.ts logs less data
    ...LIMITS,
    ...(uploads.size > 0 && { requestTimeout: UPLOAD_TIME }),
    trustProxy: trustProxy !== false && isProxy,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests that arrived in time are answered
    clientErrorHandler: rejectUnreadable(HEADERS, () => app.log),
    frameworkErrors: (_error, request, reply) => {
      addSecurityHeaders(request, reply);
      const status = findViolation(request.raw);
      // An address that the router cannot decode may still be a valid one, at which there is nothing.
      if (status === undefined) site.answer(request as FastifyRequest, reply as FastifyReply);
      else reject(reply as FastifyReply, status);
      logResponse(request, reply, nameOf); // the router runs no hooks for these requests
    },
  });
  limitServer(app, isProxy);
  if (uploads.size > 0) limitBodyTime(app, LIMITS.requestTimeout, uploads);
  app.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(request, reply);
    const status = findViolation(request.raw);
    if (status === undefined) done();
    else reject(reply, status);
  });
  if (logs)
    app.addHook('onResponse', (request, reply, done) => {
      logResponse(request, reply, nameOf);
      done();
    });
  addHealth(app, checks);
  addHomeRedirect(app, record);
  addSite(app, site);
  if (context) await app.register((scope) => addServices(scope, context, facts));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => site.rejectMethod(request, reply));
  return app;
}

/** Adds pages, files and redirects: everything that no other route answers. */
function addSite(app: FastifyInstance, site: ServedSite): void {
  app.get('/*', (request, reply) => site.answer(request, reply));
  const others = app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD');
  // In onRequest, before a body is read.
  app.route({
    method: others,
    url: '/*',
    onRequest: (request, reply) => site.rejectMethod(request, reply),
    handler: () => {},
  });
}

type IsProxy = (address: string, hop: number) => boolean;

/** Configures what Node itself does with connections and requests, before Fastify receives them. */
function limitServer({ server }: FastifyInstance, isProxy: IsProxy): void {
  server.maxConnections = MAX_CONNECTIONS;
  limitConnections(server, (address) => isProxy(address, 0));
  // An unknown expectation is no reason to refuse a request; Node would, without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Parses the addresses of trusted proxies. Throws UnreadableError. */
function parseTrustProxy(proxies: string | false): IsProxy {
  if (proxies === false) return () => false;
  try {
    return compileTrust(proxies.split(',').map((proxy) => proxy.trim()));
  } catch {
    throw new UnreadableError(
      `--trust-proxy is ${JSON.stringify(proxies)}. Give loopback, addresses or networks such as 10.0.0.0/8, separated by commas.`,
    );
  }
}

/** Adds the headers of every response. A page replaces this policy with its own. */
function addSecurityHeaders(
  request: Pick<FastifyRequest, 'protocol' | 'hostname'>,
  reply: Pick<FastifyReply, 'headers'>,
): void {
  reply.headers(isLocal(request.protocol, request.hostname) ? LOCAL_HEADERS : HEADERS);
}

/** Adds the endpoints and metrics. The reply to a form without scripts is a page of the site, with its own policy. */
async function addServices(
  app: FastifyInstance,
  context: EndpointContext,
  facts: SiteRecord & PolicyFacts,
): Promise<void> {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage && reply.getHeader(CSP_HEADER) === FILE_POLICY) {
      const page = posix.join(languageOf(facts, request.url), REPLY_PAGE);
      reply.header(CSP_HEADER, policyFor(request, pagePolicy(facts, page)));
    }
    done(null, payload);
  });
  addMetrics(app, context.metrics, context.settings.metricsToken);
  await addEndpoints(app, context);
  for (const language of Object.keys(context.record.languages ?? {}))
    await addEndpoints(app, contextIn(language, context)); // oxlint-disable-line no-await-in-loop -- plugins load in order
}

/** Answers a failed request. Errors of the body parser have a status; all others are faults of the server. */
function sendError(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500 } = error;
  if (statusCode === 400) return sendBadRequest(reply);
  if (statusCode >= 500) request.log.error(error, 'request failed'); // the serializer leaves out the error's message
  void reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(statusCode >= 500 ? 'The server made a mistake. Please try again.\n' : 'This request cannot be answered.\n');
}
