/** Explains old addresses that a redirect cannot start at: with a query, a part of a page, a pattern, or another host. */
import { basePathOf } from '../../../schema/addresses/base-path.ts';
import { originFault, pathFault, siteAddressFault } from '../../../schema/addresses/web-address.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { quote } from '../wording.ts';
import type { Advice } from '../wording.ts';

/** Says where rules of a host are described. */
const atTheHost = (rules: string) =>
  `A rule ${rules} belongs into the configuration of the host; "npx waybill explain deploy" says how.`;
/** A part of an address that matches any: *, :slug, {id}, $1, or a regular expression. */
const PATTERN = /\*|\/:\w|\{\w+\}|\$\d|\^|\$$|\(.*\)|\[.*\]|\\/;

/** Returns what to write in place of an old address that does not have the form of a path; undefined where only the form is wrong. */
export function redirectAdvice(text: string, _pointer: Pointer, root: unknown): Advice | undefined {
  const own = isRecord(root) && typeof root['url'] === 'string' ? root['url'] : undefined;
  const path = withoutSite(text.trim(), own);
  if (path === undefined)
    return { hint: `This address is not below ${own}: a redirect starts at an old address of this site, such as "/old-page".` }; // prettier-ignore
  const [bare = ''] = path.split(/[?#]/);
  if (PATTERN.test(bare) || path.startsWith('^'))
    return { hint: `Each old address has an entry of its own, such as "/old-page". ${atTheHost('for all of them')}` };
  if (path.includes('#')) {
    const same = 'Browsers keep what is after "#" to themselves, so that no redirect sees it.';
    return bare === '/' || pathFault(bare)
      ? { hint: `${same} Remove the redirect: the visitor gets the page ${quote(bare || '/')}.` }
      : { hint: `${same} Write the path alone: ${quote(bare)}.`, suggestions: [bare] };
  }
  if (path.includes('?')) {
    const all = 'A redirect looks at the path alone, not at what is after "?".';
    return bare === '/' || pathFault(bare)
      ? { hint: `${all} Remove it: the path ${quote(bare || '/')} is a page. ${atTheHost('for queries')}` } // prettier-ignore
      : { hint: `${all} Write ${quote(bare)}: it leads on whatever is after "?".`, suggestions: [bare] };
  }
  if (path !== text && !pathFault(path))
    return { hint: `Only the path is meant: write ${quote(path)}.`, suggestions: [path], fix: { replace: path } };
  return /[^A-Za-z0-9._~/-]/.test(path)
    ? {
        hint: `An old address has letters without accents, digits and - . _ ~ here. One with other signs is redirected by the configuration of the host; "npx waybill explain deploy" says how.`,
      }
    : undefined;
}

/** Returns a path of the site, also from a whole address; undefined for one outside it. */
function withoutSite(text: string, own: string | undefined): string | undefined {
  if (!/^https?:/i.test(text)) return text;
  const url = URL.parse(text);
  if (!url || own === undefined || (originFault(own) && siteAddressFault(own))) return text;
  const base = basePathOf(own);
  const hosts = [new URL(own).hostname, url.hostname].map((host) => host.replace(/^www\./, ''));
  if (hosts[0] !== hosts[1] || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  return (url.pathname.slice(base.length) || '/') + url.search + url.hash;
}
