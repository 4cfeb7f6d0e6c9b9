/** Finds reasons to doubt that a message is genuine. A suspicion leads to quarantine; it never discards a message. */

export interface SubmissionFacts {
  values: Record<string, string>;
  /** The value of the honeypot. */
  trap: unknown;
  /** Milliseconds from the page being ready to the submission; undefined without scripts. */
  age: number | undefined;
  isUnfamiliar: boolean;
  hasOrigin: boolean;
  /** Whether more messages came from this network lately than from a household. */
  isFrequent: boolean;
  /** Whether long texts were truncated, as the network had sent too many characters. */
  isTruncated: boolean;
}

/** Milliseconds: less time than anyone needs to read and fill in a form. */
const READING_TIME = 1500;
const LINKS = 3;
const LINK = /https?:\/\/|www\.|\[url/gi;

/** Returns the suspicions as stored words; empty for a message that looks like any other. */
export function findSuspicions(circumstances: SubmissionFacts): string[] {
  const { values, trap, age, isUnfamiliar, hasOrigin, isFrequent: isMany, isTruncated: isCut } = circumstances;
  const links = Object.values(values).join(' ').match(LINK)?.length ?? 0;
  const doubts: Record<string, boolean> = {
    trap: typeof trap === 'string' && trap !== '',
    haste: age !== undefined && age < READING_TIME,
    links: links >= LINKS,
    unfamiliar: isUnfamiliar,
    'no-origin': !hasOrigin,
    many: isMany,
    cut: isCut,
  };
  return Object.keys(doubts).filter((doubt) => doubts[doubt]);
}
