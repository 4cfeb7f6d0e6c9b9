/**
 * Node keeps what it compiles, so that a command starts in half the time. Imported before a command, as package.json does
 * with --import, it goes for the command's own file, too. JavaScript, since for TypeScript Node would have to load its
 * compiler first.
 */
import module from 'node:module';
import { join } from 'node:path';
import { refuseOldNode } from './check-node.js';

refuseOldNode();

export const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/waybill-compiled');

// Not by its name: a Node that does not have it could not even say that it is too old.
module.enableCompileCache(compileCache);
// For the threads and the processes that the command starts.
process.env.NODE_COMPILE_CACHE ??= compileCache;
