/** Writes style sheets as CSS. */
import type { Selector, StyleRule, StyleSheet } from './style-rules.ts';

/** Writes a style sheet as CSS. Neighbours with the same selectors or condition become one. */
export function writeStyles(rules: StyleSheet): string {
  const texts = rules.reduce<StyleSheet>(join, []).map((rule) => {
    if ('text' in rule) return rule.text;
    if ('condition' in rule) return `${rule.condition}{${writeStyles(rule.rules)}}`;
    const selectors = rule.selectors.map(({ text }) => text).join(',');
    return `${selectors}{${rule.declarations.map(({ text }) => text).join(';')}}`;
  });
  return texts.join('');
}

function join(joined: StyleSheet, rule: StyleRule): StyleSheet {
  const last = joined.at(-1);
  if (last && 'condition' in last && 'condition' in rule && last.condition === rule.condition)
    joined[joined.length - 1] = { ...last, rules: [...last.rules, ...rule.rules] };
  else if (last && 'selectors' in last && 'selectors' in rule && isEqual(last, rule))
    joined[joined.length - 1] = { ...last, declarations: [...last.declarations, ...rule.declarations] };
  else joined.push(rule);
  return joined;
}

const isEqual = (a: { selectors: Selector[] }, b: { selectors: Selector[] }): boolean =>
  a.selectors.length === b.selectors.length &&
  a.selectors.every(({ text }, index) => text === b.selectors[index]!.text);
