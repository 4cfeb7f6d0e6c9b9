/** Copies what a package holds besides code. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { project } from '../../builder/project.ts';
import { fontFolder } from '../../builder/bundle/font-files.ts';
import { isWithin } from '../../manifest/public/public-folder.ts';
import { starterFolder } from '../new/starter/starter-folder.ts';
import { PACKED_HASHES, packedHashes } from '../../builder/bundle/sources.ts';

/** Extensions of what the code reads: schemas, styles, examples, fonts, drawings. */
const READ = new Set(['.json', '.scss', '.yaml', '.woff2', '.svg', '.webm', '.vtt']);
/** Helps to edit the translations of the tool's own words, whose comments name it: they are not packed. */
const UNREAD = 'translation.schema.json';
const FOLDERS = ['blocks', 'manifest', 'renderer', 'schema', 'scripts', 'theme', 'translations'];
/** Pages about the tool's own code, measurements and first site, which another site does not need. */
const OWN_DOCS = [
  'architecture.md',
  'benchmarks',
  'benchmarks.md',
  'decisions',
  'facts.md',
  'looks',
  'page.png',
  'problems',
  'review.md',
];

/**
 * Makes files shorter: what programs alone read, comments, tables, whose columns need not be aligned, and pictures that are
 * not packed.
 */
const SHORTER: Record<string, (text: string) => string> = {
  '.json': (text) => JSON.stringify(JSON.parse(text)),
  '.md': (text) => text.replaceAll(/ +(?= \|)|(?<=\| :?-{3})-+|^!\[.*\]\((?!https:).*\)$/gm, ''),
  '.scss': (text) => text.replaceAll(/^[ \t]*(?:\/\/.*)?\n|[ \t]+\/\/ .*|^[ \t]+/gm, ''),
  '.yaml': (text) => text.replaceAll(/^#.*\n/gm, ''),
};

/** Copies them into a folder, each to its own path, with the hashes of the sources. */
export function copyFiles(folder: string): void {
  const copy = (from: string) => {
    const to = join(folder, relative(project, from));
    mkdirSync(dirname(to), { recursive: true });
    const shorten = SHORTER[extname(from)];
    if (shorten) writeFileSync(to, shorten(readFileSync(from, 'utf8')));
    else cpSync(from, to);
  };
  const others = [fontFolder(), starterFolder()]; // of packages of their own
  for (const from of FOLDERS)
    for (const entry of readdirSync(join(project, from), { recursive: true, withFileTypes: true }))
      if (
        entry.isFile() &&
        READ.has(extname(entry.name)) &&
        entry.name !== UNREAD &&
        !others.some((one) => entry.parentPath.startsWith(one))
      )
        copy(join(entry.parentPath, entry.name));
  const own = OWN_DOCS.map((name) => join(project, 'docs', name));
  for (const entry of readdirSync(join(project, 'docs'), { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    if (entry.isFile() && !own.some((path) => isWithin(path, from))) copy(from);
  }
  copy(join(project, 'LICENSE'));
  writeFileSync(join(folder, PACKED_HASHES), packedHashes());
}
