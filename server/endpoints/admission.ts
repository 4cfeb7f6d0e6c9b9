/** What is decided about a call before its body is read: whether it comes from our pages, and how often. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointContext } from './services.ts';
import { originOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether more calls came from this network lately than from a household. */
    isFrequentSender: boolean;
  }
}

/** Makes the hook that lets a call in, or answers it: a flood costs no parsing. */
export function admission({ record: { answers }, pages, rate }: EndpointContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (originOf(request.headers) === 'foreign')
      return pages.send(request, reply, { status: 403, text: answers.refused });
    const { isFrequent: isMany, isRefused, seconds } = await rate.count(request.ip);
    request.isFrequentSender = isMany;
    if (!isRefused) return undefined;
    return pages.send(request, reply.header('retry-after', seconds), { status: 429, text: answers.tooMany });
  };
}
