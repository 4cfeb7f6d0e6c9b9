/** What stands inline in a page, as a policy names it. */
import { createHash } from 'node:crypto';
import type { InlineHashes } from '../../server/site-record.ts';

/** Data blocks are no scripts for a policy: browsers do not run them. */
const SCRIPT = /^$|^module$|javascript$/;

/** The hashes of a finished page's inline styles and scripts. */
export function inlineHashes(html: string): InlineHashes {
  const styles = Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => hashOf(css!));
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', code]) => {
    const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? [];
    return /\ssrc=/.test(attributes) || !SCRIPT.test(type) ? [] : [hashOf(code!)];
  });
  return { styles: [...new Set(styles)], scripts: [...new Set(scripts)] };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
