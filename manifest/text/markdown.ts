/** Renders the Markdown that texts may use as HTML. The only file that imports the Markdown library. */
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import type { Token } from 'markdown-it';
import { asHtml, escapeHtml } from '../../schema/values/html.ts';
import type { Html } from '../../schema/values/html.ts';
import { renderSimpleInline } from './simple-inline.ts';
import { renderSimple } from './simple-markdown.ts';
import { addTables } from './tables/tables.ts';
import { insteadOfHeading, insteadOfPicture, refusedHeading } from './refusals.ts';
import type { Headings, Instead } from './refusals.ts';
import { REFERENCE } from './references.ts';
import type { NamedValue } from './references.ts';

/** What rendering needs of the site; its functions report what is wrong. */
export interface TextContext {
  /** Returns what a reference stands for, if anything. */
  value(name: string): NamedValue | undefined;
  /** Returns the address that a link leads to; `words` are what it reads like. */
  link(to: string, words: string): string;
  /** Returns a heading's anchor, unique on its page. */
  headingId(text: string): string;
  /** Reports something that a text may not hold; `mark` is its source. */
  refuse(what: string, mark: string, instead?: Instead): void;
  /** Called with the characters of a paragraph that mean nothing to Markdown; U+FFFB stands for each end of emphasis, U+FFFC for all others. */
  checkUnparsed(text: string): void;
}

/** The library hands this on to the rules, untouched. */
interface Env {
  context: TextContext;
  /** How deep the last heading was, where headings belong. */
  headings?: Headings;
  /** Whether what is rendered now is in a link: there can be no other in it. */
  isInLink?: boolean;
}

// HTML and pictures are parsed only to be refused with a message.
const markdown = new MarkdownIt('zero', { html: true }).enable([
  'heading',
  'list',
  'blockquote',
  'fence',
  'backticks',
  'strikethrough',
  'autolink',
  'html_block',
  'html_inline',
  'emphasis',
  'link',
  'image',
  'escape',
  'entity',
  'newline',
]);
// Chinese, Japanese and Korean have no space before and after bold words that begin or end with a bracket.
markdown.use(cjkFriendly);
markdown.validateLink = () => true; // links are checked by the context, with a message
markdown.normalizeLink = (url) => url;

addTables(markdown, {
  words: ({ children }, env) => plainText(children ?? [], envOf(env).context),
  tooManyCells: (row, count, columns, env) =>
    envOf(env).context.refuse(`a row of ${count} cells in a table of ${columns} columns`, row, {
      hint: 'Add a column to the first two lines of the table, or write \\| for a vertical bar that is part of the words.',
    }),
});

const referenceAt = new RegExp(REFERENCE.source, 'y');

markdown.inline.ruler.before('link', 'reference', (state, silent) => {
  if (state.src[state.pos] !== '$') return false;
  referenceAt.lastIndex = state.pos;
  const match = referenceAt.exec(state.src);
  if (!match) return false;
  if (!silent) {
    const token = match[1] ? state.push('text', '', 0) : state.push('reference', '', 0);
    token.content = match[1] ? match[0].slice(1) : match[2]!;
  }
  state.pos += match[0].length;
  return true;
});

/** What is left of a paragraph can be checked before escaped characters and entities are joined to it. */
markdown.core.ruler.before('text_join', 'leave', ({ tokens, env }) => {
  for (const { type, children } of tokens) {
    if (type === 'inline') envOf(env).context.checkUnparsed((children ?? []).map(plainOf).join(''));
  }
});

function plainOf({ type, content, markup }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  // A backslash before a letter escapes nothing and stays.
  if (type === 'em_open' || type === 'em_close') return '\uFFFB';
  const isPlain = type === 'text' || (type === 'text_special' && content === markup);
  return isPlain ? content : '\uFFFC';
}

/** Returns the character that an entity such as &amp; stands for; undefined where there is no such entity. */
export function decodeEntity(entity: string): string | undefined {
  const character = markdown.utils.unescapeAll(entity);
  return character === entity ? undefined : character;
}

/** A block of code that is never closed would swallow the rest of the text. */
markdown.core.ruler.after('block', 'unclosed', ({ src, tokens }) => {
  for (const token of tokens) {
    if (token.type !== 'fence' || !token.map) continue;
    const last = src.split('\n')[token.map[1] - 1]?.trim() ?? '';
    if (token.map[1] - token.map[0] < 2 || !last.endsWith(token.markup)) token.meta = { isUnclosed: true };
  }
});

const { rules } = markdown.renderer;
const envOf = (env: unknown): Env => env as Env; // set by the two functions below, for every text

rules['reference'] = (tokens, index, _options, env) =>
  renderReference(tokens[index]!.content, envOf(env).context, envOf(env).isInLink ?? false);

/** Returns a named value as HTML: a link, if it leads anywhere and is in no other. */
function renderReference(name: string, context: TextContext, isInLink: boolean): string {
  const value = context.value(name);
  if (!value) return '';
  const text = escapeHtml(value.text);
  if (!value.href || isInLink) return text;
  return `<a${value.phone ? ' class="tel"' : ''} href="${escapeHtml(value.href)}">${text}</a>`;
}

rules['link_open'] = (tokens, index, _options, env) => {
  const { context } = envOf(env);
  envOf(env).isInLink = true;
  let end = index;
  while (tokens[end]!.type !== 'link_close') end++;
  const href = context.link(String(tokens[index]!.attrGet('href')), plainText(tokens.slice(index + 1, end), context));
  return `<a href="${escapeHtml(href)}">`;
};

rules['link_close'] = (_tokens, _index, _options, env) => {
  envOf(env).isInLink = false;
  return '</a>';
};

rules['heading_open'] = (tokens, index, _options, env) => {
  const { context, headings } = envOf(env);
  const { tag, level } = tokens[index]!;
  const { content, children } = tokens[index + 1]!;
  const problem = content === '' ? 'a heading without words' : refusedHeading(Number(tag.slice(1)), level, headings);
  if (problem)
    context.refuse(
      problem,
      content || tokens[index]!.markup,
      content === '' ? {} : insteadOfHeading(content, headings),
    );
  return headingTag(tag, context.headingId(plainText(children ?? [], context)));
};

/** Returns the start of a heading that links can lead to: it takes the focus, too, also without scripts. */
const headingTag = (tag: string, id: string) => `<${tag} id="${id}" tabindex="-1">`;

for (const rule of ['html_block', 'html_inline']) {
  rules[rule] = (tokens, index, _options, env) => {
    const html = tokens[index]!.content.trim();
    envOf(env).context.refuse('HTML', html.split('\n')[0]!);
    return escapeHtml(html);
  };
}

rules['image'] = (tokens, index, _options, env) => {
  envOf(env).context.refuse('a picture', `![${tokens[index]!.content}](`, insteadOfPicture());
  return '';
};

rules['fence'] = (tokens, index, _options, env) => {
  const { context, headings } = envOf(env);
  const { markup, content, meta } = tokens[index]!;
  if (!headings)
    context.refuse('several lines of code', markup, { hint: 'They belong in a longtext. A few words of code are written between `…`.' }); // prettier-ignore
  else if (meta?.['isUnclosed'])
    context.refuse('code without an end', markup, { hint: `Write ${markup} below its last line.` });
  return `<pre><code>${escapeHtml(content)}</code></pre>\n`;
};

/** Renders Markdown with paragraphs, lists and quotes as HTML. Headings are for articles only. */
export function renderProse(text: string, context: TextContext, isArticle = false): Html {
  const headings: Headings = isArticle ? { last: 1 } : undefined;
  const inline = (part: string) => renderText(part, { context });
  const heading = (depth: number, title: string) => {
    const problem = refusedHeading(depth, 0, headings);
    if (problem) context.refuse(problem, title, insteadOfHeading(title, headings));
    return `${headingTag(`h${depth}`, context.headingId(title))}${title}</h${depth}>`;
  };
  const html = renderSimple(text, { inline, heading });
  return asHtml(html ?? renderAny(text, { context, headings }));
}

/** Renders any Markdown as HTML, by the library. */
export function renderAny(text: string, env: Env): string {
  return markdown.render(text, { ...env }).trimEnd();
}

/** Renders a paragraph's text as HTML, by the quick way where it is simple. */
function renderText(text: string, { context }: Env): string {
  const html = renderSimpleInline(text, {
    link: (to, words) => escapeHtml(context.link(to, words)),
    reference: (name) => renderReference(name, context, false),
  });
  return html ?? markdown.renderInline(text, { context });
}

/** Matches texts that may start a block; these need the library. */
const BLOCK_START = /^[^\p{L}\p{N}"“(*[$]/u;

/** Renders a few lines of Markdown, each of which stays one, as HTML without a paragraph. */
export function renderLines(text: string, context: TextContext): Html {
  const lines = text.trim().replaceAll(/(?:\\|[ \t])*\n\s*/g, '\\\n');
  return renderInline(lines, context);
}

/** Renders one paragraph of Markdown as HTML without the paragraph. */
export function renderInline(text: string, context: TextContext): Html {
  const trimmed = text.trim();
  const isSimple = !trimmed.includes('\n') && !BLOCK_START.test(trimmed);
  return asHtml(isSimple ? renderText(trimmed, { context }) : markdown.renderInline(trimmed, { context }));
}

function plainText(tokens: Token[], context: TextContext): string {
  return tokens
    .map(({ type, content }) => (type === 'reference' ? (context.value(content)?.text ?? content) : content))
    .join('');
}
