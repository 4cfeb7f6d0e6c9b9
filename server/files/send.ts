/** Sends a built file: all of it or a part, by the conditions of a request. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { evaluateConditions } from './conditions.ts';
import { openContent } from './content.ts';
import type { Content } from './content.ts';
import type { BuiltFile, Variant } from './files.ts';
import { isText } from './media-types.ts';
import { acceptedEncodings } from './negotiate.ts';

/** Returns the form of a file that a request prefers. */
export function chooseVariant({ headers }: FastifyRequest, file: BuiltFile): Variant {
  const { variants, dictionary } = file;
  const accepted = variants.length > 1 || dictionary ? acceptedEncodings(headers['accept-encoding']) : [];
  const isKnown = headers['available-dictionary'] === dictionary?.token;
  for (const encoding of accepted) {
    const variant =
      encoding === 'dcz' ? isKnown && dictionary?.variantOf(file) : variants.find((each) => each.encoding === encoding);
    if (variant) return variant;
  }
  return variants.at(-1)!;
}

/** Calls back with the content: at once if it is in memory. */
export function withContent({ content, file }: Variant, onFound: (content: Content) => void, onGone: () => void): void {
  if (content) onFound(content);
  else void openContent(file).then(onFound, onGone);
}

interface Representation {
  file: BuiltFile;
  variant: Variant;
  content: Content;
}

/** Sends a file by the conditions and the range of a request. */
export function sendRequested(request: FastifyRequest, reply: FastifyReply, found: Representation): void {
  const { etag, size } = found.content;
  const result = evaluateConditions(request.method, request.headers, etag, size);
  reply.code(result.status);
  if (result.status === 304) {
    void reply.headers({ etag, ...varyHeader(found.file) }).send();
  } else if (result.status === 412) {
    sendText(reply.header('cache-control', 'no-cache'), 'This file has changed meanwhile.\n');
  } else if (result.status === 416) {
    reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-cache' });
    sendText(reply, 'This file has no such part.\n');
  } else {
    reply.headers({ etag, 'accept-ranges': 'bytes' });
    if (!('start' in result)) return sendBytes(request, reply, found);
    const { start, end } = result;
    sendBytes(request, reply.header('content-range', `bytes ${start}-${end}/${size}`), found, { start, end });
  }
}

/** Sends a file or a part of it; to HEAD, only the headers. */
export function sendBytes(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { file, variant, content }: Representation,
  { start, end } = { start: 0, end: content.size - 1 },
): void {
  reply.headers({ 'content-type': file.type, 'content-length': end - start + 1, ...varyHeader(file) });
  if (variant.encoding !== 'identity') reply.header('content-encoding', variant.encoding);
  // For undefined, Fastify would set a length of 0.
  void reply.send(method === 'HEAD' ? Readable.from([]) : content.read(start, end));
}

/** Returns Vary for texts, compressed or not: shared caches have to know before the first compressed one. */
function varyHeader({ path, dictionary }: BuiltFile): { vary?: string } {
  if (dictionary) return { vary: 'Accept-Encoding, Available-Dictionary' };
  return isText(path) ? { vary: 'Accept-Encoding' } : {};
}

/** Sends a sentence as plain text. */
export function sendText(reply: FastifyReply, text: string): void {
  void reply.type('text/plain; charset=utf-8').send(text);
}

/** Answers a malformed path. */
export function sendBadRequest(reply: FastifyReply): void {
  sendText(reply.code(400).header('cache-control', 'no-cache'), 'This is not an address.\n');
}
