/** Leaves out of style sheets what no element of a page could use, so that the page carries only its own styles. */

/** A piece of a style sheet. */
type Rule =
  | { selectors: Selector[]; body: string }
  /** @media, @supports: kept if a rule in it is. */
  | { condition: string; rules: Rule[] }
  /** @font-face, @keyframes and the like: always kept. */
  | { text: string };

interface Selector {
  text: string;
  /** One of each group has to be on the page: ".class" or "element". */
  needs: string[][];
}

/** What is on a page: its elements' names, and its classes with a dot. */
export type Vocabulary = ReadonlySet<string>;

const parsed = new Map<string, Rule[]>();

/** What stands around the root: the document, and the link that skips the header. */
const OUTSIDE = ['html', 'body', 'div', 'a', '.skip', '.hidden'];

/** The vocabulary of a piece of HTML. */
export function vocabularyOf(html: string): Vocabulary {
  const words = new Set(OUTSIDE);
  const seen = new Set<string>(); // most elements and classes come again and again
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const end = endOfName(html, at + 1);
    const element = html.slice(at + 1, end);
    if (element === '' || seen.has(element)) continue;
    seen.add(element);
    words.add(element.toLowerCase());
  }
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    const classes = html.slice(start, at);
    if (seen.has(`.${classes}`)) continue;
    seen.add(`.${classes}`);
    for (const name of classes.split(' ')) words.add(`.${name}`);
  }
  return words;
}

const CLASS = ' class="';

/** Where an element's name ends; at its start, if none starts there. */
function endOfName(html: string, start: number): number {
  let end = start;
  for (let code = html.charCodeAt(end); isOfName(code, end === start); code = html.charCodeAt(++end));
  return end;
}

function isOfName(code: number, isFirst: boolean): boolean {
  const letter = code | 0x20;
  if (letter >= 0x61 && letter <= 0x7a) return true;
  return !isFirst && ((code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x5f);
}

/** A minified style sheet without the rules that a vocabulary has no use for. */
export function usedStyles(css: string, vocabulary: Vocabulary): string {
  let rules = parsed.get(css);
  if (!rules) parsed.set(css, (rules = parse(css)));
  return write(rules, vocabulary);
}

/** Styles without the values that neither they read nor others that may join them. */
export function withoutUnusedValues(css: string, others: string): string {
  const read = new Set(Array.from((css + others).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const left = css.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (value, name: string) => (read.has(name) ? value : ''));
  return left === css ? css : withoutUnusedValues(left, others); // one that went may have been the last reader of another
}

/** Styles without the motions that neither they start nor others that may join them. */
export function withoutUnusedMotion(css: string, others: string): string {
  const starts = (css + others).match(/animation(?:-name)?:[^;}]*/g)?.join(' ') ?? '';
  return css
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (motion, name: string) =>
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(starts) ? motion : '',
    )
    .replace(/@(?:media|supports)[^{}]*\{\}/g, '');
}

function write(rules: Rule[], vocabulary: Vocabulary): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.text;
      if ('condition' in rule) {
        const inner = write(rule.rules, vocabulary);
        return inner && `${rule.condition}{${inner}}`;
      }
      const used = rule.selectors.filter(({ needs }) =>
        needs.every((group) => group.some((word) => vocabulary.has(word))),
      );
      return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${rule.body}}` : '';
    })
    .join('');
}

/** Reads what the minifier writes: no comments, no nesting but in conditions. */
function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    const end = closingOf(css, open);
    const prelude = css.slice(at, open);
    const body = css.slice(open + 1, end);
    if (/^@(?:media|supports)/.test(prelude)) rules.push({ condition: prelude, rules: parse(body) });
    else if (prelude.startsWith('@')) rules.push({ text: css.slice(at, end + 1) });
    else rules.push({ selectors: splitList(prelude).map((text) => ({ text, needs: needsOf(text) })), body });
    at = end + 1;
  }
  return rules;
}

/** Where the block ends that opens at a place. */
function closingOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A style sheet has a block that never ends: ${css.slice(open - 40, open + 40)}`);
}

/** The parts of a list, split at commas outside of brackets. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** What has to be on a page for a selector to match anything there. */
function needsOf(selector: string): string[][] {
  const needs: string[][] = [];
  let plain = withoutNot(selector.replace(/\[[^\]]*\]/g, ''));
  // From the innermost brackets outwards: of a list, any one will do.
  for (let match; (match = /:([\w-]+)\(([^()]*)\)/.exec(plain));) {
    const [whole, name, list] = match as unknown as [string, string, string];
    if (/^(?:is|where|has)$/.test(name)) {
      const words = list.split(',').map(wordsOf);
      if (words.every(({ length }) => length > 0)) needs.push(words.map((group) => group.at(-1)!));
    }
    plain = plain.replace(whole, '');
  }
  return [...needs, ...wordsOf(plain).map((word) => [word])];
}

/** What must not be on a page is no need. */
function withoutNot(selector: string): string {
  const start = selector.indexOf(':not(');
  if (start === -1) return selector;
  let end = start + ':not('.length;
  for (let depth = 1; depth > 0; end++) depth += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0;
  return withoutNot(selector.slice(0, start) + selector.slice(end));
}

/** The classes and elements that a simple selector names. */
function wordsOf(selector: string): string[] {
  const words = selector.replace(/::?[\w-]+/g, '').match(/\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/gi) ?? [];
  return words.map((word) => (word.startsWith('.') ? word : word.toLowerCase()));
}
