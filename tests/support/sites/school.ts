/** The evening school, served by the start command as it was built for all tests. */
import { inject } from 'vitest';
import { startCommandWith } from '../commands.ts';
import { getPort } from '../http/port.ts';
import { SCHOOL_MANIFEST } from './build-sites.ts';

/** Returns the arguments of `start` that serve the school on a port. */
export function schoolOn(port: number): string[] {
  return [SCHOOL_MANIFEST, '--out', inject('school'), '--port', String(port)];
}

/** Starts the school on a free port, with more options and environment variables. */
export async function startSchool(options: string[] = [], variables: Record<string, string> = {}) {
  return startCommandWith(variables, 'start', ...schoolOn(await getPort()), ...options);
}
