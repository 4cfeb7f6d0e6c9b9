/** Defines style sheets as data, which the build makes of CSS, and selects the rules that a page uses. */
import type { Vocabulary } from './vocabulary.ts';

export interface Selector {
  text: string;
  /** A page must have one word of each group for the selector to match anything there. */
  needs: string[][];
}

export interface Declaration {
  text: string;
  /** The custom property that it sets. */
  sets?: string;
  /** The custom properties that it reads. */
  reads?: string[];
  /** The words of an animation; one of them may name keyframes. */
  animates?: string[];
}

export type StyleRule =
  | { selectors: Selector[]; declarations: Declaration[] }
  /** @media, @supports or @container: kept if a rule inside is kept. */
  | { condition: string; rules: StyleRule[] }
  /** Other rules, such as @font-face, are kept. Keyframes are kept if an animation names them. */
  | { text: string; keyframes?: string; reads?: string[] };

/** A style sheet, in the order of its text. */
export type StyleSheet = StyleRule[];

/**
 * Style sheets by name: "fonts", "layout", what blocks share, "interactive" (what only scripts show), each block's under its
 * type, then the pieces of the site's theme.
 */
export type StyleSheets = Record<string, StyleSheet>;

/** Returns the rules that can match something on a page. */
export function usedRules(rules: StyleSheet, vocabulary: Vocabulary): StyleSheet {
  return mapRules(rules, (rule) => {
    if ('text' in rule) return rule;
    const matches = ({ needs }: Selector) => needs.every((group) => group.some((word) => vocabulary.has(word)));
    return { ...rule, selectors: rule.selectors.filter(matches) };
  });
}

/**
 * Leaves out keyframes that no animation names and custom properties that nothing reads. `others` is a style sheet that may
 * join this one on the page.
 */
export function withoutUnused(rules: StyleSheet, others: StyleSheet): StyleSheet {
  const animated = new Set([...rules, ...others].flatMap(declarationsOf).flatMap(({ animates = [] }) => animates));
  const isStarted = ({ keyframes }: { keyframes?: string }) => keyframes === undefined || animated.has(keyframes);
  let kept = mapRules(rules, (rule) => ('text' in rule && !isStarted(rule) ? undefined : rule));
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const read = new Set([...kept, ...others].flatMap(declarationsOf).flatMap(({ reads = [] }) => reads));
    kept = mapRules(kept, (rule) => {
      if ('text' in rule) return rule;
      const declarations = rule.declarations.filter(({ sets }) => sets === undefined || read.has(sets));
      hasChanged ||= declarations.length < rule.declarations.length; // the removed one may have been the only reader of another
      return { ...rule, declarations };
    });
  }
  return kept;
}

/** Returns everything in a rule that may read a custom property or start an animation. */
function declarationsOf(rule: StyleRule): Pick<Declaration, 'reads' | 'animates'>[] {
  if ('rules' in rule) return rule.rules.flatMap(declarationsOf);
  return 'text' in rule ? [rule] : rule.declarations;
}

type PlainRule = Exclude<StyleRule, { condition: string }>;

/** Changes all rules, also inside conditions. Removes rules without a selector or declaration, and empty conditions. */
export function mapRules(rules: StyleSheet, change: (rule: PlainRule) => PlainRule | undefined): StyleSheet {
  return rules.flatMap((rule): StyleRule | [] => {
    if ('condition' in rule) {
      const inner = mapRules(rule.rules, change);
      return inner.length > 0 ? { ...rule, rules: inner } : [];
    }
    const changed = change(rule);
    if (!changed || ('selectors' in changed && (!changed.selectors.length || !changed.declarations.length))) return [];
    return changed;
  });
}
