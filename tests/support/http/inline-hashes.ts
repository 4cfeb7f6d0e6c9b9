/** Finds the inline texts of a page by its bytes, independently of the build, which gets them from the renderer. */
import { hash } from 'node:crypto';
import type { InlineHashes } from '../../../server/site-record.ts';

/** Data blocks are no scripts for a policy: browsers do not run them. */
const SCRIPT = /^$|^module$|javascript$/;

/** Returns the hashes of a finished page's inline styles and scripts, from the bytes of its HTML. */
export function inlineHashes(html: Uint8Array): InlineHashes {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const styles = elements(bytes, 'style').map(({ content }) => hashOf(content));
  const scripts = elements(bytes, 'script').flatMap(({ attributes, content }) => {
    const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? [];
    return /\ssrc=/.test(attributes) || !SCRIPT.test(type) ? [] : [hashOf(content)];
  });
  return { styles: [...new Set(styles)], scripts: [...new Set(scripts)] };
}

/** The elements of a name whose content is no HTML. They are found by their ends, which are rarer than their beginnings. */
function elements(html: Buffer, name: string): { attributes: string; content: Buffer }[] {
  const found: { attributes: string; content: Buffer }[] = [];
  const [opening, closing] = [`<${name}`, `</${name}>`];
  let from = 0;
  for (let end = html.indexOf(closing); end !== -1; end = html.indexOf(closing, from)) {
    const start = html.indexOf(opening, from) + opening.length;
    const open = html.indexOf('>', start) + 1;
    found.push({ attributes: html.toString('latin1', start, open - 1), content: html.subarray(open, end) });
    from = end + closing.length;
  }
  return found;
}

const hashOf = (content: Buffer) => `sha256-${hash('sha256', content, 'base64')}`;
