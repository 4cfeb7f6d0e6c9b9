/** Packs a next version of Waybill that does not exist: one field of one block has another name in it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpack } from './package.ts';

const NEXT = '0.2.0';

/** From an archive, returns that of the version in which the `lead` of a call to action is its `summary`. */
export function packNextVersion(archive: string): string {
  const folder = unpack(archive);
  const edit = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!from.test(text)) throw new Error(`${file} has nothing like ${String(from)}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  edit('package.json', /"version": "[^"]*"/, `"version": "${NEXT}"`);
  edit('blocks/call-to-action/schema.json', /"lead":/, '"summary":');
  edit('blocks/call-to-action/CallToAction.jsx', /block\.lead/g, 'block.summary');
  // What a version's sources were, which decides whether anything that the older one made can be kept.
  edit('sources.json', /(?<="bundles":")\w+/, '0'.repeat(16));
  edit(
    'manifest/check/upgrade/changes.js',
    /CHANGES = \[/,
    `CHANGES = [{ version: '${NEXT}', about: 'The "lead" of a call to action is its "summary"',
       find: fieldRenamed({ blocks: 'call-to-action' }, 'lead', 'summary') },
       { version: '${NEXT}', about: 'Stars are drawn smaller: look at your quotes' },`,
  );
  execFileSync('npm', ['pack', '--silent'], { cwd: folder });
  return join(folder, `waybill-${NEXT}.tgz`);
}
