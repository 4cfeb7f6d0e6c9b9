/**
 * The characters that most texts use: bold words, links and references, each with nothing but plain words in it. Read in one
 * pass; whatever else a text holds is left to the Markdown library, which does the same slower.
 */

/** How the parts of a line become HTML. */
export interface InlineParts {
  /** Returns where a link leads, as the page writes it; `words` are what it reads like. */
  link(to: string, words: string): string;
  /** Returns what a reference stands for, as HTML. */
  reference(name: string): string;
}

/** Any of these may mean something to Markdown. */
const MARKS = /[\\`*_[\]<>&{~#【［^\uFFFDÃÂ]/;
/** The name of an emoji, which is reported. */
const SHORTCODE = /:[\w+-]+:/;
const PART =
  /(?<=^|[\s(])\*\*(?<bold>[\p{L}\p{N}](?:[^\\`*_[\]<>&$~]*[\p{L}\p{N}.:?!,])?)\*\*(?=$|[\s.,:;!?)])|(?<!!)\[(?<label>[^\\`*_[\]<>&$~\n]+)\]\((?<to>[#/][\w/#.?=-]*|https:\/\/[\w/#.?=-]+)\)|(?<!\$)\$\{(?<name>[^{}\s]*)\}/gu;

/** Returns whether a text holds what only those of another program do. */
function isCopied(text: string): boolean {
  return text.includes('==') || text.includes('++') || text.includes('â€') || text.includes(':contentReference');
}

/** Returns the HTML of a text with simple characters; undefined for any other text. */
export function renderSimpleInline(text: string, { link, reference }: InlineParts): string | undefined {
  if (isCopied(text)) return undefined;
  if (text.includes(':') && text.includes(' :') && SHORTCODE.test(text)) return undefined;
  if (!MARKS.test(text)) return quoted(text);
  const parts = [...text.matchAll(PART)];
  let at = 0;
  for (const { index, 0: part } of parts) {
    if (MARKS.test(text.slice(at, index))) return undefined;
    at = index + part.length;
  }
  if (MARKS.test(text.slice(at))) return undefined;
  let html = '';
  at = 0;
  for (const { index, 0: part, groups } of parts) {
    const { bold, label, to, name } = groups!;
    html += quoted(text.slice(at, index));
    if (bold !== undefined) html += `<strong>${quoted(bold)}</strong>`;
    else if (label !== undefined) html += `<a href="${link(to!, label)}">${quoted(label)}</a>`;
    else html += reference(name!);
    at = index + part.length;
  }
  return html + quoted(text.slice(at));
}

function quoted(text: string): string {
  return text.includes('"') ? text.replaceAll('"', '&quot;') : text;
}
