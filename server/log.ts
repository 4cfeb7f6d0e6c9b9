/** Lines for whoever runs the service: one JSON object each. Ids and codes only, never what somebody typed. */

type Details = Record<string, string | number | boolean>;

/** Fastify's own log fits as well. */
export interface Log {
  info(details: Details, text: string): void;
  warn(details: Details, text: string): void;
  error(details: Details, text: string): void;
}

/** A log that writes to a stream; the error stream keeps results and complaints apart. */
export function logTo(stream: { write(text: string): unknown } = process.stderr): Log {
  const write = (level: string) => (details: Details, text: string) =>
    void stream.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...details, msg: text })}\n`);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** What may be said of an error: its code or its class. Messages may repeat an address or a text. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return [typeof code === 'string' ? code : error.name, errcode]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 60);
}
