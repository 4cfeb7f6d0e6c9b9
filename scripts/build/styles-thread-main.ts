/** What runs in the thread that compiles the styles (see styles-thread.ts, which starts it). */
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { keepCompiled } from '../compile-cache.ts';

keepCompiled();
const { compileStyles } = await import('./styles.ts');
parentPort!.postMessage(compileStyles('short'));
flushCompileCache(); // a thread is ended too early to do it by itself
