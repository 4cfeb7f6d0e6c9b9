/** Finds signs that a message is spam. A suspicious message is quarantined, never discarded. */
import type { ReceivedSubmission } from './reading/read-submission.ts';

/** Milliseconds: less time than anyone needs to read and fill in a form. */
const READING_TIME = 1500;
const LINKS = 3;
const LINK = /https?:\/\/|www\.|\[url/gi;

/** Returns the suspicions as the words that are stored (see leads/words.ts); empty for an ordinary message. */
export function findSuspicions(submission: Omit<ReceivedSubmission, 'details'>, isTruncated: boolean): string[] {
  const { values, honeypot, age, isUnfamiliar, hasOrigin, isFrequent } = submission;
  const links = Object.values(values).join(' ').match(LINK)?.length ?? 0;
  const suspicions: Record<string, boolean> = {
    trap: typeof honeypot === 'string' && honeypot !== '',
    haste: age < READING_TIME,
    links: links >= LINKS,
    unfamiliar: isUnfamiliar,
    'no-origin': !hasOrigin,
    many: isFrequent,
    cut: isTruncated,
  };
  return Object.keys(suspicions).filter((word) => suspicions[word]);
}
