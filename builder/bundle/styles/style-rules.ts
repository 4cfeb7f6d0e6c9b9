/** Reads a minified style sheet into the table of its rules. */
import { transform } from 'lightningcss';
import type { Rule, Selector as SelectorParts } from 'lightningcss';
import type { Declaration, Selector, StyleRule, StyleSheet } from '../../../renderer/page-styles/style-rules.ts';

/** Returns the rules of a style sheet, which must be one line without nested rules. */
export function readStyles(css: string): StyleSheet {
  let rules: StyleSheet = [];
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: { StyleSheet: (sheet) => void (rules = readRules(sheet.rules as Rule[], css, css.length)) },
  });
  return rules;
}

/** The parser says where rules start; each ends where the next starts, the last one at `end`. */
function readRules(rules: Rule[], css: string, end: number): StyleSheet {
  const starts = rules.map(startOf);
  return rules.map((rule, index) => readRule(rule, css, { start: starts[index]!, end: starts[index + 1] ?? end }));
}

function startOf(rule: Rule): number {
  const { loc } = ('value' in rule ? rule.value : {}) as { loc?: { line: number; column: number } };
  if (loc?.line !== 0) throw new Error(`A style sheet has a rule without a position: ${rule.type}.`);
  return loc.column - 1;
}

function readRule(rule: Rule, css: string, { start, end }: { start: number; end: number }): StyleRule {
  const text = css.slice(start, end);
  if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container') {
    const first = rule.value.rules[0];
    const inner = first ? startOf(first as Rule) : end;
    return { condition: css.slice(start, inner - 1), rules: readRules(rule.value.rules as Rule[], css, end - 1) };
  }
  if (rule.type === 'style') {
    const { selectors } = rule.value;
    const open = text.indexOf('{');
    const texts = splitAt(',', text.slice(0, open));
    return {
      selectors: selectors.map((parts, index): Selector => ({ text: texts[index]!, needs: needsOf(parts) })),
      declarations: splitAt(';', text.slice(open + 1, -1)).map(readDeclaration),
    };
  }
  const keyframes = rule.type === 'keyframes' ? { keyframes: rule.value.name.value as string } : {};
  return { text, ...keyframes, ...readsOf(text) };
}

function readDeclaration(text: string): Declaration {
  const [, name = '', value = ''] = /^([\w-]+):(.*)$/s.exec(text) ?? [];
  const sets = name.startsWith('--') ? { sets: name } : {};
  const animates = /^(?:-webkit-)?animation(?:-name)?$/.test(name) ? { animates: value.match(/[\w-]+/g) ?? [] } : {};
  return { text, ...sets, ...readsOf(value), ...animates };
}

function readsOf(text: string): { reads?: string[] } {
  const reads = Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!);
  return reads.length > 0 ? { reads } : {};
}

/** The parts of a text between separators that are in no brackets and no string. */
function splitAt(separator: string, text: string): string[] {
  const parts = [''];
  const closing: string[] = [];
  for (const [token] of text.matchAll(/\\.|./gs)) {
    const inString = closing.at(-1) === '"';
    if (token === closing.at(-1)) closing.pop();
    else if (!inString && token in CLOSING) closing.push(CLOSING[token]!);
    if (token === separator && closing.length === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.filter(Boolean);
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}', '"': '"' };

/** Returns groups of words, classes with a dot: a page must have one of each group for a selector to match anything. */
function needsOf(selector: SelectorParts): string[][] {
  return selector.flatMap((part): string[][] => {
    if (part.type === 'class') return [[`.${part.name}`]];
    if (part.type === 'type') return [[part.name.toLowerCase()]];
    if (part.type !== 'pseudo-class') return [];
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return []; // what :not names is no need
    const needs = part.selectors.map(needsOf);
    return needs.every(({ length }) => length > 0) ? [needs.flatMap((groups) => groups.at(-1)!)] : [];
  });
}
