/** Serves built folders for tests about HTTP. */
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../../server/app.ts';
import { startService } from '../service/service.ts';

export interface Served {
  app: FastifyInstance;
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves a built folder at a free port. */
export async function serve(folder: string, options: AppOptions = {}): Promise<Served> {
  const { app, url, close } = await startService(folder, {}, options);
  let closing: Promise<void> | undefined;
  return { app, url, port: Number(new URL(url).port), close: () => (closing ??= close()) };
}
