/** Manifest → the folder of a finished website. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadManifest } from '../../schema/manifest.ts';
import { UnreadableError } from '../../schema/problem.ts';
import { ANSWER_PAGE, SITE_RECORD } from '../../server/site-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import { endProgress, progress } from '../terminal.ts';
import { atlasOf } from './atlas.ts';
import { prepareCode } from './code.ts';
import { makePictures } from './pictures/pictures.ts';
import { recordOf } from './record.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export interface BuildResult {
  pages: number;
  out: string;
}

/** Builds a site. Throws ManifestError or UnreadableError; the folder is replaced only by a whole new site. */
export async function buildSite(manifestFile: string, outFolder: string): Promise<BuildResult> {
  const out = resolve(outFolder);
  refuseForeignFolder(out);
  progress('Reading the manifest…');
  const { site, publicFolder } = loadManifest(manifestFile);
  progress('Preparing the code…');
  const code = await prepareCode();
  const draft = `${out}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  if (existsSync(publicFolder)) cpSync(publicFolder, draft, { recursive: true });
  cpSync(code.assets, join(draft, 'assets'), { recursive: true });
  progress('Making pictures…');
  const extraHead = await makePictures(site, { publicFolder, out: draft }).catch((error: unknown) => {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  });
  const renderer = code.createRenderer({
    site,
    styles: code.styles,
    atlas: atlasOf(site),
    extraHead,
    scripts: [code.boot],
  });
  for (const [index, route] of site.routes.entries()) {
    if (index % 50 === 0) progress(`Rendering page ${index + 1} of ${site.routes.length}…`);
    write(join(draft, fileOf(route.path)), renderer.renderRoute(route));
  }
  write(join(draft, '404.html'), renderer.renderSpecial(site.notFound));
  write(join(draft, 'sitemap.xml'), sitemapXml(site));
  write(join(draft, 'robots.txt'), robotsTxt(site));
  if (site.answerPage) write(join(draft, ANSWER_PAGE), renderer.renderSpecial(site.answerPage));
  const inputs = hashInputs(manifestFile, publicFolder, code.hash);
  write(join(draft, SITE_RECORD), JSON.stringify(recordOf(site, inputs, fileOf)));
  replaceFolder(out, draft);
  endProgress();
  return { pages: site.routes.length, out };
}

/** Whether a built site is the one that this manifest and this code would make. */
export async function isUpToDate(manifestFile: string, out: string): Promise<boolean> {
  const recordFile = join(out, SITE_RECORD);
  if (!existsSync(recordFile) || !existsSync(manifestFile)) return false;
  const { inputs } = JSON.parse(readFileSync(recordFile, 'utf8')) as SiteRecord;
  const { hash } = await prepareCode();
  return inputs === hashInputs(manifestFile, join(dirname(resolve(manifestFile)), 'public'), hash);
}

/** The file of a page: flat files, which every host serves without their ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function hashInputs(manifestFile: string, publicFolder: string, code: string): string {
  const hash = createHash('sha256').update(code).update(readFileSync(manifestFile));
  if (existsSync(publicFolder)) {
    const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted())
      hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A folder with something else in it is never replaced. */
function refuseForeignFolder(out: string): void {
  if (!existsSync(out) || existsSync(join(out, SITE_RECORD)) || readdirSync(out).length === 0) return;
  throw new UnreadableError(
    `${out} holds files that are no built site. Choose another folder with --out, or empty it.`,
  );
}

function replaceFolder(out: string, draft: string): void {
  const old = `${draft}.old`;
  if (existsSync(out)) renameSync(out, old);
  renameSync(draft, out);
  rmSync(old, { recursive: true, force: true });
}
