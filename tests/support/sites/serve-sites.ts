/** Serves the built sites by the start command, and the first of them by the dev command as well. */
import type { TestProject } from 'vitest/node';
import { EXAMPLE_MANIFEST } from './build-sites.ts';
import { startCommand } from '../commands.ts';
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
  const { site, example } = project.getProvidedContext();
  const start = async (name: string, ...args: string[]) =>
    startCommand(name, ...args, '--port', String(await getPort()));
  const built = await start('start', 'site.yaml', '--out', site);
  const other = await start('start', EXAMPLE_MANIFEST, '--out', example);
  const dev = await start('dev', 'site.yaml');
  project.provide('siteUrl', built.url);
  project.provide('exampleUrl', other.url);
  project.provide('devUrl', dev.url);
  return () => {
    for (const { process } of [built, other, dev]) process.kill();
  };
}
