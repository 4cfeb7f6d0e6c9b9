/** Serves the built sites by the start command, and the first of them by the dev command as well. */
import { cpSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { EXAMPLE_MANIFEST } from './build-sites.ts';
import { startCommand, startCommandWith } from '../commands.ts';
import { getPort } from '../http/port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served. */
    siteUrl: string;
    exampleUrl: string;
    /** Where the dev server serves site.yaml. */
    devUrl: string;
  }
}

export default async function serveSites(project: TestProject) {
  const built = project.getProvidedContext();
  const start = async (name: string, ...args: string[]) =>
    startCommand(name, ...args, '--port', String(await getPort()));
  // The command compresses what it serves, and other tests compare the folders as they were built.
  const copies = { site: `${built.site}-served`, example: `${built.example}-served` };
  for (const name of ['site', 'example'] as const) cpSync(built[name], copies[name], { recursive: true });
  const site = await start('start', 'site.yaml', '--out', copies.site);
  const example = await start('start', EXAMPLE_MANIFEST, '--out', copies.example);
  // With React's warnings, as for somebody who writes a block: a page that has one complains of it.
  const port = String(await getPort());
  const dev = await startCommandWith({ NODE_ENV: 'development' }, 'dev', 'site.yaml', '--port', port);
  project.provide('siteUrl', site.url);
  project.provide('exampleUrl', example.url);
  project.provide('devUrl', dev.url);
  return () => {
    for (const { process } of [site, example, dev]) process.kill();
  };
}
