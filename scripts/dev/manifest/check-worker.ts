/** The thread that checks a manifest as a whole, for its messages: see preview.ts. */
import { workerData } from 'node:worker_threads';
import { checkFile } from '../../../manifest/manifest.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Source } from '../../../manifest/yaml/source.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import type { Site } from '../../../schema/types.ts';
import { sentence, checkResultOf } from '../problems.ts';
import type { CheckResult } from '../problems.ts';
import { positionOfWords, positionsOf } from './block-positions.ts';
import type { PositionAnswers } from './block-positions.ts';
import { answerRequests } from '../../../builder/thread.ts';

/** What a whole check found: everything that is wrong with the file as it is, and its site if nothing much is. */
export interface Outcome {
  result: CheckResult;
  site?: Site;
}

/** The requests that this thread answers. */
export interface CheckAnswers extends PositionAnswers {
  check(): Outcome;
}

const { manifest } = workerData as { manifest: string };

/** The text of the last site: places are looked up there. */
let validText = '';
let source: Source | undefined;

function check(): Outcome {
  try {
    const checked = checkFile(manifest);
    const result = checkResultOf(checked);
    const { site, text } = checked;
    if (!site) return { result };
    validText = text;
    source = undefined;
    return { result, site };
  } catch (error) {
    if (error instanceof UnreadableError) return { result: sentence(error.message) };
    throw error;
  }
}

/** Parsed again only when somebody asks where a block is. */
function sourceOfValid(): Source | undefined {
  if (source) return source;
  const parsed = parse(manifest, validText);
  return (source = Array.isArray(parsed) ? undefined : parsed);
}

answerRequests({
  check,
  positions: (page) => {
    const parsedSource = sourceOfValid();
    return parsedSource ? positionsOf(parsedSource, page) : [];
  },
  position: (target) => {
    const parsedSource = sourceOfValid();
    return parsedSource && positionOfWords(parsedSource, target);
  },
} satisfies CheckAnswers);
