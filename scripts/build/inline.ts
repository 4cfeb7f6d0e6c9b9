/** What stands inline in a page, as a policy names it. */
import { hash } from 'node:crypto';
import { Recent } from '../../renderer/recent.ts';
import type { InlineHashes } from '../../server/site-record.ts';

/** Data blocks are no scripts for a policy: browsers do not run them. */
const SCRIPT = /^$|^module$|javascript$/;

/** Many pages have the same styles. */
const known = new Recent<string, string>(300);

/** The hashes of a finished page's inline styles and scripts. */
export function inlineHashes(html: string): InlineHashes {
  const styles = elements(html, 'style').map(({ text }) => hashOf(text));
  const scripts = elements(html, 'script').flatMap(({ attributes, text }) => {
    const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? [];
    return /\ssrc=/.test(attributes) || !SCRIPT.test(type) ? [] : [hashOf(text)];
  });
  return { styles: [...new Set(styles)], scripts: [...new Set(scripts)] };
}

/** The elements of a name whose content is no HTML. They are found by their ends, which are rarer than their beginnings. */
function elements(html: string, name: string): { attributes: string; text: string }[] {
  const found: { attributes: string; text: string }[] = [];
  const [opening, closing] = [`<${name}`, `</${name}>`];
  let from = 0;
  for (let end = html.indexOf(closing); end !== -1; end = html.indexOf(closing, from)) {
    const start = html.indexOf(opening, from) + opening.length;
    const open = html.indexOf('>', start) + 1;
    found.push({ attributes: html.slice(start, open - 1), text: html.slice(open, end) });
    from = end + closing.length;
  }
  return found;
}

function hashOf(text: string): string {
  return known.get(text) ?? known.keep(text, `sha256-${hash('sha256', text, 'base64')}`);
}
