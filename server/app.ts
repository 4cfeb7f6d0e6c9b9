/** Serves a built site. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Addresses } from './addresses.ts';
import { addCalls } from './calls/calls.ts';
import type { CallContext } from './calls/context.ts';
import { SITE_RECORD } from './site-record.ts';
import type { SiteRecord } from './site-record.ts';

const YEAR = 31_536_000;

/** The server of the site in a folder, not yet listening. Without a context, no call is answered. */
export async function createApp(folder: string, context?: CallContext): Promise<FastifyInstance> {
  const record = JSON.parse(readFileSync(join(folder, SITE_RECORD), 'utf8')) as SiteRecord;
  const addresses = new Addresses(record);
  const app = fastify({ requestTimeout: 15_000, bodyLimit: 16 * 1024, http: { headersTimeout: 10_000 } });
  await app.register(fastifyStatic, {
    root: resolve(folder),
    serve: false, // every address is looked up first; the plugin only sends files
    index: false,
    dotfiles: 'deny',
    etag: true,
    cacheControl: false,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  app.get('/*', async (request, reply) => sendAddress(request, reply, addresses));
  if (context) await addCalls(app, context);
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    // The sender of files refuses what leads out of the folder; for a visitor there is simply nothing there.
    if (error.statusCode === 403 || error.statusCode === 404) return sendNotFound(reply);
    return reply.send(error);
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
}

async function sendAddress(request: FastifyRequest, reply: FastifyReply, addresses: Addresses) {
  const [path = '/', query] = request.raw.url!.split('?');
  const found = addresses.find(path);
  if (found?.kind === 'redirect') {
    return reply
      .header('cache-control', 'no-cache')
      .redirect(query === undefined ? found.to : `${found.to}?${query}`, 301);
  }
  if (found) return reply.header('cache-control', 'no-cache').sendFile(found.file);
  if (path.endsWith('.html') || path.split('/').some((step) => step.startsWith('.'))) return sendNotFound(reply);
  reply.header('cache-control', path.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache');
  return reply.sendFile(decodePath(path));
}

function sendNotFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-cache').sendFile('404.html');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
