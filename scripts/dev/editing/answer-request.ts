/** Dispatches the requests of a page in edit mode, other than edits. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { isRecord, pagesOf } from '../../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../../schema/values/tree.ts';
import type { Route } from '../../../schema/types.ts';
import { respond } from '../http/respond.ts';
import type { ShownSite } from '../manifest/shown-site.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { STATUS } from './requests/answer-edit.ts';
import { isPointer } from './requests/edit-request.ts';
import { FIELDS, ICONS } from './fields/fields.ts';
import { findIcons } from './fields/find-icons.ts';
import { placePicture } from './fields/pictures/answer-pictures.ts';
import { PLACE_PICTURE } from './fields/pictures/pictures.ts';
import { partFields } from './fields/part-fields.ts';
import { answerCheckCode, answerCode } from './code/answer-code.ts';
import { CHECK_CODE, CODE } from './code/code.ts';
import { answerExample } from './outline/answer-example.ts';
import { EXAMPLE, OUTLINE } from './outline/outline.ts';
import { outlineOf } from './outline/page-outline.ts';
import { answerFind, answerReplace } from './plans/find/answer-find.ts';
import { FIND, REPLACE } from './plans/find/find.ts';
import { answerPlan } from './plans/pages/answer-plan.ts';
import { pageList } from './plans/pages/page-list.ts';
import { PAGES, PLAN } from './plans/pages/pages.ts';
import { markTexts } from './texts/page-texts.ts';
import { FINDINGS, TEXTS, VALUES } from './texts/page-text.ts';
import type { PageTexts } from './texts/page-text.ts';
import { siteValues } from './texts/site-values.ts';
import { UsageCounts } from './texts/usage-counts.ts';
import { answerCommit } from './review/answer-commit.ts';
import { COMMIT, REVIEW, SHOWN } from './review/review.ts';
import { answerShown } from './review/answer-shown.ts';
import type { EditingTools } from './editing-tools.ts';
import type { ParsedManifest } from './requests/parsed-manifest.ts';
import type { CurrentState, Outcome, Writer } from './writer.ts';

/** Answers one kind of request. Returns undefined if the body is none of this kind. */
type Answer = (request: Tree, state: CurrentState, tools: EditingTools) => Promise<object | undefined>;

const ANSWERS: Partial<Record<string, Answer>> = {
  [TEXTS]: async ({ page }, state, tools) => (typeof page === 'string' ? pageTexts(page, state, tools) : undefined),
  [FINDINGS]: ({ at }, { hash }, { findings, writer }) =>
    findings(writer.textOf(hash)!, Array.isArray(at) ? at.map(String) : []),
  [OUTLINE]: async ({ page }, { hash }, tools) => {
    if (typeof page !== 'string') return undefined;
    const { manifest, usage } = parsed(hash, tools.writer);
    return { hash, ...outlineOf(manifest, pageAt(manifest, page, await tools.route(page)), usage) };
  },
  [FIELDS]: async ({ at }, { hash }, { writer, publicFolder }) => {
    const { manifest } = parsed(hash, writer);
    const part =
      typeof at === 'string' && isPointer(at)
        ? partFields(at, { manifest, files: listFiles(publicFolder) })
        : undefined;
    return part && { hash, ...part };
  },
  [CODE]: async (request, { hash }, { writer }) => answerCode(request, parsed(hash, writer)),
  [CHECK_CODE]: (request, _state, tools) => answerCheckCode(request, tools),
  [VALUES]: async (_request, { hash }, { writer }) => ({ values: siteValues(parsed(hash, writer).manifest) }),
  [ICONS]: async ({ search }) => (typeof search === 'string' ? findIcons(search) : undefined),
  [PAGES]: async (_request, { hash }, { writer }) => ({ hash, pages: pageList(parsed(hash, writer).manifest) }),
  [PLAN]: (request, { hash }, tools) => answerPlan(request, parsed(hash, tools.writer), tools),
  [FIND]: (request, { hash }, tools) => answerFind(request, parsed(hash, tools.writer), tools),
  [REPLACE]: (request, { hash }, tools) => answerReplace(request, parsed(hash, tools.writer), tools),
  [REVIEW]: (_request, { hash }, { reviewer, writer }) => reviewer.review(parsed(hash, writer)),
  [SHOWN]: (request, { hash }, tools) => answerShown(request, hash, tools),
  [COMMIT]: (request, _state, { reviewer }) => answerCommit(request, reviewer),
  [PLACE_PICTURE]: (request, _state, { pictures }) => placePicture(request, pictures),
  [EXAMPLE]: (request, { hash }, tools) => answerExample(request, parsed(hash, tools.writer).manifest, hash, tools),
};

/** Answers a request of a page in edit mode. Returns whether it was one. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  tools: EditingTools,
): Promise<boolean> {
  const answerTo = ANSWERS[request.url!];
  if (!answerTo) return false;
  const answer = (status: number, body: object = {}) =>
    respond(response, status, 'application/json', JSON.stringify(body));
  const refusal = tools.access.refusalOf(request);
  if (refusal !== undefined) return answer(refusal);
  const body: unknown = await json(request).catch(() => undefined);
  if (!isRecord(body)) return answer(400);
  const state = await tools.writer.state();
  if (state.kind !== 'current' || !tools.shown) return answer(503, state);
  const translated = typeof body['page'] === 'string' ? tools.translated(body['page']) : undefined;
  if (translated) return answer(409, { translated });
  const result = await answerTo(body, state, tools);
  if (!result) return answer(400);
  return answer(isOutcome(result) ? STATUS[result.kind] : 200, result);
}

/** No other answer has a kind. */
function isOutcome(answer: object): answer is Outcome {
  return 'kind' in answer;
}

async function pageTexts(
  path: string,
  { hash, canUndo, canRedo }: CurrentState,
  tools: EditingTools,
): Promise<PageTexts> {
  const { writer, shown, route, render } = tools;
  const { manifest, usage } = parsed(hash, writer);
  const shownRoute = await route(path);
  const page = pageAt(manifest, path, shownRoute);
  const site = shown!.site as unknown as Tree;
  const shownPage = (shownRoute ?? shown!.site.notFound) as unknown as Tree;
  const { texts, marked } = markTexts(manifest, page ?? NO_PAGE, { page: shownPage, site }, usage);
  const markedSite = shownRoute ? marked.site : { ...marked.site, notFound: marked.page };
  const html = await render(shownRoute && (marked.page as unknown as Route), {
    ...shown!,
    site: markedSite as unknown as ShownSite['site'], // only texts differ
  });
  return { hash, html, texts, canUndo, canRedo };
}

/** Returns the page of a path as it is written: the not-found page where there is no route, nothing where a list makes it. */
function pageAt(manifest: Tree, path: string, route: Route | undefined): PageTree | undefined {
  return pagesOf(manifest).find((one) => (route ? one.path === path : one.special === 'notFound'));
}

/** A page that a list makes is written nowhere. */
const NO_PAGE: PageTree = { path: undefined, value: {}, pointer: '/routes/-' };

let last: ParsedManifest | undefined;

/** Parses a text, and keeps the last one: most requests are about the same text. */
function parsed(hash: string, writer: Writer): ParsedManifest {
  if (last?.hash !== hash) {
    const value = writer.valueOf(hash);
    const manifest = isRecord(value) ? value : {};
    last = { hash, text: writer.textOf(hash)!, manifest, usage: new UsageCounts(manifest) };
  }
  return last;
}
