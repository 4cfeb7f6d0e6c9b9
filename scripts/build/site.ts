/** Manifest → the folder of a finished website. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { publicFolderOf } from '../../schema/manifest.ts';
import { UnreadableError } from '../../schema/problem.ts';
import { ANSWER_PAGE, NOT_FOUND_FILE, SITE_RECORD } from '../../server/site-record.ts';
import { readRecord } from '../../server/read-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import type { Form, PageBlock } from '../../schema/types.ts';
import { endProgress, progress } from '../terminal.ts';
import { prepareCode } from './code.ts';
import { compressFolder } from './compress.ts';
import { writeHosting } from './hosting/hosting.ts';
import { readDraft } from './pages/manuscript.ts';
import type { PageJob } from './pages/page-maker.ts';
import { makePictures } from './pictures/pictures.ts';
import { project } from './project.ts';
import { recordOf } from './record.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export interface BuildResult {
  pages: number;
  out: string;
}

export interface BuildOptions {
  /** Whether texts get compressed forms beside them. */
  compress?: boolean;
}

/** Builds a site. Throws ManifestError or UnreadableError; the folder is replaced only by a whole new site. */
export async function buildSite(
  manifestFile: string,
  outFolder: string,
  { compress = false }: BuildOptions = {},
): Promise<BuildResult> {
  const out = resolve(outFolder);
  refuseForeignFolder(out);
  progress('Reading the manifest…');
  const { maker, crew, pieces, facts } = await readDraft(manifestFile);
  const draft = `${out}.${process.pid}`;
  try {
    progress('Preparing the code…');
    const code = await prepareCode();
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const publicFolder = publicFolderOf(manifestFile);
    if (existsSync(publicFolder)) cpSync(publicFolder, draft, { recursive: true });
    cpSync(code.assets, join(draft, 'assets'), { recursive: true });
    progress('Making pictures…');
    const { site, notes, shared } = maker.frame;
    const pages = facts.map(({ head }) => head);
    const files = [...notes.files, ...facts.flatMap((one) => one.files)];
    const { images, previews, extraHead } = await makePictures({ site, pages, files }, { publicFolder, out: draft });
    const parents = new Set(pages.map(({ parent }) => parent));
    const steps = pages
      .filter(({ path }) => parents.has(path))
      .map(({ path, name, parent }) => ({ path, name, ...(parent === undefined ? {} : { parent }) }));
    const setup = { code: code.hash, draft, extraHead, images, steps };
    const jobs = pages.map(({ path }, index): PageJob => {
      const preview = previews.get(path);
      return { index, piece: pieces[index]!, file: fileOf(path), ...(preview ? { preview } : {}) };
    });
    await maker.setUp(setup);
    const made = await crew.make(setup, jobs, (done) => progress(`Rendering page ${done} of ${pages.length}…`));
    const inline: SiteRecord['inline'] = {};
    for (const { index, inline: own } of made.toSorted((a, b) => a.index - b.index)) inline[jobs[index]!.file] = own;
    inline[NOT_FOUND_FILE] = maker.makeSpecial(site.notFound, NOT_FOUND_FILE).inline;
    if (site.answerPage) inline[ANSWER_PAGE] = maker.makeSpecial(site.answerPage, ANSWER_PAGE).inline;
    write(join(draft, 'sitemap.xml'), sitemapXml(site, pages));
    write(join(draft, 'robots.txt'), robotsTxt(site));
    const inputs = hashInputs(manifestFile, publicFolder, code.hash);
    const forms = [
      ...new Set(facts.flatMap((one) => [...one.forms, ...one.shows.flatMap((name) => formOf(shared[name]))])),
    ];
    const record = { ...recordOf({ site, forms, paths: pages.map(({ path }) => path) }, inputs, fileOf), inline };
    write(join(draft, SITE_RECORD), JSON.stringify(record));
    writeHosting(draft, record);
    if (compress) await compressSite(draft);
    replaceFolder(out, draft);
    endProgress();
    return { pages: pages.length, out };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    crew.end();
  }
}

const formOf = (block: PageBlock | undefined): Form[] => (block?.type === 'form' ? [block] : []);

/** Whether a built site is the one that this manifest and this code would make. */
export async function isUpToDate(manifestFile: string, out: string): Promise<boolean> {
  const recordFile = join(out, SITE_RECORD);
  if (!existsSync(recordFile) || !existsSync(manifestFile)) return false;
  const { inputs } = readRecord(out);
  const { hash } = await prepareCode();
  return inputs === hashInputs(manifestFile, join(dirname(resolve(manifestFile)), 'public'), hash);
}

/** The file of a page: flat files, which every host serves without their ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Compresses a built folder, and says how far it is. */
export async function compressSite(folder: string): Promise<void> {
  await compressFolder(folder, (done, of) => progress(`Compressing file ${done} of ${of}…`));
  endProgress();
}

function hashInputs(manifestFile: string, publicFolder: string, code: string): string {
  const hash = createHash('sha256').update(code).update(serverFacts()).update(readFileSync(manifestFile));
  if (existsSync(publicFolder)) {
    const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted())
      hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The server's own sources say what stands in the files for other hosts. */
function serverFacts(): string {
  const sources = ['addresses', 'files', 'headers', 'media-types', 'paths', 'site-record'];
  return sources.map((name) => readFileSync(join(project, `server/${name}.ts`), 'utf8')).join('');
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
