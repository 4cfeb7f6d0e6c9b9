/** Links whose brackets are not where Markdown needs them: [words] (/path), (words)[/path], [words](/path without an end. */
import { advice, correctTo, quoted, shownAsTypedMessage } from '../notation-check.ts';
import type { NotationCheck } from '../notation-check.ts';

const WORDS = String.raw`[^[\]()\n]{1,200}`;
/** What looks like the address of a link; \uFFFC is where a reference is. */
const ADDRESS = String.raw`(?:/(?!/)|#|https?:|mailto:|tel:|www\.|\$\{|\uFFFC)[^\s()[\]{}<>]{0,300}`;
const REASON = 'this is not quite a link';

const pattern = (source: string) => new RegExp(source, 'gi');

/** Returns a link in Markdown. */
const link = ([, words, to]: string[]): string => `[${words!.trim()}](${to})`;

/** In the order in which they are tried: the clearer come first. */
export const links: NotationCheck[] = [
  {
    // An input method for Chinese or Japanese makes brackets twice as wide.
    pattern: pattern(
      String.raw`[［[]([^[\]［］()\n]{1,200})[］\]] {0,3}[（(] {0,3}(${ADDRESS.replace('()', '()（）')}) {0,3}[）)]`,
    ),
    reason: REASON,
    certain: (match) => (/[［］（）]/.test(match[0]) ? link(match) : undefined),
  },
  {
    pattern: pattern(String.raw`\[(${WORDS})\](?: {1,3}|\n)\( {0,3}(${ADDRESS}) {0,3}\)`),
    reason: REASON,
    certain: link,
  },
  {
    pattern: pattern(String.raw`\((${WORDS})\) {0,3}\[(${ADDRESS})\]`),
    reason: REASON,
    certain: link,
  },
  {
    // Square brackets twice, braces, angle brackets or a colon in the place of parentheses.
    pattern: pattern(
      String.raw`\[(${WORDS})\] {0,3}(?:\[(${ADDRESS})\]|\{(${ADDRESS})\}|<(${ADDRESS})>|: {0,3}(${ADDRESS}))`,
    ),
    reason: REASON,
    certain: ([mark, words, ...addresses]) => link([mark, words!, addresses.find(Boolean)!]),
  },
  {
    // A bracket between the words and the address is missing.
    pattern: pattern(String.raw`\[(${WORDS})(?:\(|\](?=/))(${ADDRESS})\)(?:\]|(?!\w))`),
    reason: REASON,
    certain: link,
  },
  {
    pattern: pattern(String.raw`\[([^[\]()|\n>]{1,200})(?: ?\| ?| ?[-=]> ?)(${ADDRESS})\]`),
    reason: REASON,
    certain: link,
  },
  {
    pattern: /\[([^[\]\n]{1,200})\]\(([^()\n]{1,300})\)/g,
    explain: ([mark, words, to]) => {
      const isFile = /\.\w{2,5}\s*$/.test(to!);
      const address = to!
        .trim()
        .replaceAll(/\s+(?=[#?/])|(?<=[/#])\s+/g, '')
        .replaceAll(/\s+/g, isFile ? '%20' : '-');
      const correct = `[${words}](${address})`;
      const hint = `An address holds no spaces: write ${quoted(correct)}, if that is the ${isFile ? 'file' : 'page'}.`;
      // A space beside a slash or a # can only go; elsewhere a hyphen may be intended, or %20.
      return {
        message: shownAsTypedMessage(mark, REASON),
        ...(/-|%20/.test(address) ? { ...advice(mark, correct), hint } : correctTo(mark, correct)),
      };
    },
  },
  {
    pattern: pattern(String.raw`\[(${WORDS})\]\( ?(${ADDRESS})([\s\S]?)`),
    explain: ([whole, words, to, next = '']) => {
      const mark = next === '' ? whole : whole.slice(0, -next.length);
      const message = shownAsTypedMessage(mark, 'its parenthesis is never closed');
      const address = to!.replace(/[.,;:!?]{1,3}$/, '');
      const correct = `[${words}](${address})${to!.slice(address.length)}`;
      return { message, ...(next.trim() === '' ? correctTo(mark, correct) : advice(mark, correct)) };
    },
  },
  {
    pattern: /\]\(/g,
    reason: REASON,
    hint: 'Markdown writes a link as [words](/path).',
  },
];
