/** Finds the tool's own files and those of the packages that it uses, wherever it is installed. */
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this tool; a manifest may be anywhere else. */
export const project = fileURLToPath(new URL('..', import.meta.url));

/** The folders of the tool's code. */
export const CODE_FOLDERS = [
  'blocks',
  'builder',
  'editing',
  'localize',
  'manifest',
  'renderer',
  'schema',
  'scripts',
  'server',
  'theme',
];

/** Returns whether a command works on the project itself, and not on a site in a folder of its own. */
export const isInProject = (): boolean => relative(project, process.cwd()) === '';

const require = createRequire(import.meta.url);

/** Returns the path of a file of a package, such as world-atlas/land-50m.json. */
export const fileOfPackage = (name: string): string => require.resolve(name);

/** Returns the address at which Vite serves one of the tool's modules, such as /renderer/client/main.tsx. */
export const addressOf = (module: URL): string => `/${relative(project, fileURLToPath(module)).replaceAll(sep, '/')}`;
