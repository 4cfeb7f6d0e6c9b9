/** Finds links whose address is in a line of its own: [words][name], [words][], and [name]: /path. */
import { quoted, shownAsTypedMessage } from '../notation-check.ts';
import type { NotationFinding } from '../notation-check.ts';

/** Words in brackets with a name in brackets directly after them; in mathematics and code a letter is before. */
const USE = /(?<![\w\]!\\])\[([^[\]\n]{1,200})\](?: ?\[([^[\]\n]{0,80})\])(?![[(:])/g;
const DEFINITION =
  /^[ \t]*\[([^[\]^\n]{1,80})\]:[ \t]*<?([^\s<>]{1,300})>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/gm;
const ADDRESS = /^(?:\/|#|https?:|mailto:|tel:|\$\{|www\.)/i;
/** How words in brackets end there. Most texts have none of these: that is found out faster than by a pattern. */
const ENDS = [']:', '][', '] ['];
const REASON = 'a link has its address right after its words';

interface Stretch {
  mark: string;
  index: number;
  words: string;
  /** The name that the words are given an address by. */
  name: string;
  address?: string | undefined;
}

/** Returns the first such link of a text, with a fix of all of them where every address is there; undefined where there is none. */
export function findReferenceLink(text: string): NotationFinding | undefined {
  if (!ENDS.some((end) => text.includes(end)) || !/[^[\]]\](?::| ?\[)/.test(text)) return undefined;
  const definitions = [...text.matchAll(DEFINITION)].flatMap(({ 0: mark, 1: name = '', 2: address = '', index }) =>
    ADDRESS.test(address) ? { mark, index, name: plain(name), address } : [],
  );
  const addresses = new Map(definitions.map(({ name, address }) => [name, address]));
  const uses = usesIn(text, addresses);
  const [use] = uses;
  if (use) {
    const example = `[${use.words}](${use.address ?? '/path'})`;
    const each = [
      ...uses.map(({ mark, index, words, address }) => ({ mark, index, replace: `[${words}](${address})` })),
      ...definitions.map(({ mark, index }) => ({ mark: mark.trim(), index, replace: '' })),
    ].toSorted((a, b) => a.index - b.index);
    const isCertain = uses.every(({ address }) => address !== undefined);
    return {
      mark: use.mark,
      message: shownAsTypedMessage(use.mark, REASON),
      hint: `Write ${quoted(example)}${use.address === undefined ? ', with the address of the page' : ''}.`,
      suggestions: [example],
      ...(isCertain ? { fix: { each: each.map(({ mark, replace }) => ({ mark, replace })) } } : {}),
    };
  }
  const [definition] = definitions;
  if (!definition) return undefined;
  const mark = definition.mark.trim();
  const hint = `Remove the line. A link is written where its words are: [words](${definition.address}).`;
  return { mark, message: shownAsTypedMessage(mark, REASON), hint };
}

function usesIn(text: string, addresses: ReadonlyMap<string, string>): Stretch[] {
  const uses = [...text.matchAll(USE)].flatMap(({ 0: mark, 1: words = '', 2: name = '', index }) => {
    const address = addresses.get(plain(name || words));
    // Notes are numbers in brackets, and what looks like an address is a link with the wrong brackets.
    const isApart = mark.includes('] [');
    const isLink =
      address !== undefined || (!isApart && /\p{L}/u.test(words) && !ADDRESS.test(name) && !name.startsWith('^'));
    return isLink ? [{ mark, index, words, name: plain(name || words), address }] : [];
  });
  const alone = [...text.matchAll(/(?<![\w\]!\\])\[([^[\]\n]{1,80})\](?![[(:])/g)].flatMap(
    ({ 0: mark, 1: words = '', index }) => {
      const address = addresses.get(plain(words));
      const isWithin = uses.some((use) => index >= use.index && index < use.index + use.mark.length);
      return address === undefined || isWithin ? [] : [{ mark, index, words, name: plain(words), address }];
    },
  );
  return [...uses, ...alone].toSorted((a, b) => a.index - b.index);
}

/** Small and capital letters, and the spaces between words, do not count. */
function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
