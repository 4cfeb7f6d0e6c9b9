/** What speaks against a message being genuine. A doubt puts it into quarantine; it never discards it. */

export interface SubmissionFacts {
  values: Record<string, string>;
  /** What stands in the field that people do not see. */
  trap: unknown;
  /** Milliseconds from the page being ready to the click; undefined without scripts. */
  age: number | undefined;
  isUnfamiliar: boolean;
  hasOrigin: boolean;
  /** Whether more messages came from this network lately than from a household. */
  isFrequent: boolean;
  /** Whether long texts were cut, as the network had sent too much of them. */
  isTruncated: boolean;
}

/** Nobody reads a form and fills it in within this time, in milliseconds. */
const READING_TIME = 1500;
const LINKS = 3;
const LINK = /https?:\/\/|www\.|\[url/gi;

/** The doubts as words; empty for a message that looks like any other. */
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
