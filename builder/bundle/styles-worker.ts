/** What runs in the thread that compiles the styles (see styles-thread.ts, which starts it). */
import { parentPort } from 'node:worker_threads';

const { compileStyles } = await import('./styles.ts');
parentPort!.postMessage(compileStyles('short'));
