/** What programs use: `import { build, check, serve } from 'waybill'`. Nothing here prints or ends the process. */
import type { AddressInfo } from 'node:net';
import { checkFile } from '../manifest/manifest.ts';
import type { CheckOptions } from '../manifest/check/check-value.ts';
import { reportedProblems } from '../manifest/problems/reported/entries.ts';
import type { ReportedProblem } from '../manifest/problems/reported/entries.ts';
import type { Site } from '../schema/types.ts';
import { createApp } from '../server/app.ts';
import { openServices } from '../server/endpoints/services.ts';
import { readSettings } from '../server/settings/settings.ts';

export { buildSite as build } from '../builder/build.ts';
export type { BuildOptions, BuildResult } from '../builder/build.ts';
export { ManifestError } from '../manifest/problems/problem.ts';
export { UnreadableError, UsageError } from '../schema/errors.ts';
export type { CheckOptions, ReportedProblem, Site };

/** What a check has found. */
export interface CheckResult {
  /** With everything that the manifest leaves out filled in; undefined where there is an error. */
  site: Site | undefined;
  /** Errors and warnings in the order of the file, as docs/check.schema.json describes them. */
  problems: ReportedProblem[];
}

/** Checks a manifest and the public folder beside it. Throws UnreadableError where the file cannot be read. */
export function check(file: string, options: CheckOptions = {}): CheckResult {
  const { site, problems, text } = checkFile(file, options);
  return { site, problems: reportedProblems({ file, text, problems }) };
}

export interface ServeOptions {
  /** 0 for any that is free, which is the default. */
  port?: number;
  /** 127.0.0.1 by default. */
  host?: string;
  /** Whether each request is logged to the standard output, without what visitors sent. */
  logs?: boolean;
  /** Addresses of proxies whose forwarded headers are trusted, such as loopback. */
  trustProxy?: string;
  /** What docs/service.md describes, such as DATABASE_URL and SMTP_URL; that of the process by default. */
  environment?: Record<string, string | undefined>;
}

/** A server that runs. */
export interface RunningServer {
  /** Such as http://127.0.0.1:8080. */
  url: string;
  /** Finishes running requests, then closes the server and its database. */
  close(): Promise<void>;
}

/** Serves a built folder: pages, forms and payments. Throws UnreadableError where the folder holds no built site. */
export async function serve(folder: string, options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', logs = false, trustProxy, environment = process.env } = options;
  const services = await openServices(folder, readSettings(environment));
  const { store } = services.context;
  const app = await createApp(folder, services.context, {
    logs,
    trustProxy: trustProxy ?? false,
    checks: { store: () => store.check() },
  });
  app.addHook('onClose', services.close);
  await app.listen({ port, host });
  const { port: chosen } = app.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`,
    close: async () => void (await app.close()),
  };
}
