/** Accepts or rejects a request before its body is read, by its origin and its network's rate limit. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointContext } from './services.ts';
import { originOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether more requests came from this network within ten minutes than one household sends. */
    isFrequentSender: boolean;
  }
}

/** Returns the onRequest hook that rejects foreign origins and networks over their limit. */
export function admission({ record: { answers }, pages, rate }: EndpointContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (originOf(request.headers) === 'foreign')
      return pages.send(request, reply, { status: 403, text: answers.refused });
    const { isFrequent, isRefused, retryAfter } = await rate.count(request.ip);
    request.isFrequentSender = isFrequent;
    if (!isRefused) return undefined;
    return pages.send(request, reply.header('retry-after', retryAfter), { status: 429, text: answers.tooMany });
  };
}
