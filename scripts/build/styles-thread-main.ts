/** What runs in the thread that compiles the styles (see styles-thread.ts, which starts it). */
import { parentPort } from 'node:worker_threads';
import { keepCompiled } from '../compile-cache.ts';

keepCompiled();
const { compileStyles } = await import('./styles.ts');
parentPort!.postMessage(compileStyles('short'));
