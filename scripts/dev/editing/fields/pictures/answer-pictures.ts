/** Answers the requests by which a page gives pictures to the site. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Tree } from '../../../../../schema/values/tree.ts';
import { respond } from '../../../http/respond.ts';
import { isHash, isPointer } from '../../requests/edit-request.ts';
import { hasExactly } from '../../requests/has-exactly.ts';
import type { WriteAccess } from '../../requests/write-access.ts';
import type { Outcome } from '../../writer.ts';
import type { PendingPictures } from './pending-pictures.ts';
import { MAX_UPLOAD_BYTES, NAME_HEADER, PICTURE, PICTURE_TYPE } from './pictures.ts';
import type { PlacedPicture } from './pictures.ts';
import { tooLargeMessage } from './prepare-picture.ts';

/** Longer names are none that a person gave. */
const LONGEST_NAME = 2000;

/** Takes the bytes of a picture. Returns whether the request was about one. */
export async function answerPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { access, pictures }: { access: WriteAccess; pictures: PendingPictures },
): Promise<boolean> {
  if (request.url !== PICTURE) return false;
  const answer = (status: number, body: object = {}) =>
    respond(response, status, 'application/json', JSON.stringify(body));
  const refusal = access.refusalOf(request, { type: PICTURE_TYPE, most: MAX_UPLOAD_BYTES });
  if (refusal !== undefined)
    return answer(refusal, refusal === 413 ? { sentence: tooLargeMessage(MAX_UPLOAD_BYTES) } : {});
  const name = nameIn(request);
  if (name === undefined) return answer(400);
  const taken = await pictures.add(name, await buffer(request));
  return answer('sentence' in taken ? 422 : 200, taken);
}

function nameIn({ headersDistinct }: IncomingMessage): string | undefined {
  const [name = '', another] = headersDistinct[NAME_HEADER] ?? [];
  if (another !== undefined || name.length > LONGEST_NAME) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** Puts a picture into its place; undefined where the request is not exactly that. */
export async function placePicture(request: Tree, pictures: PendingPictures): Promise<Outcome | undefined> {
  return isPlaced(request) ? pictures.place(request) : undefined;
}

function isPlaced(request: Tree): request is Tree & PlacedPicture {
  const { base, at, id, alt, focus } = request;
  if (!hasExactly(request, ['alt', 'at', 'base', 'focus', 'id'])) return false;
  const isFocus = typeof focus === 'string' && /^(?:\d{1,3}% \d{1,3}%)?$/.test(focus);
  return (
    isHash(base) &&
    typeof at === 'string' &&
    isPointer(at) &&
    Number.isSafeInteger(id) &&
    typeof alt === 'string' &&
    isFocus
  );
}
