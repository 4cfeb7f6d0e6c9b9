/** Writes a style sheet for programs that know neither custom properties nor schemes, such as what draws previews. */
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';
import type { StyleSheet, StyleSheets } from '../../../renderer/page-styles/style-rules.ts';

/** Returns one sheet as CSS of the light scheme, with the values of custom properties in place of their names. */
export function plainStyles({ layout = [], ...sheets }: StyleSheets, name: string): string {
  const sheet = sheets[name] ?? [];
  const root = layout.filter((rule) => 'selectors' in rule && rule.selectors.every(({ text }) => text === ':root'));
  const values = new Map([...root, ...sheet].flatMap(declarationsOf).map(({ sets, text }) => [sets, text.slice(text.indexOf(':') + 1)])); // prettier-ignore
  const plain = (text: string): string =>
    text.replace(/var\((--\w+)\)/g, (_, property) => plain(values.get(property) ?? ''));
  const rules = sheet.flatMap((rule): StyleSheet => {
    if (!('selectors' in rule)) return [];
    const declarations = rule.declarations.filter(({ sets }) => sets === undefined);
    return [{ ...rule, declarations: declarations.map(({ text }) => ({ text: plain(text) })) }];
  });
  return writeStyles(rules);
}

/** The declarations of custom properties in a rule that holds for every screen. */
function declarationsOf(rule: StyleSheet[number]) {
  return 'selectors' in rule ? rule.declarations.filter(({ sets }) => sets !== undefined) : [];
}
