/** The whole service in this process: a built site, its calls, a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.ts';
import type { AppOptions } from '../../../server/app.ts';
import type { EndpointContext } from '../../../server/endpoints/services.ts';
import { openServices } from '../../../server/endpoints/services.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { LogText } from './leads.ts';

export interface TestService {
  url: string;
  app: FastifyInstance;
  context: EndpointContext;
  /** Where the embedded database lies. */
  data: string;
  close(): Promise<void>;
}

/** Starts the service over a built site with the variables of an environment. */
export async function startService(
  site: string,
  environment: Record<string, string> = {},
  options: AppOptions = {},
): Promise<TestService> {
  const data = mkdtempSync(join(tmpdir(), 'waybill-data-'));
  const settings = readSettings({ DATA_FOLDER: data, ...environment });
  // Its log is kept out of what the tests print.
  const { context, close } = await openServices(site, settings, new LogText().log);
  const app = await createApp(site, context, options);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    context,
    data,
    async close() {
      await app.close();
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
