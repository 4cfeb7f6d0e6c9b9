/** Checks where links lead: pages, anchors on pages, files, other sites. */
import { isHeld, whyHeld } from '../../incremental/lists/held.ts';
import { listPagesOf, madeFilesOf } from '../../incremental/lists/list-paths.ts';
import { isFiller } from '../../words/filler.ts';
import { addressFault } from './unreachable.ts';
import { hostOf, isLocalHost, isOwnComputer, ownAddressOf } from './hosts.ts';
import { PageAnchors, placeCalled, suggestAnchor } from './anchors.ts';
import { LAYOUT_ANCHORS } from './ids.ts';
import { HINTS } from './hints.ts';
import { intendedAddress } from './intended-address.ts';
import type { IntendedAddress } from './intended-address.ts';
import { SimilarPaths } from './similar-path.ts';
import { pageNames } from './page-names.ts';
import type { LinkUses, PageLinks, WrittenLink } from './page-links.ts';
import type { Finding, ProblemCode } from '../../problems/problem.ts';
import { finalTargets, pathOf } from './redirects.ts';
import { isRecord, pagesOf } from '../../../schema/values/tree.ts';
import { chooseOne, severalNames } from '../../words/several-names.ts';
import { correction } from '../../words/suggest.ts';
import { hasInvisible, invisibleCharacter } from '../../words/invisible.ts';
import { CARD_FILE } from '../../../schema/addresses/own-addresses.ts';
import { basePathOf } from '../../../schema/addresses/base-path.ts';
import { characterFault, startsAsWebAddress, webAddressFault } from '../../../schema/addresses/web-address.ts';
import type { FormatFault } from '../../../schema/addresses/web-address.ts';

const WEB_ADDRESS = /^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d-]+$)/i;

/** As most paths are written: nothing about such a link is to be checked but whether there is the page. */
const PLAIN_PATH = /^(?:\/[\w.-]+)+$/;

const CARD = `/${CARD_FILE}`;

/** Knows every address of a site. */
export class LinkChecker {
  readonly #findings: Finding[] = [];
  readonly #uses: LinkUses = { onPages: new Map(), elsewhere: [] };
  readonly #paths: Set<string>;
  /** Why pages are held back, by their paths. */
  readonly #held: Map<string, string>;
  readonly #near: SimilarPaths;
  readonly #pageCalled: (name: string) => string | undefined;
  readonly #redirects: Map<string, string | undefined>;
  readonly #files: ReadonlySet<string>;
  readonly #renamed: ReadonlySet<string>;
  readonly #host: string | undefined;
  readonly #ownAddress: RegExp | undefined;
  readonly #basePath: string;
  #anchors = new PageAnchors([]);
  #uncertainPages: ReadonlySet<string> = new Set();

  /** `renamed` are the old paths of pages that were surely renamed: reported once, not at each link. */
  constructor(manifest: unknown, publicFiles: ReadonlySet<string>, renamed: ReadonlySet<string>) {
    this.#renamed = renamed;
    const pages = pagesOf(manifest).flatMap(({ path, value }) => (path === undefined ? [] : { path, value }));
    this.#held = new Map(pages.flatMap(({ path, value }) => (isHeld(value) ? [[path, whyHeld(value)]] : [])));
    this.#paths = new Set([
      ...pages.map(({ path }) => path),
      ...listPagesOf(manifest).keys(),
      ...madeFilesOf(manifest),
    ]);
    this.#redirects = finalTargets(manifest);
    this.#files = publicFiles;
    this.#near = new SimilarPaths(this.#paths, publicFiles);
    this.#pageCalled = pageNames(manifest);
    const url = isRecord(manifest) ? String(manifest['url']) : '';
    this.#host = hostOf(url);
    this.#ownAddress = ownAddressOf(url);
    this.#basePath = this.#host === undefined ? '' : basePathOf(url);
  }

  /** Returns what is wrong with links, and every link that leads somewhere within the site. */
  check({ links, anchors, uncertainPages }: PageLinks): { findings: Finding[]; uses: LinkUses } {
    this.#uncertainPages = new Set(uncertainPages);
    this.#anchors = new PageAnchors(anchors);
    for (const link of links) this.#check(link);
    return { findings: this.#findings, uses: this.#uses };
  }

  #check(link: WrittenLink): void {
    const { to, pointer, page } = link;
    if (this.#paths.has(to) && !this.#held.has(to) && PLAIN_PATH.test(to)) this.#use(to, link);
    else if (hasInvisible(to)) this.#findings.push(invisibleCharacter(to, pointer));
    else if (WEB_ADDRESS.test(to)) this.#checkAddress(link);
    else if (/^(?:\/[^#]*)?#[/!]?$/.test(to))
      this.#report('broken-anchor', link, `${JSON.stringify(to)} leads nowhere: this link is empty.`, {
        hint: HINTS.empty,
      });
    else if (/^\/(?!\/)/.test(to)) this.#checkPath(link);
    else if (!to.startsWith('#')) this.#checkOther(link);
    else if (page !== undefined) this.#checkAnchor(link, page, to.slice(1));
    else {
      const only = this.#anchors.pageWith(to.slice(1));
      const advice = only === undefined ? { hint: `Write the page too, as in "/${to}".` } : correction(only + to);
      this.#report(
        'broken-anchor',
        link,
        `${JSON.stringify(to)} names no page, and this link is on every page.`,
        advice,
      );
    }
  }

  /** Checks an address with a scheme: of another site, a mailbox, a phone, or of this site in full. */
  #checkAddress(link: WrittenLink): void {
    const { to } = link;
    const fault = addressFault(to, this.#host);
    const wrong = startsAsWebAddress(to) ? webAddressFault(to) : characterFault(to);
    const host = fault && hostOf(to);
    const page = host !== undefined && isLocalHost(host) ? this.#pageShownAt(new URL(to)) : undefined;
    if (wrong && (!fault?.fix || characterFault(to))) this.#refuse(link, wrong);
    else if (fault) {
      const advice = page === undefined ? fault : correction(page.to, page);
      this.#report('unsafe-link', link, fault.message, advice);
    } else if (startsAsWebAddress(to) && this.#ownAddress?.test(to))
      this.#checkPath(link, this.#ownAddress.exec(to)![0]);
  }

  /** Returns the page at an address of the site while it is shown on this computer, or in this network. */
  #pageShownAt({ hostname, pathname, search, hash }: URL): IntendedAddress | undefined {
    const below = pathname.startsWith(`${this.#basePath}/`) ? pathname.slice(this.#basePath.length) : pathname;
    const page = this.#near.sameAs(below) ?? this.#near.sameAs(pathname);
    if (page === undefined) return undefined;
    const anchor = hash.slice(1);
    const isThere = anchor === '' || LAYOUT_ANCHORS.has(anchor) || this.#anchors.of(page).has(anchor);
    return { to: page + search + hash, isCertain: isThere && isOwnComputer(hostname) };
  }

  /** Checks links of no known form, broken web addresses included. */
  #checkOther(link: WrittenLink): void {
    const { to, page } = link;
    const wrong = startsAsWebAddress(to) && !intendedAddress(to) ? webAddressFault(to) : undefined;
    if (wrong) return this.#refuse(link, wrong);
    const message = `${JSON.stringify(to)} is not an address that a page may link to.`;
    const advice = isFiller(to)
      ? { hint: 'Write where the link leads, or remove the link.' }
      : this.#adviseOn(to, page);
    this.#report('unsafe-link', link, message, advice);
  }

  #adviseOn(to: string, ownPage: string | undefined): Partial<Finding> {
    const intended = intendedAddress(to);
    const [origin = ''] = (intended && this.#ownAddress?.exec(intended.to)) ?? [];
    const isPath = !/^[a-z][a-z+.-]*:|^\/\//i.test(to);
    const written = origin === '' ? to : intended!.to.slice(origin.length);
    const tail = /[?#].*$/.exec(written)?.[0] ?? '';
    const path = written.slice(0, written.length - tail.length);
    const page = (isPath && !intended?.isCertain) || origin !== '' ? this.#near.sameAs(path) : undefined;
    if (page !== undefined) return correction(page + tail);
    if (intended) return correction(intended.to, intended);
    const named = isPath ? this.#pageCalled(path) : undefined;
    if (named !== undefined && !(named.includes('#') && tail !== '')) return correction(named + tail);
    const anchor = to.toLowerCase().replaceAll(/\s+/g, '-');
    if (ownPage !== undefined && this.#anchors.of(ownPage).has(anchor)) return correction(`#${anchor}`);
    const only = ownPage === undefined ? this.#anchors.pageWith(anchor) : undefined;
    if (only !== undefined) return correction(`${only}#${anchor}`);
    const fault = /^(?:https?|mailto|tel):/i.test(to) ? addressFault(to, this.#host) : undefined;
    const otherwise = /^(?:file:|[a-z]:[\\/]|~\/)/i.test(to) ? HINTS.ownFile : (fault?.hint ?? HINTS.starts);
    return isPath ? this.#near.of(`/${path}`, otherwise, (correct) => correct + tail) : { hint: otherwise };
  }

  #checkAnchor(link: WrittenLink, path: string, anchor: string): void {
    const anchors = this.#anchors.of(path);
    if (anchors.has(anchor) || LAYOUT_ANCHORS.has(anchor) || this.#uncertainPages.has(path)) return;
    const write = (correct: string) => link.to.slice(0, link.to.length - anchor.length) + correct;
    const message = `Page ${path} has no place called ${JSON.stringify(anchor)}.`;
    this.#report('broken-anchor', link, message, suggestAnchor(anchor, anchors, write));
  }

  /** Checks a path of this site; `origin` is what comes before it where the link is written in full. */
  #checkPath(link: WrittenLink, origin = ''): void {
    const to = link.to.slice(origin.length).replace(/^(?!\/)/, '/');
    const path = pathOf(to);
    const tail = to.slice(path.length);
    const fault = characterFault(tail);
    const intendedAnchor = fault && placeCalled(this.#anchors.of(path), tail);
    if (intendedAnchor !== undefined) {
      const message = `Page ${path} has no place called ${JSON.stringify(tail.slice(1))}.`;
      return this.#report('broken-anchor', link, message, correction(`${origin}${path}#${intendedAnchor}`));
    }
    if (fault) {
      const { hint, write } = fault;
      return this.#refuse({ ...link, to }, write === undefined ? { hint } : { hint, write: path + write });
    }
    const [, anchor = ''] = /#(.*)$/s.exec(tail) ?? [];
    if (this.#paths.has(path)) {
      if (this.#held.has(path)) this.#checkHeld(link, path);
      if (anchor !== '') this.#checkAnchor(link, path, anchor);
    } else if (this.#redirects.has(path)) {
      if (!link.pointer.startsWith('/redirects/')) this.#checkRedirected(link, path, tail);
    } else if (!this.#files.has(this.#near.fileAt(path)) && !this.#renamed.has(path)) {
      const advice = this.#adviseOnPath(path, (correct) => origin + correct + tail);
      this.#report('broken-link', link, `There is no page ${JSON.stringify(path)}.`, advice);
    }
    this.#use(path, link);
  }

  /** Pages that are held back may link to one another. */
  #checkHeld(link: WrittenLink, path: string): void {
    if (link.page !== undefined && this.#held.has(link.page)) return;
    this.#report('held-page', link, `The page ${path} is ${this.#held.get(path)!}: this link would lead nowhere.`, {
      hint: 'Remove the link until then, or publish the page.',
    });
  }

  #adviseOnPath(path: string, write: (correct: string) => string): Partial<Finding> {
    if (path === CARD) return { hint: HINTS.noCard };
    const below = path.startsWith(`${this.#basePath}/`) ? path.slice(this.#basePath.length) : undefined;
    if (below !== undefined && (this.#paths.has(below) || this.#files.has(below)))
      return correction(write(below), { why: 'links leave out the path of the site' });
    const several = severalNames(path, this.#paths);
    if (several) return chooseOne(several);
    const near = this.#near.of(path, 'Add the page, or link to one that exists.', write);
    const named = near.suggestions ? undefined : this.#pageCalled(path);
    return named === undefined ? near : { hint: `Did you mean ${JSON.stringify(named)}?`, suggestions: [named] };
  }

  #checkRedirected(link: WrittenLink, path: string, tail: string): void {
    const target = this.#redirects.get(path);
    if (target === undefined) return; // a loop is reported where it is written
    const straight = tail === '' || !/[?#]/.test(target) ? target + tail : undefined;
    const message = `${path} is redirected to ${target}, so this link takes visitors two steps.`;
    this.#report('redirected-link', link, message, {
      hint: `Link straight to ${JSON.stringify(straight ?? target)}.`,
      ...(straight === undefined ? {} : { fix: { replace: straight } }),
    });
    this.#use(target, link);
  }

  #use(to: string, { pointer, page }: WrittenLink): void {
    const { onPages, elsewhere } = this.#uses;
    const path = this.#near.fileAt(pathOf(to));
    if (page === undefined) elsewhere.push({ path, pointer });
    else if (onPages.has(page)) onPages.get(page)!.push(path);
    else onPages.set(page, [path]);
  }

  /** Reports what cannot be written as an address: one with a line break would end up in the headers of an answer. */
  #refuse(link: WrittenLink, { hint, write }: FormatFault): void {
    const isCertain = !/\s/.test(link.to.trim()); // two addresses may have been written there
    this.#report('unsafe-link', link, `${JSON.stringify(link.to)} is not a whole web address.`, {
      hint,
      ...(write === undefined ? {} : { suggestions: [write], ...(isCertain ? { fix: { replace: write } } : {}) }),
    });
  }

  #report(code: ProblemCode, { to, pointer }: WrittenLink, message: string, advice: Partial<Finding>): void {
    this.#findings.push({ code, pointer, mark: to, found: to, ...advice, message });
  }
}
