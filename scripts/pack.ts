/**
 * npm run pack [-- --out folder]: makes the packages waybill, create-waybill and waybill-icons, as folders and as archives, by
 * default in packages. Exit 0 or 2.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runWithOptions } from './cli/run.ts';
import { archive } from './pack/archive.ts';
import { compileInto } from './pack/compile.ts';
import { copyFiles } from './pack/files.ts';
import { ICON_PACKAGE } from '../manifest/resolve/icon-set.ts';
import { writeIcons } from './pack/icons.ts';
import { writeCreator } from './pack/creator.ts';
import { writePackageJson } from './pack/package-json.ts';
import { writeLicences } from './pack/licences.ts';

const NAMES = ['waybill', 'create-waybill', ICON_PACKAGE];
const options = { out: { type: 'string', default: 'packages' } } as const;

await runWithOptions({ options }, async ({ values }) => {
  const out = resolve(values.out);
  const [folder, creator, icons] = NAMES.map((name) => join(out, name)) as [string, string, string];
  for (const old of [folder, creator, icons]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compileInto(folder);
  copyFiles(folder);
  writePackageJson(folder);
  writeLicences(folder);
  await writeCreator(creator);
  writeIcons(icons);
  for (const made of [folder, creator, icons]) console.log(archive(made, out));
});
