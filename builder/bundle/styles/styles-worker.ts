/** The thread that compiles the styles while the scripts are bundled: Sass takes as long as a bundle. */
import { answerRequests } from '../../thread.ts';
import { compileStyles } from './styles.ts';

answerRequests({ compileStyles } satisfies StylesFunctions);

export interface StylesFunctions {
  compileStyles: typeof compileStyles;
}
