/** The server of a built site. */
import { compile as compileTrust } from '@fastify/proxy-addr';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnreadableError } from '../schema/errors.ts';
import { findViolation, reject, rejectUnreadable } from './http/bad-requests.ts';
import { limitConnections } from './limits/connections.ts';
import { COMMON_HEADERS, FILE_POLICY, POLICY, TRANSPORT, isLocal, pagePolicy, policyFor } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import type { Check } from './http/health.ts';
import { addMetrics } from './http/metrics.ts';
import { logResponse, loggerOptions, logRequests } from './http/request-log.ts';
import { Site, sendBadRequest } from './http/site.ts';
import { addEndpoints } from './endpoints/endpoints.ts';
import type { EndpointContext } from './endpoints/services.ts';
import { readRecord, REPLY_PAGE } from './site-record.ts';

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

/** The server of the site in a folder, not yet listening. Without a context, no call is answered. */
export async function createApp(
  folder: string,
  context?: EndpointContext,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { trustProxy = false, logs = false, checks = {} } = options;
  const record = context?.record ?? readRecord(folder);
  const facts = { ...record, gatewayOrigins: context && (context.settings.gateway?.origins ?? []) };
  const site = new Site(folder, facts);
  const { headersTimeout, connectionsCheckingInterval, requestTimeout, keepAliveTimeout, bodyLimit } = LIMITS;
  const isProxy = parseTrustProxy(trustProxy);
  const app: FastifyInstance = fastify({
    ...loggerOptions(logs),
    logController: new LogController({ disableRequestLogging: true }), // our lines hold less
    requestTimeout,
    keepAliveTimeout,
    bodyLimit,
    trustProxy: trustProxy !== false && isProxy,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what came in time is answered
    http: { headersTimeout, connectionsCheckingInterval, requireHostHeader: false }, // faultOf requires it
    clientErrorHandler: rejectUnreadable(HEADERS, () => app.log),
    routerOptions: { maxParamLength: LIMITS.longestPath },
    frameworkErrors: (_error, request, reply) => {
      addSecurityHeaders(request, reply);
      const fault = findViolation(request.raw);
      // What the router cannot decode may still be an address, of nothing.
      if (fault === undefined) site.answer(request as FastifyRequest, reply as FastifyReply);
      else reject(reply as FastifyReply, fault);
      logResponse(request, reply, (target) => site.nameOf(target));
    },
  });
  limitServer(app, isProxy);
  app.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(request, reply);
    const fault = findViolation(request.raw);
    if (fault === undefined) done();
    else reject(reply, fault);
  });
  if (logs) logRequests(app, (target) => site.nameOf(target));
  addHealth(app, checks);
  addSite(app, site);
  if (context) await app.register((scope) => addServices(scope, context, pagePolicy(facts, REPLY_PAGE)));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => site.rejectMethod(request, reply));
  return app;
}

/** Pages, files and redirects: everything that no other route answers. */
function addSite(app: FastifyInstance, site: Site): void {
  app.get('/*', (request, reply) => site.answer(request, reply));
  const others = app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD');
  // Refused before a body is read.
  app.route({
    method: others,
    url: '/*',
    onRequest: (request, reply) => site.rejectMethod(request, reply),
    handler: () => {},
  });
}

type IsProxy = (address: string, hop: number) => boolean;

/** Sets what Node alone decides about connections and requests, before Fastify hears of them. */
function limitServer({ server }: FastifyInstance, isProxy: IsProxy): void {
  server.maxConnections = LIMITS.maxConnections;
  limitConnections(server, (address) => isProxy(address, 0));
  // An expectation that nobody knows is no reason to refuse; Node would, without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Reads whose headers are believed. Throws where that cannot be read. */
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

/** The headers of every answer; pages put a policy of their own in the place of this one. */
function addSecurityHeaders(
  request: Pick<FastifyRequest, 'protocol' | 'hostname'>,
  reply: Pick<FastifyReply, 'headers'>,
): void {
  reply.headers(isLocal(request.protocol, request.hostname) ? LOCAL_HEADERS : HEADERS);
}

/** The calls. The page that answers a form without scripts is a page of the site, with its own policy. */
async function addServices(app: FastifyInstance, context: EndpointContext, policy: string): Promise<void> {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage && reply.getHeader(POLICY) === FILE_POLICY) reply.header(POLICY, policyFor(request, policy));
    done(null, payload);
  });
  addMetrics(app, context.metrics, context.settings.metricsToken);
  await addEndpoints(app, context);
}

/** Answers a failure. The reader of bodies fails with a status; everything else is a fault of ours. */
function sendError(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500 } = error;
  if (statusCode === 400) return sendBadRequest(reply);
  if (statusCode >= 500) request.log.error(error, 'request failed'); // not the error's own words
  void reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(statusCode >= 500 ? 'The server made a mistake. Please try again.\n' : 'This request cannot be answered.\n');
}
