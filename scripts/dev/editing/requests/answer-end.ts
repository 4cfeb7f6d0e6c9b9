/** Answers the request by which a page ends `waybill edit`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { respond } from '../../http/respond.ts';
import { END_PATH } from '../../messages.ts';
import type { WriteAccess } from './write-access.ts';

/** Answers a request to end, and ends once the answer is sent. Returns whether it was one. */
export function answerEnd(
  request: IncomingMessage,
  response: ServerResponse,
  { access, onEnd }: { access: WriteAccess; onEnd: (() => void) | undefined },
): boolean {
  if (request.url !== END_PATH || !onEnd) return false;
  const refusal = access.refusalOf(request);
  if (refusal === undefined) response.once('finish', onEnd);
  respond(response, refusal ?? 200, 'application/json', '{}');
  return true;
}
