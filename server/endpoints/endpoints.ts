/** Adds the routes of the endpoints that forms post to. */
import { withBasePath } from '../http/base-path.ts';
import { parse } from 'node:querystring';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { webhookPath } from '../../schema/addresses/own-addresses.ts';
import { reasonOf } from '../log.ts';
import { admission } from './admission.ts';
import type { EndpointContext } from './services.ts';
import type { EndpointRecord } from './endpoint-record.ts';
import { messageHandler } from './message.ts';
import { PaymentReturn } from './payment-return.ts';
import { paymentHandler } from './payment.ts';
import { FORM_LIMITS, takesFiles } from './reading/form-limits.ts';
import type { PaymentEndpoint } from './payment.ts';

const BODY_LIMIT = FORM_LIMITS.bodyBytes;

/** Adds a route for every endpoint: it accepts JSON from scripts, and form data from browsers without scripts. */
export async function addEndpoints(app: FastifyInstance, context: EndpointContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    await scope.register(formBody, { parser: (text) => parse(text, '&', '=', { maxKeys: FORM_LIMITS.fields }) });
    scope.decorateRequest('isFrequentSender', false);
    const onRequest = admission(context);
    scope.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply, context));
    for (const endpoint of context.record.endpoints) {
      if (hasGateway(endpoint)) addPayment(scope, endpoint, context, onRequest);
      else if (takesFiles(endpoint)) await addUpload(scope, endpoint, context, onRequest);
      else scope.post(endpoint.path, { bodyLimit: BODY_LIMIT, onRequest }, messageHandler(endpoint, context));
      scope.route({
        method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url: endpoint.path,
        handler: (request, reply) =>
          context.pages.send(request, reply.header('allow', 'POST'), {
            status: 405,
            text: context.record.answers.refused,
          }),
      });
    }
  });
}

const hasGateway = (endpoint: EndpointRecord): endpoint is PaymentEndpoint => endpoint.gateway !== undefined;

/** Adds the route of an endpoint that takes files; no other one reads such bodies. */
async function addUpload(
  parent: FastifyInstance,
  endpoint: EndpointRecord,
  context: EndpointContext,
  onRequest: ReturnType<typeof admission>,
): Promise<void> {
  await parent.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    scope.post(endpoint.path, { bodyLimit: BODY_LIMIT, onRequest }, messageHandler(endpoint, context));
  });
}

/** Adds the routes that start a payment, take callbacks of the gateway, and show the result. */
function addPayment(
  scope: FastifyInstance,
  endpoint: PaymentEndpoint,
  context: EndpointContext,
  onRequest: ReturnType<typeof admission>,
): void {
  const { successPath, failurePath, resultPath } = endpoint.gateway;
  const paymentReturn = new PaymentReturn(endpoint, context);
  scope.post(endpoint.path, { onRequest }, paymentHandler(endpoint, context));
  for (const path of new Set([successPath, failurePath].filter((one) => one.startsWith('/')))) {
    scope.post(path, { bodyLimit: BODY_LIMIT }, paymentReturn.acceptBuyer);
    scope.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(withBasePath('/', context.record), 303),
    );
    scope.post(webhookPath(path), { bodyLimit: BODY_LIMIT }, paymentReturn.acceptWebhook);
  }
  if (resultPath.startsWith('/')) scope.get(resultPath, paymentReturn.showResult);
}

/** Answers a body that could not be read: too long, not JSON, or of a type that no form sends. */
function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  context: EndpointContext,
): FastifyReply {
  const { record, pages, metrics } = context;
  const status = error.statusCode ?? 500;
  if (status < 500) return pages.send(request, reply, { status, text: record.answers.refused });
  metrics.errors.inc({ kind: 'request' });
  request.log.error({ reason: reasonOf(error) }, 'endpoint request failed');
  return pages.send(request, reply, { status: 503, text: record.answers.unavailable });
}
