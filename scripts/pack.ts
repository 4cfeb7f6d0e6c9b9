/**
 * npm run pack [-- --out folder]: makes the packages waybill, create-waybill, waybill-icons, waybill-fonts and waybill-maps,
 * as folders and as archives, by default in packages. Exit 0 or 2.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runWithOptions } from './cli/run.ts';
import { archive } from './pack/archive.ts';
import { compileInto } from './pack/compile.ts';
import { copyFiles } from './pack/files.ts';
import { ICON_PACKAGE } from '../manifest/resolve/icons/icon-set.ts';
import { MAP_PACKAGE } from '../builder/output/map-files.ts';
import { FONT_PACKAGE } from '../builder/bundle/font-files.ts';
import { STARTER_PACKAGE } from './new/starter/starter-folder.ts';
import { writeFonts } from './pack/fonts.ts';
import { writeMaps } from './pack/maps.ts';
import { writeIcons } from './pack/icons.ts';
import { writeCreator } from './pack/creator.ts';
import { packageJson, writePackageJson } from './pack/package-json.ts';
import { writeLicences } from './pack/licences.ts';

const NAMES = ['waybill', STARTER_PACKAGE, ICON_PACKAGE, FONT_PACKAGE, MAP_PACKAGE];
const options = { out: { type: 'string', default: 'packages' } } as const;

await runWithOptions({ options }, async ({ values }) => {
  const out = resolve(values.out);
  const folders = NAMES.map((name) => join(out, name));
  const [folder, creator, icons, fonts, maps] = folders as [string, string, string, string, string];
  for (const old of folders) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compileInto(folder);
  copyFiles(folder);
  writePackageJson(folder);
  writeLicences(folder);
  await writeCreator(creator);
  writeIcons(icons);
  writeFonts(fonts, packageJson().version);
  writeMaps(maps);
  for (const made of folders) console.log(archive(made, out));
});
