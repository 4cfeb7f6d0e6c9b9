/** The thread that checks a manifest as a whole, to get its messages: see preview.ts. */
import { workerData } from 'node:worker_threads';
import { checkBytes } from '../../../manifest/manifest.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Source } from '../../../manifest/yaml/parse.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import type { Site } from '../../../schema/types.ts';
import { resultOfSentence, checkResultOf } from '../problems.ts';
import type { CheckResult } from '../problems.ts';
import { positionOfWords, blockPositionsOf } from './block-positions.ts';
import type { PositionHandlers } from './block-positions.ts';
import { handleCalls } from './thread.ts';

/** What a full check found: every problem of the file, and its site if there is no error. */
export interface FullCheckResult {
  result: CheckResult;
  site?: Site;
}

/** The functions of this thread. */
export interface CheckHandlers extends PositionHandlers {
  check(): FullCheckResult;
}

const { manifest } = workerData as { manifest: string };

/** The text of the last valid manifest, in which positions are looked up. */
let validText = '';
let source: Source | undefined;

function check(): FullCheckResult {
  try {
    const checked = checkBytes(manifest);
    const result = checkResultOf(checked);
    const { site, text } = checked;
    if (!site) return { result };
    validText = text;
    source = undefined;
    return { result, site };
  } catch (error) {
    if (error instanceof UnreadableError) return { result: resultOfSentence(error.message) };
    throw error;
  }
}

/** Parses the text when a position is first needed. */
function sourceOfValid(): Source | undefined {
  if (source) return source;
  const parsed = parse(manifest, validText);
  return (source = Array.isArray(parsed) ? undefined : parsed);
}

handleCalls({
  check,
  blockPositions: (page) => {
    const valid = sourceOfValid();
    return valid ? blockPositionsOf(valid, page) : [];
  },
  positionOfWords: (target) => {
    const valid = sourceOfValid();
    return valid && positionOfWords(valid, target);
  },
} satisfies CheckHandlers);
