/** Opens the manifest in the author's editor, for the pages of this server and for nobody else. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import launchEditor from 'launch-editor';
import { print } from '../../cli/terminal.ts';
import { OPEN_PATH } from '../messages.ts';
import { refusalOfPost } from './access.ts';
import { respond } from './respond.ts';
import { SECTIONS } from '../manifest/block-positions.ts';
import type { ClickedWords } from '../manifest/block-positions.ts';
import type { Preview } from '../manifest/preview.ts';

/** Milliseconds within which an editor that cannot be started fails. */
const PATIENCE = 400;

/**
 * The request of a page: a line and a column, or words of a block or of a section around it. Never a file: only the
 * manifest is opened.
 */
interface OpenRequest {
  line?: unknown;
  column?: unknown;
  page?: unknown;
  part?: unknown;
  words?: unknown;
}

/** What is sent to the page. */
export interface Opened {
  /** As editors write it: file:line:column. */
  position: string;
  isOpen: boolean;
}

/** Answers a request to open the editor. Returns whether it was one. */
export async function answerOpen(
  request: IncomingMessage,
  response: ServerResponse,
  preview: Preview,
): Promise<boolean> {
  if (request.url!.split('?')[0] !== OPEN_PATH) return false;
  const answer = (status: number, body: object = {}) =>
    respond(response, status, 'application/json', JSON.stringify(body));
  const refusal = refusalOfPost(request);
  if (refusal !== undefined) return answer(refusal);
  const body = await json(request).catch(() => undefined);
  const at = await positionFor((body ?? {}) as OpenRequest, preview);
  if (!at) return answer(400);
  const position = `${preview.manifest}:${at.line}:${at.column}`;
  const isOpen = await open(position);
  if (!isOpen) print(`\n${position}`);
  return answer(200, { position, isOpen } satisfies Opened);
}

async function positionFor({ line, column, page, part, words }: OpenRequest, preview: Preview) {
  if (isCount(line) && isCount(column)) return { line, column };
  if (typeof page !== 'string' || typeof words !== 'string' || !isPart(part)) return undefined;
  return preview.position({ page, part, words });
}

function isPart(value: unknown): value is ClickedWords['part'] {
  return Number.isSafeInteger(value) || SECTIONS.some((section) => section === value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** Opens a position; returns whether an editor was started. */
async function open(position: string): Promise<boolean> {
  const failed = new Promise<false>((done) => launchEditor(position, () => done(false)));
  return Promise.race([failed, sleep(PATIENCE, true)]);
}
