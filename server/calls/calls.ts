/** The calls that forms make: what may be sent there, and who answers. */
import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from './context.ts';
import { answerMessage } from './message.ts';

/** 10,000 signs of Hindi are 30 KB as JSON, and 90 KB as a browser without scripts sends them. */
const LONGEST_MESSAGE = 128 * 1024;

/** Adds a route for every endpoint of the site. JSON from scripts, forms from browsers, nothing else. */
export async function addCalls(app: FastifyInstance, context: CallContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    await scope.register(formBody);
    scope.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply, context));
    for (const call of context.record.calls) {
      if (!call.gateway) scope.post(call.path, { bodyLimit: LONGEST_MESSAGE }, answerMessage(call, context));
      scope.route({
        method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url: call.path,
        handler: (request, reply) =>
          context.pages.send(request, reply.header('allow', 'POST'), {
            status: 405,
            answer: context.record.answers.refused,
          }),
      });
    }
  });
}

/** What could not even be read: too long, no JSON, a type that no form sends. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply, context: CallContext): FastifyReply {
  const { record, pages, metrics } = context;
  const status = error.statusCode ?? 500;
  if (status < 500) return pages.send(request, reply, { status, answer: record.answers.refused });
  metrics.errors.inc({ kind: 'call' });
  request.log.error({ reason: error.message }, 'call failed');
  return pages.send(request, reply, { status: 500, answer: record.answers.unavailable });
}
