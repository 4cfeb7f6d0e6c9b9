import { UnreadableError } from '../../schema/errors.ts';

/** Listens on a port and resolves with the URL to open. Throws UnreadableError if the port is invalid, in use or forbidden. */
export async function listen(port: string, open: (port: number) => Promise<unknown>): Promise<string> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UnreadableError(`${JSON.stringify(port)} is not a port. Give a number up to 65535.`);
  try {
    await open(Number(port));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new UnreadableError(
        `Port ${port} is in use. Stop what uses it, or give another: --port ${Number(port) + 1}.`,
      );
    if (code === 'EACCES')
      throw new UnreadableError(`Port ${port} may not be used by you. Give one above 1023: --port 8080.`);
    throw error;
  }
  return `http://localhost:${port}`;
}
