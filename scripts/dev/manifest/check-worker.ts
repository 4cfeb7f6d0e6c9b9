/** The thread that checks a manifest as a whole, for its messages: see preview.ts. */
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import { addOwnBlocks } from '../../../schema/values/own-blocks.ts';
import { checkFile, manifestChecker } from '../../../manifest/manifest.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Source } from '../../../manifest/yaml/source.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import type { Site } from '../../../schema/types.ts';
import { sentence, checkResultOf } from '../problems.ts';
import type { CheckResult } from '../problems.ts';
import { findingsAt } from './findings.ts';
import type { TextFinding } from './findings.ts';
import { positionOfWords, positionsOf } from './block-positions.ts';
import type { PositionFunctions } from './block-positions.ts';
import { answerRequests } from '../../../builder/thread.ts';

/** What a whole check found: everything that is wrong with the file as it is, and its site if nothing much is. */
export interface CheckOutcome {
  result: CheckResult;
  site?: Site;
}

/** The requests that this thread answers. */
export interface CheckFunctions extends PositionFunctions {
  check(): CheckOutcome;
  /** Returns what a check says of some parts of a text that may become the file's; of all of it where none is named. */
  findings(text: string, pointers: Pointer[]): TextFinding[];
  /** Returns the site of another text; undefined where it has an error. */
  site(text: string): Site | undefined;
}

const { manifest } = workerData as { manifest: string };
addOwnBlocks(dirname(manifest));

/** The text of the last site: positions are looked up there. */
let validText = '';
let source: Source | undefined;

function check(): CheckOutcome {
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

/** Looks something up in the last site; its text is parsed again only when somebody asks. */
function lookUp<T>(look: (source: Source) => T): T | undefined {
  const parsed = source ?? parse(manifest, validText);
  if (Array.isArray(parsed)) return undefined;
  source = parsed;
  return look(source);
}

answerRequests({
  check,
  findings: (text, pointers) => findingsAt(manifestChecker(manifest)(Buffer.from(text)), pointers),
  site: (text) => manifestChecker(manifest)(Buffer.from(text)).site,
  positions: (page) => lookUp((valid) => positionsOf(valid, page)) ?? [],
  position: (target) => lookUp((valid) => positionOfWords(valid, target)),
} satisfies CheckFunctions);
