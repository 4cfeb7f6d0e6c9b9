/** Writes the package.json of the package, from the project's own. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_PACKAGE } from '../../manifest/resolve/icons/icon-set.ts';
import { MAP_PACKAGE, MAP_SOURCE } from '../../builder/output/map-files.ts';
import { FONT_PACKAGE } from '../../builder/bundle/font-files.ts';
import { STARTER_PACKAGE } from '../new/starter/starter-folder.ts';
import { project } from '../../builder/project.ts';

interface PackageJson {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
}

/** A site and its own blocks have to use the same copy. */
const PEERS = new Set(['react', 'react-dom']);

/** Packages that a site gets in another form, of the same version. */
export const REPLACED: Record<string, string> = { '@tabler/icons': ICON_PACKAGE, [MAP_SOURCE]: MAP_PACKAGE };

/** What others may import; all else may change with any version. */
const EXPORTS = {
  '.': { types: './api/index.d.ts', default: './api/index.js' },
  './blocks': { types: './api/blocks.d.ts', default: './api/blocks.js' },
  './schema': './schema/site.schema.json',
  './package.json': './package.json',
};

/** Returns what the package's package.json holds. */
export function packageJson(): Pick<PackageJson, 'version'> & Record<string, unknown> {
  const own = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as PackageJson;
  const { name, version, description, license, engines, bin } = own;
  const all = Object.entries(own.dependencies).map(([one, exact]): [string, string] => [REPLACED[one] ?? one, exact]);
  return {
    name,
    version,
    description,
    keywords: ['static-site', 'site-generator', 'yaml', 'json-schema', 'forms'],
    license,
    type: 'module',
    engines,
    bin,
    exports: EXPORTS,
    dependencies: {
      ...Object.fromEntries(all.filter(([one]) => !PEERS.has(one))),
      [FONT_PACKAGE]: version,
      [STARTER_PACKAGE]: version,
    },
    peerDependencies: Object.fromEntries(
      all.filter(([one]) => PEERS.has(one)).map(([one, exact]) => [one, `^${exact}`]),
    ),
  };
}

/** Writes it into the package's folder. */
export function writePackageJson(folder: string): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`);
}
