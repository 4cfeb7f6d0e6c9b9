/** Markdown and HTML in fields that show plain text. */
import { decodeEntity } from '../markdown.ts';
import { foreignNotation } from './foreign-notation.ts';
import { isIntended, LONE } from './markdown/lone-marks.ts';
import { advice, correctTo, firstFinding, quoted, shownAsTypedMessage } from './notation-check.ts';
import type { NotationCheck, NotationFinding } from './notation-check.ts';

/** Most texts hold none of these, and need no closer look. */
const SUSPECT = /[*`~<[\\•●▪◦‣∙○■□➢➤❖✦【_&{^\uFFFDÃÂ]|:[\w+-]+:|#[A-Z]|â€|:content|==|\+\+/;
const SUSPECT_START = /^[-#|·>=]/;
const TAG =
  '(?:a|abbr|article|audio|b|big|blockquote|br|button|center|code|div|em|font|h[1-6]|hr|i|iframe|img|ins|del|dd|dl|dt|embed|figure|form|input|kbd|label|link|li|mark|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|textarea|th|tr|u|ul|video)';
const NO_MARKDOWN = 'this field takes plain text, without Markdown';
const NO_HTML = 'this field takes plain text, without HTML';

const checks: NotationCheck[] = [
  ...foreignNotation,
  {
    // What is struck out is no longer true: the words beside it are.
    pattern: /<(del|s|strike)>([^<>]{1,300})<\/\1\s{0,3}>|~~([^~\n]{1,298})~~/gi,
    explain: ([mark, , tagged, marked], text) => {
      const rest = text.replace(mark, ' ').replaceAll(/\s+/g, ' ').trim();
      if (!/[\p{L}\p{N}]/u.test(rest)) return undefined;
      const struck = `~~${(tagged ?? marked)!.trim()}~~`;
      const hint = `Write ${quoted(rest)} here. What is struck out belongs into a field that takes Markdown, such as "text", as ${quoted(struck)}.`;
      return {
        mark: text,
        message: shownAsTypedMessage(mark, mark.startsWith('<') ? NO_HTML : NO_MARKDOWN),
        hint,
        suggestions: [rest],
      };
    },
  },
  {
    // Where the tags are a pair around words and say nothing else, the words are what was intended.
    pattern:
      /<(b|strong|i|em|u|span|small|big|font|mark)>([^<>]{1,300})<\/\1\s{0,3}>|^\s*<(p|div|center|h[1-6])>([^<>]{1,300})<\/\3\s{0,3}>\s*$/gi,
    reason: NO_HTML,
    certain: ([, , words, , whole]) => (words ?? whole)!.trim(),
  },
  {
    pattern: new RegExp(String.raw`<(${TAG})\b[^<>]{0,300}>([^<>]{1,300})</\1\s{0,3}>`, 'gi'),
    reason: NO_HTML,
    likely: ([, , words]) => words!,
  },
  {
    pattern: /\s*<br\s{0,3}\/?>\s*/gi,
    explain: ([mark]) => ({
      mark: mark.trim(),
      message: shownAsTypedMessage(mark, NO_HTML),
      hint: 'Write a comma or a space in its place.',
    }),
  },
  {
    pattern: /<(?:img|iframe|embed|video|audio|object)(?=[\s/>])[^<>]{0,300}>/gi,
    reason: NO_HTML,
    hint: 'Remove it: pictures and films are fields or blocks of their own, and links are fields called "to".',
  },
  {
    pattern: new RegExp(String.raw`</?${TAG}(?=[\s/>])[^<>]{0,300}>|<!--[\s\S]{0,300}?-->`, 'gi'),
    reason: NO_HTML,
    hint: 'Remove it.',
  },
  {
    pattern: /<((?:https?:\/\/|mailto:)[^\s<>]{1,300})>/gi,
    reason: NO_MARKDOWN,
    likely: ([, address]) => address!,
  },
  {
    pattern: /&(?:#x?[\da-f]{2,6}|[a-z][a-z\d]{1,30});|&nbsp(?!;)|&(?:amp|quot|lt|gt)(?![\w;])/gi,
    reason: NO_HTML,
    certain: ([mark]) => decodeEntity(mark.endsWith(';') ? mark : `${mark};`),
  },
  {
    pattern: /!\[[^[\]\n]{0,200}\]\([^()\n]{0,300}\)/g,
    reason: NO_MARKDOWN,
    hint: 'Remove it: pictures are fields or blocks of their own.',
  },
  {
    pattern: /\[([^[\]\n]{0,200})\] ?\(([^()\s]{0,300})\)|\(([^()\n]{1,200})\)\[([/#][^[\]\s]{0,300})\]/g,
    explain: ([mark, first, to, second, other]) => {
      const words = (first ?? second)!;
      if (!/^(?:[/#]|\w+:|www\.|\$)/.test((to ?? other)!)) return undefined;
      const hint = `Write ${quoted(words)} alone; a link belongs into a field that takes Markdown, or one called "to".`;
      return { message: shownAsTypedMessage(mark, NO_MARKDOWN), ...advice(mark, words), hint };
    },
  },
  {
    pattern: /(?<![\w\]!\\])\[([^[\]\n]{0,200}\p{L}[^[\]\n]{0,200})\] ?\[[^[\]^\n]{0,80}\](?![[(:])/gu,
    reason: NO_MARKDOWN,
    likely: ([, words]) => words!,
  },
  {
    pattern: /(\*\*\*|\*\*|__)(?=[^\s*_])([^*_\n]{0,298}[^\s*_])\1(?!\w)/g,
    reason: NO_MARKDOWN,
    certain: ([, , words]) => words!,
  },
  {
    pattern: /(?<![\w*_.\\])([*_])(?=[^\s*_])([^*_\n]{0,298}[^\s*_])\1(?![\w*_])/g,
    reason: NO_MARKDOWN,
    certain: ([, , words]) => words!,
  },
  {
    pattern: LONE,
    reason: NO_MARKDOWN,
    certain: ({ 0: mark, index }, text) => (isIntended(mark, index, text) ? undefined : ''),
  },
  {
    pattern: /(`{1,3})([^`\n]{1,298})\1|(~~)([^~\n]{1,298})~~/g,
    reason: NO_MARKDOWN,
    likely: ([, , words, , struck]) => (words ?? struck)!,
  },
  {
    pattern: /(?<!~)~~(?=[\p{L}\p{N}])/gu,
    reason: NO_MARKDOWN,
    certain: () => '',
  },
  {
    // A hyphen and a space may be a dash.
    pattern:
      /^(?:#{1,6} +(?=\p{L})|> +(?=[\p{L}“"])|#{2,6}(?=\p{L})|\* +(?=[\p{L}*[])|-(?=\p{L})|[•●▪◦‣∙○■□➢➤❖✦·] *(?=\S))/gu,
    explain: ([mark], text) => {
      const what = /^[#>]/.test(mark) ? 'this field takes no Markdown' : 'it starts no item of a list';
      const start = text.slice(mark.length, mark.length + 60);
      return {
        message: `Visitors would see ${quoted(mark)} as it is typed: ${what}.`,
        ...correctTo(mark + start, start),
      };
    },
  },
  {
    pattern: /^\|.{0,298}\|$/g,
    reason: 'texts hold no tables',
    hint: 'Write it as a sentence.',
  },
  {
    pattern: /\\([*_`#[\]()'"&$.!~{}<>-])/g,
    reason: 'plain text needs no backslash',
    certain: ([mark, character], text) =>
      /\b[A-Za-z]:\\|\\[a-z]/i.test(text) || (mark.length + text.indexOf(mark) === text.length && character !== '"')
        ? undefined
        : character,
  },
];

/** Returns the first stretch of a plain text that is written as if it were Markdown or HTML; `keepsLines` of one whose lines stay. */
export function findMarkup(text: string, keepsLines = false): NotationFinding | undefined {
  const isSuspect = SUSPECT.test(text) || SUSPECT_START.test(text);
  const found = isSuspect ? firstFinding(checks, text) : undefined;
  return found && keepsLines && /^<br/i.test(found.mark)
    ? { ...found, hint: 'Write | after the colon, and each line on a line of its own below it, indented.' }
    : found;
}
