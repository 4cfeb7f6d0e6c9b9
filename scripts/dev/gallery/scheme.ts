import type { Scheme } from '../../cli/browser/schemes.ts';

/**
 * Fixes the colour scheme of a page, whatever the visitor's system prefers. Done on the server, since not every browser
 * hands the scheme of an iframe element down to the page inside.
 */
export function forceColorScheme(html: string, scheme: Scheme): string {
  const always = '(min-width:0)';
  const never = '(max-width:0)';
  return html
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, asked: string) => (asked === scheme ? always : never))
    .replace(/color-scheme:\s*light dark/g, `color-scheme:${scheme}`);
}
