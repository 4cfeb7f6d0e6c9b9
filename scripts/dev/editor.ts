/** Opens the manifest in the author's editor, for pages of this server only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import launchEditor from 'launch-editor';
import { print } from '../cli/terminal.ts';
import { SECTIONS } from './manifest/block-positions.ts';
import type { Target } from './manifest/block-positions.ts';
import type { Preview } from './manifest/preview.ts';

/** The path of the endpoint. */
export const OPEN = '/__waybill/open';

/** An editor that cannot be started fails within this time, in milliseconds. */
const LAUNCH_TIMEOUT = 400;
const MAX_BODY = 10_000;

/** The body of a request: a line and a column, or words of a block or of a section. Never a file: it is always the manifest. */
interface OpenRequest {
  line?: unknown;
  column?: unknown;
  page?: unknown;
  part?: unknown;
  words?: unknown;
}

/** The body of the answer. */
export interface Opened {
  /** As editors write it: file:line:column. */
  position: string;
  isOpen: boolean;
}

/** Answers a request to open the editor: 200 with `Opened`, or the status of a rejection. */
export async function answerOpen(request: IncomingMessage, response: ServerResponse, preview: Preview): Promise<true> {
  const refusal = rejectionStatus(request);
  if (refusal) return answer(response, refusal, {});
  const wish = await json(request).catch(() => undefined);
  const at = await requestedPosition((wish ?? {}) as OpenRequest, preview);
  if (!at) return answer(response, 400, {});
  const position = `${preview.manifest}:${at.line}:${at.column}`;
  const isOpen = await open(position);
  if (!isOpen) print(`\n${position}`);
  return answer(response, 200, { position, isOpen } satisfies Opened);
}

/** Returns the status that rejects a request of another sender than our pages, which always send their origin. */
function rejectionStatus({ method, headers }: IncomingMessage): number | undefined {
  const { origin, 'content-type': type, 'content-length': length } = headers;
  if (method !== 'POST') return 405;
  if (origin === undefined) return 403;
  if (type !== 'application/json') return 415;
  return Number(length ?? Infinity) > MAX_BODY ? 413 : undefined;
}

async function requestedPosition({ line, column, page, part, words }: OpenRequest, preview: Preview) {
  if (isCount(line) && isCount(column)) return { line, column };
  if (typeof page !== 'string' || typeof words !== 'string' || !isPart(part)) return undefined;
  return preview.positionOfWords({ page, part, words });
}

function isPart(value: unknown): value is Target['part'] {
  return Number.isSafeInteger(value) || SECTIONS.some((section) => section === value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** Returns whether an editor was started. */
async function open(position: string): Promise<boolean> {
  const failed = new Promise<false>((done) => launchEditor(position, () => done(false)));
  return Promise.race([failed, sleep(LAUNCH_TIMEOUT, true)]);
}

function answer(response: ServerResponse, status: number, body: object): true {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
  return true;
}
