/** What the editor asks of the dev server. */
import type { Edit } from '../../../../editing/edit.ts';
import type { Outcome } from '../../editing/writer.ts';
import type { TextFinding } from '../../manifest/findings.ts';
import { FINDINGS, TEXTS } from '../../editing/texts/page-text.ts';
import type { PageTexts } from '../../editing/texts/page-text.ts';
import { FIELDS, ICONS } from '../../editing/fields/fields.ts';
import type { FoundIcon, PartFields } from '../../editing/fields/fields.ts';
import { EXAMPLE, OUTLINE } from '../../editing/outline/outline.ts';
import type { Example, Outline } from '../../editing/outline/outline.ts';
import { tokenOfPage } from '../token.ts';
import { words } from './words.ts';

const EDIT = '/__waybill/edit';
const END = '/__waybill/end';

/** What a page sends to have something written. */
export type Wish = { base: string; edits: Edit[] } | { undo: true } | { redo: true } | { look: true };

function post(address: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-waybill-token': tokenOfPage() };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Has something written; where the server is away, or does not listen, a sentence says so. */
export async function write(wish: Wish): Promise<Outcome> {
  const response = await post(EDIT, wish).catch(() => undefined);
  if (!response) return { kind: 'paused', sentence: words.away };
  if (response.status === 413) return { kind: 'refused', sentence: words.tooLong };
  const outcome = (await response.json().catch(() => ({}))) as Partial<Outcome>;
  return outcome.kind ? (outcome as Outcome) : { kind: 'paused', sentence: words.notAllowed };
}

/** Ends the command that serves this page. Returns whether it will. */
export async function endEditing(): Promise<boolean> {
  const response = await post(END, {}).catch(() => undefined);
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

/** Returns icons by a word of their names. */
export function askIcons(search: string): Promise<FoundIcon[] | string> {
  return ask(ICONS, { search });
}

async function ask<Answer extends object>(address: string, question: object): Promise<Answer | string> {
  const response = await post(address, question).catch(() => undefined);
  if (!response) return words.away;
  const answer = (await response.json().catch(() => ({}))) as Answer & { sentence?: string };
  return response.ok ? answer : (answer.sentence ?? words.notAllowed);
}

/** Returns the sentence that says why something was not written. */
export function refusalOf(outcome: Exclude<Outcome, { kind: 'written' }>): string {
  return outcome.kind === 'asked' ? words.changedMeanwhile : outcome.sentence;
}

/** Returns what the check says of some texts of the file, with its fixes. */
export async function askFindings(at: string[]): Promise<TextFinding[]> {
  const response = await post(FINDINGS, { at }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as TextFinding[]) : [];
}
