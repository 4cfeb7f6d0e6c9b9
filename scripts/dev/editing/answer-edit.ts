/** Answers the requests by which a page edits the manifest. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { respond } from '../http/respond.ts';
import type { WriteAccess } from './write-access.ts';
import { readWish } from './wish.ts';
import type { Wish } from './wish.ts';
import type { Outcome, Writer } from './writer.ts';

/** Where a page asks for it. */
const EDIT = '/__waybill/edit';

const STATUS: Record<Outcome['kind'], number> = { written: 200, asked: 409, refused: 422, paused: 503 };

/** Answers a request to edit. Returns whether it was one. */
export async function answerEdit(
  request: IncomingMessage,
  response: ServerResponse,
  { writer, access }: { writer: Writer; access: WriteAccess },
): Promise<boolean> {
  if (request.url !== EDIT) return false;
  const answer = (status: number, body: object = {}) =>
    respond(response, status, 'application/json', JSON.stringify(body));
  const refusal = access.refusalOf(request);
  if (refusal !== undefined) return answer(refusal);
  const wish = readWish(await json(request).catch(() => undefined));
  if (!wish) return answer(400);
  const outcome = await grant(wish, writer);
  return answer(STATUS[outcome.kind], outcome);
}

function grant(wish: Wish, writer: Writer): Promise<Outcome> {
  if ('edits' in wish) return writer.edit(wish.base, wish.edits);
  if ('undo' in wish) return writer.undo(wish.undo === true ? undefined : wish.undo);
  return 'redo' in wish ? writer.redo() : writer.look();
}
