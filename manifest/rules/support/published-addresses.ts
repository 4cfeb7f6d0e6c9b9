/** Compares a site with the list of paths that it has published: none may lead nowhere. */
import type { Finding } from '../../problems/problem.ts';
import { languagesOf, withoutLanguage } from '../../../schema/addresses/language-links.ts';
import { caseless } from '../../../schema/addresses/normal-form.ts';
import { isHeld, whyHeld } from '../../incremental/lists/held.ts';
import { isRecord, pagesOf, records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { Successors } from './successors.ts';
import type { SitePage } from './successors.ts';

/** The published paths of a site. */
export interface Published {
  /** The paths of the list. */
  paths: string[];
  /** Whether pages that the list lacks are reported, too: in CI, where no build adds them. */
  reportNew: boolean;
}

/** Finds published paths that are neither a page nor redirected, and pages that are not in the list yet. */
export function checkAddresses(manifest: unknown, { paths, reportNew }: Published): Finding[] {
  const all = pagesOf(manifest).flatMap(({ path, value, pointer }) =>
    path === undefined ? [] : [{ path, value, name: String(value['name'] ?? ''), pointer }],
  );
  const pages: SitePage[] = all.filter(({ value }) => !isHeld(value));
  const held = all.filter(({ value }) => isHeld(value));
  const redirects = records(manifest, 'redirects');
  const answering = new Set(
    [...all.map(({ path }) => path), ...redirects.map(({ value }) => String(value['from']))].map(caseless),
  );
  // Where a page is not in another language any more, the build leads its address there to the page itself.
  const tags = isRecord(manifest) ? languagesOf(manifest) : [];
  const own = tags.length === 0 ? paths : [...new Set(paths.map((path) => withoutLanguage(path, tags) ?? path))];
  const lost = own.filter((path) => !answering.has(caseless(path)));
  const listed = new Set(paths.map(caseless));
  const unlisted = pages.filter(({ path }) => !listed.has(caseless(path)));
  const withdrawn = held.filter(({ path }) => listed.has(caseless(path))).map(reportHeld);
  const findings = lost.length > 0 ? reportLost(lost, new Successors(unlisted, pages), redirects.length > 0) : [];
  const reported = new Set(findings.map(({ pointer }) => pointer));
  const unreported = unlisted.filter(({ pointer }) => !reported.has(`${pointer}/path`));
  return [...findings, ...withdrawn, ...(reportNew && unreported.length > 0 ? [reportUnlisted(unreported)] : [])];
}

function reportLost(lost: string[], successors: Successors, hasList: boolean): Finding[] {
  let canFix = true;
  return lost.map((path): Finding => {
    const { certain, near } = successors.of(path, lost.length === 1);
    const [first] = certain ? [certain] : near;
    const finding: Finding = {
      code: 'lost-address',
      pointer: first ? `${first.pointer}/path` : '/routes',
      message: `The address ${path} was published, and leads nowhere now.`,
      hint: certain
        ? `If the page has moved here, add "- {from: ${path}, to: ${certain.path}}" under redirects.`
        : `Add "- {from: ${path}, to: …}" under redirects, with the page that says most of the same.`,
      found: path,
      expected: 'a page or a redirect',
      ...(near.length > 0 ? { suggestions: near.map((page) => page.path) } : {}),
      ...(first ? {} : { at: 'key' }),
    };
    // A list that is still to be written can be written once; the next check fixes the others.
    if (!certain || !canFix) return finding;
    canFix = hasList;
    return { ...finding, fix: { add: { from: path, to: certain.path }, to: '/redirects' } };
  });
}

function reportHeld({ path, value, pointer }: SitePage & { value: Tree }): Finding {
  return {
    code: 'lost-address',
    pointer: `${pointer}/path`,
    message: `The address ${path} was published, and its page is ${whyHeld(value)} now.`,
    hint: 'Publish the page, or remove the line of its address from the list if nobody has seen it yet.',
    found: path,
    expected: 'a page or a redirect',
  };
}

function reportUnlisted(pages: SitePage[]): Finding {
  const shown = pages.slice(0, 5).map(({ path }) => path);
  const more = pages.length - shown.length;
  const list = shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
  return {
    code: 'new-address',
    pointer: `${pages[0]!.pointer}/path`,
    message: `Not in the list of published addresses yet: ${list}.`,
    hint: 'Run "npx waybill addresses" and commit the list.',
  };
}
