/** HTML in fields that take Markdown. Whether what a tag did is still wanted, only a person can say: nothing is corrected. */
import { advice, quoted } from './notation-check.ts';
import type { NotationFinding } from './notation-check.ts';

const PAIR =
  /<(b|strong|i|em|p|span|u|small|font|div|h[1-6]|li|blockquote)(?:\s[^<>]{0,300})?>([^<>]{1,2000})<\/\1\s{0,3}>/i;
const LINK =
  /<a\s[^<>]{0,300}?href\s{0,3}=\s{0,3}["']?([^\s"'<>]{1,300})["']?[^<>]{0,300}>([^<>[\]]{1,300})<\/a\s{0,3}>/i;
const BREAK = /<(?:br|hr)\s{0,3}\/?>/i;
const MESSAGE = 'A text may not hold HTML.';

/** Returns the first HTML of a text that has one clear way to be written in Markdown. */
export function findHtml(text: string): NotationFinding | undefined {
  if (!text.includes('<')) return undefined;
  const [link, to, label] = LINK.exec(text) ?? [];
  if (link !== undefined) return { message: MESSAGE, ...advice(link, `[${label!.trim()}](${to})`) };
  const [pair, tag, words] = PAIR.exec(text) ?? [];
  if (pair !== undefined) return { message: MESSAGE, ...inMarkdown(pair, tag!.toLowerCase(), words!.trim()) };
  const [mark] = BREAK.exec(text) ?? [];
  if (mark === undefined) return undefined;
  return {
    mark,
    message: MESSAGE,
    hint: `Leave an empty line in the place of ${quoted(mark)}: it starts a new paragraph.`,
  };
}

function inMarkdown(mark: string, tag: string, words: string): ReturnType<typeof advice> {
  if (tag === 'b' || tag === 'strong') return advice(mark, `**${words}**`);
  if (tag === 'i' || tag === 'em') return advice(mark, `*${words}*`);
  if (tag === 'li') return advice(mark, `- ${words}`);
  if (tag === 'blockquote') return advice(mark, `> ${words}`);
  return /^h\d$/.test(tag) ? advice(mark, `## ${words}`) : advice(mark, words);
}
