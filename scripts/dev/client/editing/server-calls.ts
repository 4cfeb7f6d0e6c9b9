/** What the editor asks of the dev server. */
import type { EditRequest } from '../../editing/requests/edit-request.ts';
import type { CurrentState, Failed, Outcome } from '../../editing/writer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { CHECK_CODE, CODE } from '../../editing/code/code.ts';
import type { CodeProblems, ShownCode } from '../../editing/code/code.ts';
import type { TextFinding } from '../../manifest/findings.ts';
import { FINDINGS, TEXTS, VALUES } from '../../editing/texts/page-text.ts';
import type { PageTexts, SiteValue } from '../../editing/texts/page-text.ts';
import { FIELDS, ICONS } from '../../editing/fields/fields.ts';
import type { FoundIcon, PartFields } from '../../editing/fields/fields.ts';
import { NAME_HEADER, PICTURE, PICTURE_TYPE, PLACE_PICTURE } from '../../editing/fields/pictures/pictures.ts';
import type { PlacedPicture, SentPicture } from '../../editing/fields/pictures/pictures.ts';
import { EXAMPLE, OUTLINE } from '../../editing/outline/outline.ts';
import type { Example, Outline } from '../../editing/outline/outline.ts';
import { FIND, REPLACE } from '../../editing/plans/find/find.ts';
import type { FoundMatches, Replaced, Replacement, Search } from '../../editing/plans/find/find.ts';
import { PAGES, PLAN } from '../../editing/plans/pages/pages.ts';
import type { PageAct, PageList, PlanAnswer } from '../../editing/plans/pages/pages.ts';
import { COMMIT, REVIEW, SHOWN } from '../../editing/review/review.ts';
import type { CommitAnswer, Review, ShownPage } from '../../editing/review/review.ts';
import { EDIT_PATH, END_PATH, TOKEN_HEADER } from '../../messages.ts';
import { tokenOfPage } from '../token.ts';
import { words } from './words/words.ts';

/** How long an answer may take, in milliseconds: a phone out of reach of its network waits for one for minutes. */
const TIMEOUT = 20_000;

function post(address: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: tokenOfPage() };
  const stop = new AbortController();
  const timer = address === COMMIT ? undefined : setTimeout(() => stop.abort(), TIMEOUT); // hooks of git take as long as they like
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal: stop.signal }).finally(() =>
    clearTimeout(timer),
  );
}

/** Sends the bytes of a picture. Returns what it would be kept as, or why it is not. */
export async function sendPicture(file: File): Promise<SentPicture | string> {
  const name = encodeURIComponent(file.name.slice(-200).toWellFormed());
  const headers = { 'content-type': PICTURE_TYPE, [TOKEN_HEADER]: tokenOfPage(), [NAME_HEADER]: name };
  const response = await fetch(PICTURE, { method: 'POST', headers, body: file }).catch(() => undefined);
  if (!response) return words.serverUnreachable;
  const answer = (await response.json().catch(() => ({}))) as Partial<SentPicture>;
  return 'id' in answer || 'sentence' in answer ? (answer as SentPicture) : words.notAllowed;
}

/** Has a picture that was sent put into its place. */
export function placePicture(placed: PlacedPicture): Promise<Outcome> {
  return send(PLACE_PICTURE, placed);
}

/** Has something written; where the server is away, or does not listen, a sentence says so. */
export function write(request: EditRequest): Promise<Outcome> {
  return send(EDIT_PATH, request);
}

/** Asks for the present state of the file. */
export function askState(): Promise<CurrentState | Failed> {
  return send<CurrentState | Failed>(EDIT_PATH, { state: true });
}

async function send<Answer extends { kind: string } = Outcome>(
  address: string,
  request: object,
): Promise<Answer | Failed> {
  const response = await post(address, request).catch(() => undefined);
  if (!response) return { kind: 'unavailable', sentence: words.serverUnreachable };
  if (response.status === 413) return { kind: 'refused', sentence: words.tooLong };
  const answer = (await response.json().catch(() => ({}))) as Partial<Answer>;
  return answer.kind ? (answer as Answer) : { kind: 'unavailable', sentence: words.notAllowed };
}

/** Ends the command that serves this page. Returns whether it will. */
export async function endEditing(): Promise<boolean> {
  const response = await post(END_PATH, {}).catch(() => undefined);
  return response?.ok ?? false;
}

/** Returns the texts of the page that is shown; a sentence where there are none now. */
export function askTexts(): Promise<PageTexts | string> {
  return ask(TEXTS, { page: location.pathname });
}

/** Returns the blocks of a page; a sentence where there are none now. */
export function askOutline(page: string): Promise<Outline | string> {
  return ask(OUTLINE, { page });
}

/** Returns a block of a type that may be added at a place, or why there is none. */
export function askExample(type: string, path: string): Promise<Example | string> {
  return ask(EXAMPLE, { type, path });
}

/** Returns the fields of a block or a part of one; a sentence where there are none now. */
export function askFields(at: string): Promise<PartFields | string> {
  return ask(FIELDS, { at });
}

/** Returns a part of the file as code, or why it is not shown. */
export function askCode(at: Pointer): Promise<ShownCode | { sentence: string } | string> {
  return ask(CODE, { at });
}

/** Returns what the check says of other code for a part of the text with a hash. */
export function askCodeProblems(changed: { base: string; at: Pointer; code: string }): Promise<CodeProblems | string> {
  return ask(CHECK_CODE, changed);
}

/** Returns the values that a text can refer to; a sentence where they are not known now. */
export function askValues(): Promise<{ values: SiteValue[] } | string> {
  return ask(VALUES, {});
}

/** Returns icons by a word of their names. */
export function askIcons(search: string): Promise<FoundIcon[] | string> {
  return ask(ICONS, { search });
}

/** Returns the pages of the site; a sentence where there are none now. */
export function askPages(): Promise<PageList | string> {
  return ask(PAGES, {});
}

/** Returns what an act with a page would change, or why it cannot be done. */
export function askPlan(act: PageAct): Promise<PlanAnswer | string> {
  return ask(PLAN, act);
}

/** Returns where words are in the texts of the site. */
export function askMatches(search: Search): Promise<FoundMatches | string> {
  return ask(FIND, search);
}

/** Returns the edits that replace words, or why there are none. */
export function askReplaced(request: Replacement): Promise<Replaced | { sentence: string } | string> {
  return ask(REPLACE, request);
}

/** Returns all that was changed; a sentence where that is not known now. */
export function askReview(): Promise<Review | string> {
  return ask(REVIEW, {});
}

/** Returns a page in the text with a hash. */
export function askShown(page: string, hash: string): Promise<ShownPage | string> {
  return ask(SHOWN, { page, hash });
}

/** Has the text with a hash committed. */
export function askCommit(base: string, message: string): Promise<CommitAnswer | string> {
  return ask(COMMIT, { base, message });
}

/** Why there is no answer: a sentence, or that the page is a translation. */
interface Refusal {
  sentence?: string;
  translated?: { file: string; source: string };
}

async function ask<Answer extends object>(address: string, question: object): Promise<Answer | string> {
  const response = await post(address, question).catch(() => undefined);
  if (!response) return words.serverUnreachable;
  const answer = (await response.json().catch(() => ({}))) as Answer & Refusal;
  if (response.ok) return answer;
  return answer.translated ? words.translated(answer.translated) : (answer.sentence ?? words.notAllowed);
}

/** Returns the sentence that says why something was not written. */
export function refusalOf(outcome: Exclude<Outcome, { kind: 'written' }>): string {
  return outcome.kind === 'conflict' ? words.changedMeanwhile : outcome.sentence;
}

/** Returns what the check says of some texts of the file, with its fixes. */
export async function askFindings(at: string[]): Promise<TextFinding[]> {
  const response = await post(FINDINGS, { at }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as TextFinding[]) : [];
}
