import { join } from 'node:path';

/** The packages lie above the folder that the site is in. */
const root = join(import.meta.dirname, '../../../..');
export default { output: 'export', turbopack: { root }, outputFileTracingRoot: root };
