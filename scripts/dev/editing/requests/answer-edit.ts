/** Answers the requests that edit the manifest. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { writeAcceptance, writeCode } from '../code/write-code.ts';
import { respond } from '../../http/respond.ts';
import { EDIT } from '../../messages.ts';
import type { WriteAccess } from './write-access.ts';
import { readEditRequest } from './edit-request.ts';
import type { EditRequest } from './edit-request.ts';
import type { Reviewer } from '../review/reviewer.ts';
import type { Outcome, Writer } from '../writer.ts';

/** The status of the response by the kind of the outcome. */
export const STATUS: Record<Outcome['kind'], number> = { written: 200, conflict: 409, refused: 422, unavailable: 503 };

/** Answers a request to edit. Returns whether it was one. */
export async function answerEdit(
  request: IncomingMessage,
  response: ServerResponse,
  { access, ...tools }: { writer: Writer; reviewer: Reviewer; access: WriteAccess },
): Promise<boolean> {
  if (request.url !== EDIT) return false;
  const answer = (status: number, body: object = {}) =>
    respond(response, status, 'application/json', JSON.stringify(body));
  const refusal = access.refusalOf(request);
  if (refusal !== undefined) return answer(refusal);
  const wanted = readEditRequest(await json(request).catch(() => undefined));
  if (!wanted) return answer(400);
  const outcome = await perform(wanted, tools);
  return answer(STATUS[outcome.kind], outcome);
}

function perform(wanted: EditRequest, { writer, reviewer }: { writer: Writer; reviewer: Reviewer }): Promise<Outcome> {
  if ('leaveOut' in wanted) return reviewer.leaveOut(wanted.base, wanted.from, wanted.leaveOut);
  if ('takeBack' in wanted) return reviewer.takeBack(wanted.base, wanted.takeBack);
  if ('accept' in wanted) return writeAcceptance(writer, wanted, wanted.accept);
  if ('code' in wanted) return writeCode(writer, wanted, wanted.code);
  if ('edits' in wanted) return writer.edit(wanted.base, wanted.edits);
  if ('undo' in wanted) return writer.undo(wanted.undo === true ? undefined : wanted.undo);
  return 'redo' in wanted ? writer.redo() : writer.state();
}
