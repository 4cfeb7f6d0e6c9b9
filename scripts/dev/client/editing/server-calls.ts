/** What the editor asks of the dev server. */
import type { Edit } from '../../../../editing/edit.ts';
import type { Outcome } from '../../editing/writer.ts';
import type { TextFinding } from '../../manifest/findings.ts';
import { FINDINGS, TEXTS } from '../../editing/texts/page-text.ts';
import type { PageTexts } from '../../editing/texts/page-text.ts';
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
export async function askTexts(): Promise<PageTexts | string> {
  const response = await post(TEXTS, { page: location.pathname }).catch(() => undefined);
  if (!response) return words.away;
  const answer = (await response.json().catch(() => ({}))) as PageTexts & { sentence?: string };
  return response.ok ? answer : (answer.sentence ?? words.notAllowed);
}

/** Returns what the check says of some texts of the file, with its fixes. */
export async function askFindings(at: string[]): Promise<TextFinding[]> {
  const response = await post(FINDINGS, { at }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as TextFinding[]) : [];
}
