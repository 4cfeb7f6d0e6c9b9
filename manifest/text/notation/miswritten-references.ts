/** Finds references that are not written as ${name}: {{phones.office}}, $phones.office, ${ phones.office }, ${phones.office. */
import { beforeDefault, inOtherNotation, NO_DEFAULT } from '../missing-reference.ts';
import { REFERENCE } from '../references.ts';
import { nearest } from '../../words/suggest.ts';
import type { NamedValues } from '../named-values.ts';
import { correctTo, quoted } from './notation-check.ts';
import type { NotationFinding } from './notation-check.ts';

const GROUPS = 'phones|figures|brand|placeholders';
const NAME = '[A-Za-z][\\w-]*(?:\\.[\\w-]+)*';
/** What other programs put before a name. */
const OPEN = '\\{%-?|<%[=-]?|\\{\\{[<%#/>&^-]|\\$ ?[{(\\[]{1,2}|[#%@&!\\\\]?\\{{1,3}\\$?|<{1,2}|\\[{1,2}|[$%@#]';
const CANDIDATE = new RegExp(
  `(?<open>${OPEN})[ \\t]{0,3}(?<name>(?:(?<=\\{\\{[^A-Za-z]*)\\.)?${NAME})?|(?<![\\w.@/:-])(?<bare>(?:${GROUPS})\\.[\\w-]+)(?![\\w@/])`,
  'g',
);
/** Most texts hold none of these, nor a name in a group, and need no closer look. */
const SIGNS = ['{', '}', '$', '%', '<', '[['];
/** Matches a full stop in a name, after the last letter of a group: it is tried at full stops alone. */
const IN_NAME = /(?<=[sd])\.[a-z]/iy;
const IN_GROUP = new RegExp(`^(?:${GROUPS})\\.`, 'i');
/** Only a program's template starts with these, whatever name follows. */
const TEMPLATE = /^(?:\$\{|\{\{|\{%|<%)/;
/** Before a name without a group these say little; two of them do so only where the mirror is there, too. */
const WEAK = /^[[\\@#]$/;
const HALF = /^[<%]$/;
/** By how a stretch starts: how it ends. A parenthesis may belong to the sentence. */
const MIRRORS: [open: RegExp, end: RegExp][] = [
  [/^(?:\{%|<%)/, /^[ \t]{0,3}-?%[}>]/],
  [/\{/, /^(?:[ \t]{0,3}\}{1,3}|[\]>](?![\w}]))/],
  [/\(/, /^[ \t]{0,3}\){1,2}/],
  [/\[/, /^[ \t]{0,3}\]{1,2}/],
  [/</, /^[ \t]{0,3}\/?>{1,2}/],
  [/^%/, /^%/],
  [/^\$/, /^\$/],
  [/^@/, /^@/],
];
/** What other programs put before the names of a site's values. */
const OF_SITE = /^\.?(?:site|config|data|params|globals?|settings|store)\.(?=.)(?:(?:config|data|params)\.(?=.))?/i;
/** What they call the name of the site. */
const SITE_NAME = /^\.?(?:site|config|blog|shop|company|app)[._]?(?:title|name)$/i;
/**
 * How many characters after a name the end of a template is searched for, and how many before it a parenthesis of the
 * sentence.
 */
const REACH = 60;
const SENTENCE = 300;

/** Returns every such stretch of a text, in order. */
export function findMiswritten(text: string, names: NamedValues): NotationFinding[] {
  if (!isSuspect(text)) return [];
  // What is written correctly is out of the way, and keeps every offset.
  const remaining = text.includes('${') ? text.replaceAll(REFERENCE, (whole) => '\uFFFC'.repeat(whole.length)) : text;
  if (!isSuspect(remaining)) return [];
  const found = wrapped(text, remaining);
  let consumed = 0;
  for (const match of remaining.matchAll(CANDIDATE)) {
    if (match.index < consumed) continue;
    const [start, open = '', name = ''] = [match[0], match.groups!['open'], match.groups!['name']];
    const spaced = open === '${' ? findSpaced(remaining.slice(match.index, match.index + REACH), names) : undefined;
    if (spaced) {
      found.push(spaced);
      consumed = match.index + spaced.mark.length;
      continue;
    }
    const bare = match.groups!['bare'];
    if (bare === undefined ? !isReference(open, name, names) : !names.all.has(bare)) continue;
    consumed = match.index + start.length;
    const { end, isExact } = endOf(
      open,
      remaining.slice(consumed, consumed + REACH),
      isOpen(remaining.slice(Math.max(0, match.index - SENTENCE), match.index)),
    );
    // A template of another program that never ends is none.
    if (end === '' && !isWhole(open, name, names)) continue;
    consumed += end.length;
    found.push(explain(start + end, bare ?? name, names, isExact));
  }
  return firstCommandOnly(found);
}

/** Keeps the first of the commands of another program's template: they come in pairs and rows, and one message is enough. */
function firstCommandOnly(found: NotationFinding[]): NotationFinding[] {
  const first = found.find(({ suggestions }) => suggestions === undefined);
  return found.filter((one) => one === first || one.suggestions !== undefined);
}

/**
 * Returns whether a text is worth a closer look. Searches are for one sign each: a pattern of all of them takes three times
 * as long, and one of whole words many times.
 */
function isSuspect(text: string): boolean {
  if (SIGNS.some((sign) => text.includes(sign))) return true;
  for (let at = text.indexOf('.'); at !== -1; at = text.indexOf('.', at + 1)) {
    IN_NAME.lastIndex = at;
    if (IN_NAME.test(text)) return true;
  }
  return false;
}

/** Returns a reference with a space inside, of whatever kind: ${phones. office}. */
function findSpaced(remaining: string, { all }: NamedValues): NotationFinding | undefined {
  const [mark = '', inside = ''] = /^\$\{([^{}$\n]*)\}/.exec(remaining) ?? [];
  const nameBeforeDefault = beforeDefault(inside.trim(), all);
  if (nameBeforeDefault !== undefined) return { message: NO_DEFAULT, ...correctTo(mark, `\${${nameBeforeDefault}}`) };
  const bare = inside.replaceAll(/[\s\u00AD\u200B-\u200F\u2060\uFEFF]/g, '');
  const name = bare === inside || all.has(bare) ? bare : inOtherNotation(bare, all);
  if (name === undefined || !all.has(name)) return undefined;
  const kind = /[^\x20-\x7E]/.test(inside) ? 'a no-break space, or an invisible one,' : 'a space';
  return { message: `There is ${kind} in ${quoted(mark)}.`, ...correctTo(mark, `\${${name}}`) };
}

/** Finds references with extra braces around them: {${mail}}. */
function wrapped(text: string, remaining: string): NotationFinding[] {
  const pattern = remaining.includes('{') ? /\{{1,2}\uFFFC+\}{1,2}/g : /\uFFFC+\}{1,2}/g;
  return [...remaining.matchAll(pattern)].map(({ index, 0: { length } }) => {
    const mark = text.slice(index, index + length);
    const [correct] = /\$\{[^{}]*\}/.exec(mark)!;
    return { message: `Visitors would see the extra braces around ${quoted(correct)}.`, ...correctTo(mark, correct) };
  });
}

/** Returns whether a stretch without an end says enough. A template of another program that never ends is none. */
function isWhole(open: string, name: string, { all }: NamedValues): boolean {
  return open === '' || open.startsWith('$') || IN_GROUP.test(name) || (all.has(name) && !HALF.test(open));
}

/** Returns whether the start of a stretch can be nothing but a reference. */
function isReference(open: string, name: string, { all }: NamedValues): boolean {
  if (TEMPLATE.test(open)) return name !== '' || open.startsWith('$');
  // A name without a group is a word, too: @mail, [url], <address>.
  return IN_GROUP.test(name) || (all.has(name) && !WEAK.test(open));
}

/** Returns whether a parenthesis of the sentence is still to be closed. */
function isOpen(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** Returns what ends a stretch, if it is there: the mirror of its start. */
function endOf(open: string, following: string, isWithinParentheses: boolean): { end: string; isExact: boolean } {
  const exact = MIRRORS.find(([start]) => start.test(open))?.[1].exec(following)?.[0];
  if (exact !== undefined) return { end: exact, isExact: true };
  if (open.startsWith('${') && following.startsWith(')') && !isWithinParentheses) return { end: ')', isExact: true };
  const loose = TEMPLATE.test(open) ? /^[^{}$\n]*?[%}>]{0,2}[}>]{1,2}/.exec(following)?.[0] : undefined;
  return { end: loose ?? '', isExact: loose === undefined };
}

function explain(mark: string, name: string, { all, byMember }: NamedValues, isCertain: boolean): NotationFinding {
  const message = `${quoted(mark)} is not how a reference is written, so visitors would see it as it is.`;
  if (all.has(name)) {
    const { fix, ...advice } = correctTo(mark, `\${${name}}`);
    return { message, ...advice, ...(isCertain ? { fix } : {}) };
  }
  const ofSite = name.replace(OF_SITE, '').replace(/^\./, '');
  if (all.has(ofSite)) return { message, ...correctTo(mark, `\${${ofSite}}`) };
  if (SITE_NAME.test(name) && all.has('brand.name')) return { mark, message, ...mayMean(['brand.name']) };
  const last = (byMember.get(ofSite) ?? []).slice(0, 3);
  const near = last.length > 0 || ofSite === '' ? last : nearest(ofSite, all);
  return near.length === 0 ? { mark, message, hint: howWith(all) } : { mark, message, ...mayMean(near) };
}

function mayMean(near: string[]): Pick<NotationFinding, 'hint' | 'suggestions'> {
  const suggestions = near.map((one) => `\${${one}}`);
  return { hint: `Did you mean ${quoted(suggestions[0]!)}?`, suggestions };
}

/** Says how a reference is written, with a name that the site has. */
function howWith(all: ReadonlySet<string>): string {
  const example = ['brand.name', 'mail', ...all].find((name) => all.has(name)) ?? 'brand.name';
  return `A reference is written \${…}, with the name of a value of this site, such as \${${example}}.`;
}
