/** Ends requests whose body takes too long to arrive. Only uploads of files may take long. */
import type { FastifyInstance } from 'fastify';

/** Destroys a request whose body has not arrived after so many milliseconds, except at the paths that take files. */
export function limitBodyTime(app: FastifyInstance, milliseconds: number, slowPaths: ReadonlySet<string>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody && !slowPaths.has(raw.url?.split('?')[0] ?? '')) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), milliseconds).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
