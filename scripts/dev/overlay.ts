import type { ErrorPayload } from 'vite';
import { plain, positionOf, printProblems } from '../../schema/print.ts';
import { ManifestError } from '../../schema/problem.ts';

/** Problems for the overlay in the browser: the same words as on the terminal. */
export function overlayError(error: Error): ErrorPayload {
  if (!(error instanceof ManifestError)) return { type: 'error', err: { message: error.message, stack: '' } };
  const { file, span } = error.problems[0]!;
  return {
    type: 'error',
    err: {
      message: printProblems(error, plain),
      stack: '',
      id: file,
      loc: { file, ...positionOf(error.text, span.start) },
    },
  };
}
