/** What speaks against a message being genuine. A doubt puts it into quarantine; it never discards it. */

export interface Circumstances {
  values: Record<string, string>;
  /** What stands in the field that people do not see. */
  trap: unknown;
  /** Milliseconds from the page being ready to the click; undefined without scripts. */
  age: number | undefined;
  isUnfamiliar: boolean;
  hasOrigin: boolean;
  /** How many messages came from this address lately, this one included. */
  recent: number;
}

/** Nobody reads a form and fills it in within this time, in milliseconds. */
const READING_TIME = 1500;
const LINKS = 3;
const LINK = /https?:\/\/|www\.|\[url/gi;

/** The doubts as words; empty for a message that looks like any other. */
export function findDoubts(circumstances: Circumstances, doubted: number): string[] {
  const { values, trap, age, isUnfamiliar, hasOrigin, recent } = circumstances;
  const links = Object.values(values).join(' ').match(LINK)?.length ?? 0;
  const doubts: Record<string, boolean> = {
    trap: typeof trap === 'string' && trap !== '',
    haste: age !== undefined && age < READING_TIME,
    links: links >= LINKS,
    unfamiliar: isUnfamiliar,
    'no-origin': !hasOrigin,
    many: recent > doubted,
  };
  return Object.keys(doubts).filter((doubt) => doubts[doubt]);
}
