/** HTML in fields that take Markdown: what to write instead, and a fix where each of its tags has a counterpart. */
import type { TextFormat } from '../walk.ts';
import { readVideo } from '../../../schema/addresses/video-address.ts';
import { advice, quoted } from './notation-check.ts';
import type { NotationFinding } from './notation-check.ts';

const MESSAGE = 'A text may not hold HTML.';
const TAG = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>|<!--(?:(?!<!--)[\s\S])*?-->/gi;
const HREF = /\shref\s*=\s*(?:"([^"\s]+)"|'([^'\s]+)'|([^\s"'>]+))/i;
const SOURCE = /\s(?:src|data)\s*=\s*["']?(https?:[^\s"'>]+)/i;

/** What is before and after the words in Markdown, by the tag. */
const MARKS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*', s: '~~', del: '~~', strike: '~~', code: '`' }; // prettier-ignore

const LISTS = /^(?:ul|ol|li|dl|dt|dd)$/;

/** What to do about the tags that have no counterpart. */
const HINTS: [tags: RegExp, hint: string][] = [
  [/^(?:h[1-6])$/, 'In a longtext, a heading is a line that starts with "## "; elsewhere it is the field "heading".'],
  [LISTS, 'Write each item on a line of its own that starts with "- ".'],
  [
    /^(?:table|tbody|thead|tr|td|th)$/,
    'Write the table as lines of "| one | two |", with "|---|---|" below the first.',
  ],
  [/^(?:img|picture|svg|figure)$/, 'Remove it: a picture is a field of its own, or a block.'],
  [/^(?:script|style|link|meta)$/, 'Remove it: texts hold no programs and no styles.'],
  [/^(?:form|input|select|textarea|label)$/, 'Remove it: a form is a block of its own.'],
  [/^(?:button)$/, 'Remove it: buttons are the field "actions" of a block.'],
  [/^(?:p|div|section|article|center)$/, 'Leave an empty line between paragraphs, and remove the tags.'],
];

/** What several lines are made of. */
const BLOCKS = /^(?:ul|ol|li|dl|dt|dd|table|tbody|thead|tr|td|th|p|div|section|article|blockquote)$/;

const hasParagraphs = (format: TextFormat) => format === 'prose' || format === 'article';

interface Tag {
  /** Where it starts, and its own characters. */
  index: number;
  mark: string;
  name: string;
  isEnd: boolean;
  attributes: string;
}

/** Returns the first HTML of a text, if there is something to write in its place. */
export function findHtml(text: string, format: TextFormat): NotationFinding | undefined {
  if (!text.includes('<')) return undefined;
  const tags = [...text.matchAll(TAG)].map(({ 0: mark, 1: slash, 2: name = '!', 3: attributes = '', index }): Tag => ({
    index,
    mark,
    name: name.toLowerCase(),
    isEnd: slash === '/',
    attributes,
  }));
  const [first] = tags;
  if (!first) return undefined;
  const each = rewrite(text, tags, format);
  const example = firstExample(text, tags, format);
  if (each) {
    const whole = each.map(({ mark, replace }) => ({ mark, replace }));
    return { message: MESSAGE, ...(example ?? ofBreak(first, format)), fix: { each: whole } };
  }
  return example ? { message: MESSAGE, ...example } : withoutCounterpart(first, text, format);
}

/** Returns the first element with its words, and how Markdown writes it. */
function firstExample(text: string, [open, close]: Tag[], format: TextFormat): ReturnType<typeof advice> | undefined {
  if (!open || open.isEnd || !close?.isEnd || close.name !== open.name) return undefined;
  const words = text.slice(open.index + open.mark.length, close.index).trim();
  const mark = text.slice(open.index, close.index + close.mark.length);
  const correct = inMarkdown(open, words, format);
  return words === '' || correct === undefined || correct.includes('\uFFFC') ? undefined : advice(mark, correct);
}

function inMarkdown({ name, attributes }: Tag, words: string, format: TextFormat): string | undefined {
  const marks = MARKS[name];
  if (marks !== undefined) return marks + words + marks;
  const to = hrefOf(attributes);
  if (name === 'a' && to !== undefined) return `[${words}](${to})`;
  if (name === 'blockquote') return hasParagraphs(format) ? `> ${words}` : words;
  if (/^h\d$/.test(name)) return format === 'article' ? `## ${words}` : `**${words}**`;
  return /^(?:a|span|u|small|big|font|mark|ins|sup|sub|abbr)$/.test(name) ? words : undefined;
}

function hrefOf(attributes: string): string | undefined {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  return double ?? single ?? bare;
}

/** Returns what to write for the tags of a text, up to the first that leaves a choice; undefined where that comes first. */
function rewrite(text: string, tags: Tag[], format: TextFormat): { mark: string; replace: string }[] | undefined {
  // U+FFFC is where code was: the same tags may be in it. The cells of a table are lines of their own.
  if (text.includes('\uFFFC') || /^\s*\|/m.test(text)) return undefined;
  if (/[[\]]/.test(text) && tags.some(({ name }) => name === 'a')) return undefined;
  const open: { tag: Tag; end: string }[] = [];
  const replacements: { mark: string; replace: string }[] = [];
  let whole = 0;
  for (const tag of tags) {
    const after = tag.index + tag.mark.length;
    if (tag.name === 'br') {
      const replacement = lineBreak(text, tag, format);
      if (!replacement) break;
      replacements.push(replacement);
    } else if (tag.isEnd) {
      const last = open.pop();
      const [before = '', next = ''] = [text[tag.index - 1], text[after]];
      const isClosing = /[\p{L}\p{N}]/u.test(before) || (/\S/.test(before) && !/[\p{L}\p{N}]/u.test(next));
      if (last?.tag.name !== tag.name || !isClosing) break;
      replacements.push({ mark: tag.mark, replace: last.end });
    } else {
      const [start, end] = marksOf(tag) ?? [];
      // Markdown takes no space between its marks and the words, and marks inside of a word only as stars.
      const isApart = /^$|[^\p{L}\p{N}]/u.test(text[tag.index - 1] ?? '');
      if (start === undefined || !/^[^\s*_~<]/.test(text.slice(after)) || !isApart) break;
      replacements.push({ mark: tag.mark, replace: start });
      open.push({ tag, end: end! });
    }
    if (open.length === 0) whole = replacements.length;
  }
  return whole === 0 ? undefined : replacements.slice(0, whole);
}

/**
 * Returns the Markdown before and after the words of an element; undefined where Markdown has no signs for its tag or
 * attributes.
 */
function marksOf({ name, attributes }: Tag): [start: string, end: string] | undefined {
  const marks = MARKS[name];
  if (marks !== undefined) return attributes.trim() === '' ? [marks, marks] : undefined;
  const to = name === 'a' ? hrefOf(attributes) : undefined;
  return to === undefined || !/^(?:[/#]|https?:|mailto:|tel:|\$\{)[^()]*$/.test(to) ? undefined : ['[', `](${to})`];
}

/** Returns the line break of Markdown in the place of a tag. Where a line or a paragraph ends there anyway, it is removed. */
function lineBreak(
  text: string,
  { index, mark }: Tag,
  format: TextFormat,
): { mark: string; replace: string } | undefined {
  const after = text.slice(index + mark.length);
  if (/^\s*$/.test(after) || text.slice(0, index).trim() === '' || /^\s*<br/i.test(after)) return undefined;
  if (/<br\s*\/?>\s*$/i.test(text.slice(0, index))) return undefined;
  const [space = ''] = /^[ \t]*/.exec(after)!;
  const isEnd = after[space.length] === '\n';
  if (format === 'lines') return { mark: mark + space, replace: isEnd ? '' : '\n' };
  return { mark: mark + space, replace: isEnd ? '\\' : '\\\n' };
}

function ofBreak({ mark }: Tag, format: TextFormat): Pick<NotationFinding, 'mark' | 'hint'> {
  if (format === 'lines') return { mark, hint: `Start a new line in the place of ${quoted(mark)}.` };
  return {
    mark,
    hint: `Write the text below a "|" after the colon, with a backslash in the place of ${quoted(mark)} and the rest on the next line.`,
  };
}

function withoutCounterpart(first: Tag, text: string, format: TextFormat): NotationFinding | undefined {
  const { name, mark, attributes } = first;
  const line = text.slice(text.lastIndexOf('\n', first.index) + 1, first.index);
  if (name === 'br' && /^\s*\|/.test(line))
    return { mark, message: MESSAGE, hint: `A cell of a table is one line: write a comma in the place of ${quoted(mark)}.` }; // prettier-ignore
  if (name === 'br' || name === 'hr') {
    const startsParagraph = name === 'hr' || hasParagraphs(format);
    const paragraph = `Write the text below a "|" after the colon, with an empty line in the place of ${quoted(mark)}: it starts a new paragraph.`;
    return { mark, message: MESSAGE, hint: startsParagraph ? paragraph : ofBreak(first, format).hint };
  }
  if (name === '!') return { mark, message: MESSAGE, hint: 'Remove it. A comment is a line of the file that starts with "# ".' }; // prettier-ignore
  if (/^(?:iframe|embed|object|video|audio)$/.test(name)) {
    const [, source] = SOURCE.exec(attributes) ?? [];
    const video = readVideo(source ?? '')?.page;
    if (video !== undefined)
      return { mark, message: MESSAGE, hint: `Remove it, and write a block after this one: {type: video, video: ${JSON.stringify(video)}}.` }; // prettier-ignore
    const link = `[words](${source ?? 'https://…'})`;
    return { mark, message: MESSAGE, hint: `Texts embed nothing: link to it, as in ${quoted(link)}.` };
  }
  if (!hasParagraphs(format) && BLOCKS.test(name)) {
    const list = LISTS.test(name) ? ' A list is the field "features", where the block has it.' : '';
    return { mark, message: MESSAGE, hint: `Write sentences: this field holds one paragraph.${list}` };
  }
  const hint = HINTS.find(([tags]) => tags.test(name))?.[1];
  return hint === undefined ? undefined : { mark, message: MESSAGE, hint };
}
