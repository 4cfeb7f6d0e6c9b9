/** The thread that checks: see check.ts, which starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { examineManifest } from '../../../schema/manifest.ts';
import { parse } from '../../../schema/parse.ts';
import type { Source } from '../../../schema/parse.ts';
import { UnreadableError } from '../../../schema/problem.ts';
import { placeOf, placesOf } from './places.ts';
import type { Answer, Question, Verdict } from './check.ts';

const { manifest } = workerData as { manifest: string };

/** The text of the site that is shown: places are looked up there. */
let right = '';
let source: Source | undefined;

function check(): Verdict {
  try {
    const verdict = examineManifest(manifest);
    if (verdict.site) {
      right = verdict.text;
      source = undefined;
    }
    return verdict;
  } catch (error) {
    if (error instanceof UnreadableError) return { unreadable: error.message };
    throw error;
  }
}

/** Parsed anew only when somebody asks where a block stands. */
function sourceOfRight(): Source | undefined {
  if (source) return source;
  const parsed = parse(manifest, right);
  return (source = Array.isArray(parsed) ? undefined : parsed);
}

function answer(question: Question): Answer {
  if (question.kind === 'check') return check();
  const known = sourceOfRight();
  if (!known) return question.kind === 'places' ? [] : undefined;
  return question.kind === 'places' ? placesOf(known, question.page) : placeOf(known, question.target);
}

parentPort!.on('message', ({ id, question }: { id: number; question: Question }) => {
  parentPort!.postMessage({ id, answer: answer(question) });
});
