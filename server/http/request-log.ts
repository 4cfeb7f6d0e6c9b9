/** Logs one line for each request, and nothing that a visitor sent. */
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Returns a logger whose lines cannot hold addresses, bodies or queries, whatever a plugin passes to it. */
export function loggerOptions(isWanted: boolean): Pick<FastifyServerOptions, 'logger'> {
  if (!isWanted) return { logger: false };
  return {
    logger: {
      level: 'info',
      base: null, // the log collector adds process and host names
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level: string) => ({ level }) },
      serializers: {
        req: ({ method }) => ({ method }),
        res: ({ statusCode }) => ({ statusCode }),
        // Messages of parsers quote their input; the stack is enough to find the fault.
        err: ({ name, stack = '' }: Error) => ({ type: name, message: '', stack: framesOf(stack) }),
      },
    },
  };
}

/** Logs one request that was answered. */
export function logResponse(
  { method, raw, routeOptions, log }: Pick<FastifyRequest, 'method' | 'raw' | 'routeOptions' | 'log'>,
  { statusCode, elapsedTime }: Pick<FastifyReply, 'statusCode' | 'elapsedTime'>,
  nameOf: (target: string) => string,
): void {
  const pattern = routeOptions.url;
  const route = pattern === undefined || pattern === '/*' ? nameOf(raw.url!) : pattern;
  log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime * 10) / 10 });
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
