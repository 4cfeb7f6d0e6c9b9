import type { Scheme } from './choices.ts';

/** Returns the page's HTML with a fixed colour scheme, whatever the visitor's system prefers. Done on the server, since
 * not every browser passes the scheme of an iframe element to the page inside.
 */
export function forceScheme(html: string, scheme: Scheme): string {
  const always = '(min-width:0)';
  const never = '(max-width:0)';
  return html
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, asked: string) => (asked === scheme ? always : never))
    .replace(/color-scheme:\s*light dark/g, `color-scheme:${scheme}`);
}
