/** Threads of the dev server: what they report ends up on its terminal. */
import { Thread as WorkerThread } from '../../../builder/thread.ts';
import { endProgress, paint, progress } from '../../cli/terminal.ts';

export class PreviewThread<Functions extends object> extends WorkerThread<Functions> {
  /** `file` calls `answerRequests`; `workerData` is its workerData. */
  constructor(file: URL, workerData: object) {
    const isColoured = paint.bold('') !== ''; // a thread does not see the terminal itself
    const env = isColoured ? { ...process.env, FORCE_COLOR: '1' } : process.env;
    super(file, { workerData, env, onNotice: progress, onAnswer: endProgress });
  }
}
