/** Fits styles to the language of a site. They are written for texts from left to right. */
import { directionOf } from '../../schema/values/language.ts';
import { mirror } from './mirror.ts';
import { mapRules } from './style-rules.ts';
import type { Selector, StyleSheet } from './style-rules.ts';

/** In the selector of a rule that is for texts from right to left alone, and is not mirrored. */
const RIGHT_TO_LEFT = /\[dir=rtl\]|:dir\(rtl\)/;

/**
 * Browsers differ in how many tags they accept. A page has one language, so these selectors can be removed from the
 * rules for it.
 */
const LANGUAGES = /:lang\(([^)]*)\)/g;

/** Leaves out rules that other languages need. */
export function forLanguage(rules: StyleSheet, language: string): StyleSheet {
  const isMirrored = directionOf(language) === 'rtl';
  const fits = (selector: string) =>
    (isMirrored || !RIGHT_TO_LEFT.test(selector)) && languagesIn(selector).every((tags) => isOneOf(tags, language));
  return mapRules(rules, (rule) =>
    'text' in rule
      ? rule
      : { ...rule, selectors: rule.selectors.filter(({ text }) => fits(text)).map(withoutLanguages) },
  );
}

/** Mirrors the rules of a site whose texts run from right to left; `forLanguage` has left out what others need. */
export function forDirection(rules: StyleSheet, language: string): StyleSheet {
  if (directionOf(language) === 'ltr') return rules;
  return mapRules(rules, (rule) => {
    if ('text' in rule || rule.selectors.some(({ text }) => RIGHT_TO_LEFT.test(text))) return rule;
    return { ...rule, declarations: rule.declarations.map((one) => ({ ...one, text: mirror(one.text) })) };
  });
}

const withoutLanguages = (selector: Selector): Selector => ({
  ...selector,
  text: selector.text.replace(LANGUAGES, ''),
});

/** Returns the tags of each :lang() in a selector. */
function languagesIn(selector: string): string[][] {
  return Array.from(selector.matchAll(LANGUAGES), ([, tags]) => tags!.split(',').map((tag) => tag.trim()));
}

function isOneOf(tags: string[], language: string): boolean {
  return tags.some((tag) => language === tag || language.startsWith(`${tag}-`));
}
