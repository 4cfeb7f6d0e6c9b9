import { fileURLToPath } from 'node:url';

/** The folder of this tool; a manifest may be anywhere else. */
export const project = fileURLToPath(new URL('..', import.meta.url));
