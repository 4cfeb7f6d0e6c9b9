/** The Markdown that texts may use, and its way to HTML. The only file that knows the Markdown library. */
import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { asHtml, escapeHtml } from './html.ts';
import type { Html } from './html.ts';
import { REFERENCE } from './references.ts';
import type { NamedValue } from './references.ts';

/** What the Markdown needs to know of the site; it reports what is wrong by itself. */
export interface TextContext {
  /** What a reference stands for, if anything. */
  value(name: string): NamedValue | undefined;
  /** The address that a link leads to. */
  link(to: string): string;
  /** A heading's anchor, unique on its page. */
  headingId(text: string): string;
}

const markdown = new MarkdownIt('zero', { html: false }).enable([
  'heading',
  'list',
  'blockquote',
  'emphasis',
  'link',
  'escape',
  'entity',
  'newline',
]);
markdown.validateLink = () => true; // links are judged by the context, with a message
markdown.normalizeLink = (url) => url;

markdown.inline.ruler.before('link', 'reference', (state, silent) => {
  if (state.src[state.pos] !== '$') return false;
  REFERENCE.lastIndex = state.pos;
  const match = REFERENCE.exec(state.src);
  if (!match || match.index !== state.pos) return false;
  if (!silent) {
    const token = match[1] ? state.push('text', '', 0) : state.push('reference', '', 0);
    token.content = match[1] ? match[0].slice(1) : match[2]!;
  }
  state.pos += match[0].length;
  return true;
});

const { rules } = markdown.renderer;
const contextOf = (env?: object): TextContext => (env as { context: TextContext }).context; // handed on untouched

rules['reference'] = (tokens, index, _options, env) => {
  const value = contextOf(env).value(tokens[index]!.content);
  if (!value) return '';
  const text = escapeHtml(value.text);
  if (!value.href || insideLink(tokens, index)) return text;
  return `<a${value.phone ? ' class="tel"' : ''} href="${escapeHtml(value.href)}">${text}</a>`;
};

rules['link_open'] = (tokens, index, _options, env) => {
  const href = contextOf(env).link(String(tokens[index]!.attrGet('href')));
  return `<a href="${escapeHtml(href)}">`;
};

rules['heading_open'] = (tokens, index, _options, env) => {
  const { tag } = tokens[index]!;
  const text = plainText(tokens[index + 1]!.children ?? [], contextOf(env));
  return `<${tag} id="${contextOf(env).headingId(text)}">`;
};

/** Markdown with paragraphs and lists → HTML. */
export function renderProse(text: string, context: TextContext): Html {
  return asHtml(markdown.render(text, { context }).trimEnd());
}

/** One paragraph of Markdown → HTML without the paragraph. */
export function renderInline(text: string, context: TextContext): Html {
  return asHtml(markdown.renderInline(text.trim(), { context }));
}

/** The first piece of a text that is HTML, a picture, a code block or a main heading: none is allowed. */
export function findForbidden(text: string): { mark: string; what: string } | undefined {
  const found = /<\/?[a-z!][^>\n]*>?|!\[[^\]]*\]\(|^# .*|^```/im.exec(text);
  if (!found) return undefined;
  const mark = found[0];
  if (mark.startsWith('<')) return { mark, what: 'HTML' };
  if (mark.startsWith('!')) return { mark, what: 'a picture' };
  return { mark, what: mark.startsWith('#') ? 'a main heading ("# ")' : 'a code block' };
}

function insideLink(tokens: Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ type }) => type === 'link_open' || type === 'link_close');
  return before?.type === 'link_open';
}

function plainText(tokens: Token[], context: TextContext): string {
  return tokens
    .map(({ type, content }) => (type === 'reference' ? (context.value(content)?.text ?? '') : content))
    .join('');
}
