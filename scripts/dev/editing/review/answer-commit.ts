/** Answers the request to commit the changes. */
import type { Tree } from '../../../../schema/values/tree.ts';
import { hasExactly } from '../requests/has-exactly.ts';
import { LONGEST_MESSAGE } from './review.ts';
import type { CommitAnswer } from './review.ts';
import type { Reviewer } from './reviewer.ts';

/** Returns the answer; undefined where the request is none. Only the text that was reviewed is committed. */
export async function answerCommit(request: Tree, reviewer: Reviewer): Promise<CommitAnswer | undefined> {
  const { base, message } = request;
  if (!hasExactly(request, ['base', 'message'])) return undefined;
  if (typeof base !== 'string' || typeof message !== 'string' || message.length > LONGEST_MESSAGE) return undefined;
  if (!message.isWellFormed() || message.includes('\0')) return undefined;
  if (message.trim() === '') return { sentence: 'Write a message: what was changed, in one line.' };
  return reviewer.commit(base, message);
}
