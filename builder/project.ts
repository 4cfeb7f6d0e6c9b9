import { fileURLToPath } from 'node:url';

/** The folder that this tool lives in; a manifest may lie anywhere else. */
export const project = fileURLToPath(new URL('..', import.meta.url));
