/** Lists the licences of what a package brings along, and of the packages that it depends on. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { project } from '../../builder/project.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { REPLACED } from './package-json.ts';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** The folder of the font files, all under the SIL Open Font License. */
const FONT_FOLDER = 'theme/fonts/files';

/** Whose they are, by the start of a file's name. */
const FONT_OWNERS = {
  'anek-latin': 'Copyright 2021 The Anek Project Authors (https://github.com/EkType/Anek)',
  archivo: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
  'atkinson-next':
    'Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors (https://github.com/googlefonts/atkinson-hyperlegible-next)',
  'baloo-2': 'Copyright 2019 The Baloo 2 Project Authors (https://github.com/EkType/Baloo2)',
  'bricolage-grotesque':
    'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
  figtree: 'Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)',
  fraunces: 'Copyright 2020 The Fraunces Project Authors (https://github.com/undercasetype/Fraunces)',
  'hanken-grotesk': 'Copyright 2021 The Hanken Grotesk Project Authors (https://github.com/marcologous/hanken-grotesk)',
  'instrument-sans':
    'Copyright 2022 The Instrument Sans Project Authors (https://github.com/Instrument/instrument-sans)',
  newsreader: 'Copyright 2020 The Newsreader Project Authors (https://github.com/productiontype/Newsreader)',
  nunito: 'Copyright 2014 The Nunito Project Authors (https://github.com/googlefonts/nunito)',
  'public-sans': 'Copyright 2015 The Public Sans Project Authors (https://github.com/uswds/public-sans)',
  'sofia-sans': 'Copyright 2019 The Sofia Sans Project Authors (https://github.com/lettersoup/Sofia-Sans)',
  'source-serif-4': 'Copyright 2014-2021 Adobe (https://www.adobe.com), with Reserved Font Name “Source”',
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
  const packages = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional }]) =>
      path !== '' && !dev && !devOptional && !/node_modules\/node-(?:bin-)?\w+-\w+$/.test(path),
  );
  const byLicence = Map.groupBy(packages, ([, { license = 'see its folder' }]) => license);
  const lines = [...byLicence].map(([licence, own]) => `- ${licence}: ${[...new Set(own.map(nameOf))].join(', ')}`);
  return [
    '# Licences',
    'Waybill itself is under the MIT licence. The fonts of its looks are under the SIL Open Font License 1.1; the package that holds them says which file is whose:',
    [...new Set(fontFiles().map(ownerOf))].map((owner) => `- ${owner}`).join('\n'),
    'Pages that it builds hold parts of React (MIT), of the icons of Tabler (MIT), and coast lines of Natural Earth (public domain).',
    'It depends on these packages, each with its licence in its own folder:',
    lines.join('\n'),
    '',
  ].join('\n\n');
}

function nameOf([path, { version }]: [string, LockedPackage]): string {
  const name = path.replace(/^.*node_modules\//, '');
  return `${REPLACED[name] ?? name} ${version}`;
}

/** Returns a line for each font file: whose it is, and under which licence. */
export function fontLicences(): string {
  return fontFiles()
    .map((file) => `- ${file}: ${ownerOf(file)}, https://openfontlicense.org`)
    .join('\n');
}

/** Every font file, as a path from the project's folder. */
function fontFiles(): string[] {
  return readdirSync(join(project, FONT_FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.woff2?$/.test(name))
    .map((name) => `${FONT_FOLDER}/${name}`)
    .toSorted();
}

function ownerOf(file: string): string {
  const owner = Object.entries(FONT_OWNERS).find(([start]) => basename(file).startsWith(start));
  if (owner) return owner[1];
  throw new UnreadableError(
    `scripts/pack/licences.ts does not say whose font ${file} is. Add its copyright line there.`,
  );
}
