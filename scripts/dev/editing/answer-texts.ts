/** Tells a page in edit mode which texts of the manifest it shows, and where. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { isRecord, pagesOf } from '../../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../../schema/values/tree.ts';
import type { Route } from '../../../schema/types.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import type { TextFinding } from '../manifest/findings.ts';
import { respond } from '../http/respond.ts';
import type { ShownSite } from '../manifest/shown-site.ts';
import type { TranslatedPage } from '../manifest/translated-site.ts';
import { words } from '../client/editing/words.ts';
import { markTexts } from './texts/page-texts.ts';
import { FINDINGS, TEXTS } from './texts/page-text.ts';
import type { PageTexts } from './texts/page-text.ts';
import { Reach } from './texts/reach.ts';
import type { WriteAccess } from './write-access.ts';
import type { Outcome, Writer } from './writer.ts';

/** What it takes to tell texts: what the file says, and what is shown of it. */
export interface TextTools {
  writer: Writer;
  access: WriteAccess;
  shown: ShownSite | undefined;
  route(path: string): Promise<Route | undefined>;
  /** Returns a page in another language; undefined for one in the site's own. */
  translated(path: string): Pick<TranslatedPage, 'source' | 'file'> | undefined;
  findings(text: string, pointers: Pointer[]): Promise<TextFinding[]>;
  /** Renders a page of a site; the not-found page where there is no route. */
  render(route: Route | undefined, site: ShownSite): Promise<string>;
}

/** Answers a page's question for its texts. Returns whether it was one. */
export async function answerTexts(
  request: IncomingMessage,
  response: ServerResponse,
  tools: TextTools,
): Promise<boolean> {
  if (request.url !== TEXTS && request.url !== FINDINGS) return false;
  const answer = (status: number, body: object = {}) =>
    respond(response, status, 'application/json', JSON.stringify(body));
  const refusal = tools.access.refusalOf(request);
  if (refusal !== undefined) return answer(refusal);
  const wish: unknown = await json(request).catch(() => undefined);
  if (!isRecord(wish)) return answer(400);
  const outcome = await tools.writer.look();
  if (outcome.kind !== 'written' || !tools.shown) return answer(503, outcome);
  if (request.url === FINDINGS) {
    const at = Array.isArray(wish['at']) ? wish['at'].map(String) : [];
    return answer(200, await tools.findings(tools.writer.textOf(outcome.hash)!, at));
  }
  if (typeof wish['page'] !== 'string') return answer(400);
  const translated = tools.translated(wish['page']);
  if (translated) return answer(409, { sentence: words.translated(translated) });
  return answer(200, await pageTexts(wish['page'], outcome, tools));
}

async function pageTexts(
  path: string,
  { hash, canUndo, canRedo }: Extract<Outcome, { kind: 'written' }>,
  { writer, shown, route, render }: TextTools,
): Promise<PageTexts> {
  const { manifest, reach } = read(hash, writer);
  const shownRoute = await route(path);
  const page = pagesOf(manifest).find((one) => (shownRoute ? one.path === path : one.special === 'notFound'));
  const site = shown!.site as unknown as Tree;
  const shownPage = (shownRoute ?? shown!.site.notFound) as unknown as Tree;
  const { texts, marked } = markTexts(manifest, page ?? NO_PAGE, { page: shownPage, site }, reach);
  const markedSite = shownRoute ? marked.site : { ...marked.site, notFound: marked.page };
  const html = await render(shownRoute && (marked.page as unknown as Route), {
    ...shown!,
    site: markedSite as unknown as ShownSite['site'], // only texts differ
  });
  return { hash, html, texts, canUndo, canRedo };
}

/** A page that a list makes is written nowhere. */
const NO_PAGE: PageTree = { path: undefined, value: {}, pointer: '/routes/-' };

let last: { hash: string; manifest: Tree; reach: Reach } | undefined;

/** Reads a text, once for all pages that ask. */
function read(hash: string, writer: Writer): { manifest: Tree; reach: Reach } {
  if (last?.hash !== hash) {
    const value = writer.valueOf(hash);
    const manifest = isRecord(value) ? value : {};
    last = { hash, manifest, reach: new Reach(manifest) };
  }
  return last;
}
