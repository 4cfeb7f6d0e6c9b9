/** Decides about a request before its body is read: by its origin, and by how many came from its network. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointContext } from './services.ts';
import { originOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether more requests came from this network lately than from a household. */
    isFrequentSender: boolean;
  }
}

/** Returns the hook that admits a request or answers it: a flood costs no parsing. */
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
