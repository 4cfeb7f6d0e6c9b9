/** Our server, in the process of a test. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../server/app.ts';
import type { AppOptions } from '../../server/app.ts';

export interface Served {
  app: FastifyInstance;
  url: string;
  port: number;
}

/** Serves a built folder at a free port. */
export async function serve(folder: string, options: AppOptions = {}): Promise<Served> {
  const app = await createApp(folder, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, url: `http://127.0.0.1:${port}`, port };
}
