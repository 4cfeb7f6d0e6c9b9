/**
 * npm run pack [-- --out folder]: makes the packages waybill and create-waybill, as folders and as archives, by default
 * in packages. Exit 0 or 2.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runWithOptions } from './cli/run.ts';
import { archive } from './pack/archive.ts';
import { compileInto } from './pack/compile.ts';
import { copyFiles } from './pack/files.ts';
import { writeCreator } from './pack/creator.ts';
import { writePackageJson } from './pack/package-json.ts';
import { writeLicences } from './pack/licences.ts';

const options = { out: { type: 'string', default: 'packages' } } as const;

await runWithOptions({ options }, async ({ values }) => {
  const out = resolve(values.out);
  const [folder, creator] = [join(out, 'waybill'), join(out, 'create-waybill')];
  for (const old of [folder, creator]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compileInto(folder);
  copyFiles(folder);
  writePackageJson(folder);
  writeLicences(folder);
  console.log(archive(folder, out));
  await writeCreator(creator);
  console.log(archive(creator, out));
});
