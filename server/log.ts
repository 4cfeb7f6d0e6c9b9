/** Writes logs for operators as JSON lines: ids and codes only, never what a visitor typed. */

type Details = Record<string, string | number | boolean>;

/** A subset of Fastify's logger. */
export interface Log {
  info(details: Details, text: string): void;
  warn(details: Details, text: string): void;
  error(details: Details, text: string): void;
}

/** Creates a log that writes to a stream; by default to stderr, as stdout has a command's results. */
export function logTo(stream: { write(text: string): unknown } = process.stderr): Log {
  const write = (level: string) => (details: Details, text: string) =>
    void stream.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...details, msg: text })}\n`);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** Returns the part of an error that is safe to log: its code or its class. Messages may quote an address or a text. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return [typeof code === 'string' ? code : error.name, errcode]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 60);
}
