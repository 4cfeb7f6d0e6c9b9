/** Lists the licences of what a package brings along, and of the packages that it depends on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';
import { REPLACED } from './package-json.ts';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Fonts in the package's own files, both under the SIL Open Font License. */
const FONTS = {
  'anek-latin-600.woff2': 'Copyright The Anek Project Authors',
  'atkinson-next.woff2': 'Copyright The Atkinson Hyperlegible Next Project Authors',
};

/** Writes LICENCES.md. */
export function writeLicences(folder: string): void {
  writeFileSync(join(folder, 'LICENCES.md'), licences());
}

/** Returns the text of LICENCES.md. Source: package-lock.json. */
export function licences(): string {
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const rows = Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional }]) =>
        path !== '' && !dev && !devOptional && !/node_modules\/node-(?:bin-)?\w+-\w+$/.test(path),
    )
    .map(([path, { version, license = 'see its folder' }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return `| ${REPLACED[name] ?? name} | ${version} | ${license} |`;
    });
  const fonts = Object.entries(FONTS).map(
    ([file, whose]) => `- renderer/fonts/${file}: ${whose}, https://openfontlicense.org`,
  );
  return [
    '# Licences',
    'Waybill itself is under the MIT licence. Its package holds fonts under the SIL Open Font License 1.1:',
    fonts.join('\n'),
    'Pages that it builds hold parts of React (MIT), of the icons of Tabler (MIT), and coast lines of Natural Earth (public domain).',
    'It depends on these packages, each with its licence in its own folder:',
    ['| Package | Version | Licence |', '| --- | --- | --- |', ...new Set(rows)].join('\n'),
    '',
  ].join('\n\n');
}
