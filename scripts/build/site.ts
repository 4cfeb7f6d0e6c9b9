/** Manifest → the folder of a finished website. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { publicFolderOf } from '../../schema/manifest.ts';
import { UnreadableError } from '../../schema/problem.ts';
import type { Form } from '../../schema/types.ts';
import { readRecord } from '../../server/read-record.ts';
import { ANSWER_PAGE, NOT_FOUND_FILE, SITE_RECORD, WORKER_FILE } from '../../server/site-record.ts';
import { endProgress, progress } from '../terminal.ts';
import { codeHash, prepareCode } from './code.ts';
import { compressFolder } from './compress.ts';
import { hostingFiles } from './hosting/hosting.ts';
import { inlineHashes } from './inline.ts';
import { keepLedger, readLedger } from './ledger.ts';
import { Output } from './output.ts';
import { readDraft } from './pages/manuscript.ts';
import type { Draft } from './pages/manuscript.ts';
import { fileOf } from './pages/file-of.ts';
import { makePages } from './pages/make-pages.ts';
import { project } from './project.ts';
import { recordOf } from './record.ts';
import { makeRest } from './rest.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { Timings } from './timings.ts';

export { fileOf };

export interface BuildResult {
  out: string;
  pages: number;
  /** How many of them were made anew, and of the folder's files written. */
  made: number;
  written: number;
  timings: Timings;
}

export interface BuildOptions {
  /** Whether texts get compressed forms beside them. */
  compress?: boolean;
}

/**
 * Builds a site: of an earlier build in the same folder everything stays that would come out the same. Throws
 * ManifestError or UnreadableError; then the folder stays as it was.
 */
export async function buildSite(
  manifestFile: string,
  outFolder: string,
  { compress = false }: BuildOptions = {},
): Promise<BuildResult> {
  const out = resolve(outFolder);
  refuseForeignFolder(out);
  const timings = new Timings();
  const found = await timings.of('what was built', () => readLedger(out));
  const ledger = found?.compress === compress ? found : undefined;
  const hash = codeHash();
  progress('Reading the manifest…');
  const draft = await timings.of('reading and checking', () => readDraft(manifestFile, hash, ledger));
  const output = await timings.of('looking at the folder', () => new Output(out, ledger?.files));
  try {
    progress('Preparing the code…');
    const code = await timings.of('the code', () => prepareCode(hash));
    const publicFolder = publicFolderOf(manifestFile);
    const around = { code, publicFolder, output, known: ledger };
    const rest = await timings.of('pictures and files', () => makeRest(draft, around));
    const { pages, made } = await timings.of('pages', () => makePages(draft, rest.pictures, around));
    const { site } = draft.maker.frame;
    const heads = draft.facts.map(({ head }) => head);
    const inline = Object.fromEntries(pages.map((page) => [page.file, page.inline]));
    const specials = {
      [NOT_FOUND_FILE]: site.notFound,
      ...(site.answerPage ? { [ANSWER_PAGE]: site.answerPage } : {}),
    };
    for (const [file, page] of Object.entries(specials)) {
      const html = draft.maker.renderSpecial(page);
      inline[file] = inlineHashes(html);
      output.put(file, html);
    }
    // Always there: browsers that have an older one must learn that it is to go.
    output.put(WORKER_FILE, code.workers[site.offline ? 'keep-pages' : 'leave']);
    output.put('sitemap.xml', sitemapXml(site, heads));
    output.put('robots.txt', robotsTxt(site));
    const inputs = hashInputs(manifestFile, publicFolder, code.hash);
    const posting = { site, forms: formsOf(draft), paths: heads.map(({ path }) => path) };
    const record = { ...recordOf(posting, inputs, fileOf), inline };
    output.put(SITE_RECORD, JSON.stringify(record));
    for (const [file, text] of Object.entries(hostingFiles(record, publicFolder))) output.put(file, text);
    if (compress) await timings.of('compressing', () => compressSite(output.draft));
    const { files, written } = await timings.of('moving in', () => output.commit());
    await timings.of('remembering', () => keepLedger(out, { frame: draft.frame, compress, pages, rest, files }));
    return { out, pages: pages.length, made, written, timings };
  } catch (error) {
    output.discard();
    throw error;
  } finally {
    draft.crew.end();
    endProgress();
  }
}

/** Every form that is shown, each once. */
function formsOf({ facts, maker }: Draft): Form[] {
  const { shared } = maker.frame;
  const forms = facts.flatMap((page) => [...page.forms, ...page.shows.map((name) => shared[name]!)]);
  return [...new Set(forms)].filter((block): block is Form => block.type === 'form');
}

/** Whether a built site is the one that this manifest and this code would make. */
export async function isUpToDate(manifestFile: string, out: string): Promise<boolean> {
  const recordFile = join(out, SITE_RECORD);
  if (!existsSync(recordFile) || !existsSync(manifestFile)) return false;
  const { inputs } = readRecord(out);
  return inputs === hashInputs(manifestFile, join(dirname(resolve(manifestFile)), 'public'), codeHash());
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

/** A folder with something else in it is never replaced. */
function refuseForeignFolder(out: string): void {
  if (!existsSync(out) || existsSync(join(out, SITE_RECORD)) || readdirSync(out).length === 0) return;
  throw new UnreadableError(
    `${out} holds files that are no built site. Choose another folder with --out, or empty it.`,
  );
}
