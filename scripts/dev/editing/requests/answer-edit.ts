/** Answers the requests that edit the manifest. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { writeAcceptance, writeCode } from '../code/write-code.ts';
import { respond } from '../../http/respond.ts';
import { EDIT_PATH } from '../../messages.ts';
import type { WriteAccess } from './write-access.ts';
import { readEditRequest } from './edit-request.ts';
import type { EditRequest } from './edit-request.ts';
import type { Reviewer } from '../review/reviewer.ts';
import type { CurrentState, Outcome, Writer } from '../writer.ts';

type Answer = Outcome | CurrentState;

/** The status of the response by the kind of the answer. */
export const STATUS: Record<Answer['kind'], number> = { written: 200, current: 200, conflict: 409, refused: 422, unavailable: 503 }; // prettier-ignore

/** Answers a request to edit. Returns whether it was one. */
export async function answerEdit(
  request: IncomingMessage,
  response: ServerResponse,
  { access, ...tools }: { writer: Writer; reviewer: Reviewer; access: WriteAccess },
): Promise<boolean> {
  if (request.url !== EDIT_PATH) return false;
  const answer = (status: number, body: object = {}) =>
    respond(response, status, 'application/json', JSON.stringify(body));
  const refusal = access.refusalOf(request);
  if (refusal !== undefined) return answer(refusal);
  const wanted = readEditRequest(await json(request).catch(() => undefined));
  if (!wanted) return answer(400);
  const outcome = await perform(wanted, tools);
  return answer(STATUS[outcome.kind], outcome);
}

function perform(wanted: EditRequest, { writer, reviewer }: { writer: Writer; reviewer: Reviewer }): Promise<Answer> {
  if ('revert' in wanted) return reviewer.revert(wanted.base, wanted.from, wanted.revert);
  if ('revertCommit' in wanted) return reviewer.revertCommit(wanted.base, wanted.revertCommit);
  if ('accept' in wanted) return writeAcceptance(writer, wanted, wanted.accept);
  if ('code' in wanted) return writeCode(writer, wanted, wanted.code);
  if ('edits' in wanted) return writer.edit(wanted.base, wanted.edits);
  if ('undo' in wanted) return writer.undo(wanted.undo === true ? undefined : wanted.undo);
  return 'redo' in wanted ? writer.redo() : writer.state();
}
