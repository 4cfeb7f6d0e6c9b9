/** Judges where links lead: pages, places on pages, files, other sites. */
import type { Finding, Pointer } from './problem.ts';
import { finalTargets, pathOf } from './redirects.ts';
import { spelling } from './spelling.ts';
import { guess, guessCase } from './suggest.ts';
import { isRecord, pagesOf } from './tree.ts';
import { hasUnseen, unseenSign } from './unseen.ts';
import { characterFault, startsAsWebAddress, webAddressFault } from './web-address.ts';
import type { AddressFault } from './web-address.ts';

/** Anchors that the frame of every page offers. */
const FRAME_ANCHORS = new Set(['top', 'main', 'footer']);

/** Ids that the frame uses itself: no block or heading may have them. */
export const FRAME_IDS: ReadonlySet<string> = new Set([
  ...FRAME_ANCHORS,
  'root',
  'page-data',
  'fonts',
  'styles',
  'late',
  'second-block',
]);

const MAIL_OR_PHONE = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/i;

interface Place {
  pointer: Pointer;
  mark: string;
}

interface AnchorUse extends Place {
  path: string;
  anchor: string;
}

/** A link to a page or to a file of the site, by its path alone; `page` is the page that it stands on, if it stands on one. */
export interface LinkUse {
  path: string;
  pointer: Pointer;
  page?: string | undefined;
}

/** A link as it is written, and the page that it stands on, if it stands on one. */
export interface LinkNote {
  to: string;
  pointer: Pointer;
  page: string | undefined;
}

/** All that has to be known to judge links. */
export interface LinkNotes {
  links: LinkNote[];
  /** The places that a page offers. */
  anchors: { path: string; names: string[] }[];
  /** Pages of which nobody can say what anchors they have, as one of their blocks is not known. */
  doubtful: string[];
}

export interface LinksOptions {
  /** Paths of pages that have surely got another one: told once, not at each link. */
  moved?: ReadonlySet<string>;
  /** Is called at each link that is broken, before it is sought what may be meant: over many pages that takes long. */
  onBroken?: () => void;
}

/** Knows every address of a site. */
export class Links {
  readonly #findings: Finding[] = [];
  readonly #uses: LinkUse[] = [];
  readonly #paths: Set<string>;
  #bySpelling: Map<string, string> | undefined; // made when a link is wrong: most sites need none
  readonly #redirects: Map<string, string | undefined>;
  readonly #files: ReadonlySet<string>;
  readonly #moved: ReadonlySet<string>;
  readonly #onBroken: () => void;
  readonly #origin: string;
  readonly #anchors = new Map<string, Set<string>>();
  #doubtful: ReadonlySet<string> = new Set();
  readonly #anchorUses: AnchorUse[] = [];

  constructor(
    manifest: unknown,
    publicFiles: ReadonlySet<string>,
    { moved = new Set(), onBroken = () => {} }: LinksOptions = {},
  ) {
    this.#moved = moved;
    this.#onBroken = onBroken;
    this.#paths = new Set(pagesOf(manifest).flatMap(({ path }) => path ?? []));
    this.#redirects = finalTargets(manifest);
    this.#files = publicFiles;
    this.#origin = isRecord(manifest) ? `${String(manifest['url'])}/` : '';
  }

  /** What is wrong with links, and every link that leads somewhere within the site. */
  judge({ links, anchors, doubtful }: LinkNotes): { findings: Finding[]; uses: LinkUse[] } {
    this.#doubtful = new Set(doubtful);
    for (const { path, names } of anchors) {
      const known = this.#anchors.get(path) ?? new Set();
      for (const name of names) known.add(name);
      this.#anchors.set(path, known);
    }
    for (const link of links) this.#check(link);
    this.#judgeAnchors();
    return { findings: this.#findings, uses: this.#uses };
  }

  #check(link: LinkNote): void {
    const { to, pointer, page } = link;
    const place = { mark: to, pointer };
    if (hasUnseen(to)) {
      this.#findings.push(unseenSign(to, pointer));
    } else if (startsAsWebAddress(to)) {
      const fault = webAddressFault(to);
      if (fault) this.#refuse(place, fault);
      else if (to.startsWith(this.#origin)) this.#use(to.slice(this.#origin.length - 1), link);
    } else if (MAIL_OR_PHONE.test(to)) {
      const fault = characterFault(to);
      if (fault) this.#refuse(place, fault);
    } else if (to.startsWith('#') && page === undefined) {
      this.#report('broken-anchor', place, `${JSON.stringify(to)} names no page, and stands on several.`, {
        hint: `Write the page too: /about${to}.`,
      });
    } else if (to.startsWith('#')) {
      this.#anchorUses.push({ path: page!, anchor: to.slice(1), pointer, mark: to });
    } else if (/^\/(?!\/)/.test(to)) {
      this.#checkPath(link);
    } else {
      const otherwise = 'A link starts with /, #, https://, mailto: or tel:, or is a reference such as ${mail}.';
      this.#onBroken();
      const near = guess(`/${to}`, this.#paths, otherwise);
      this.#report('unsafe-link', place, `${JSON.stringify(to)} is not an address that a page may link to.`, near);
    }
  }

  #judgeAnchors(): void {
    for (const { path, anchor, pointer, mark } of this.#anchorUses) {
      const anchors = this.#anchors.get(path) ?? new Set();
      if (anchors.has(anchor) || FRAME_ANCHORS.has(anchor) || this.#doubtful.has(path)) continue;
      this.#onBroken();
      const known =
        anchors.size > 0 ? `Its anchors are: ${[...anchors].join(', ')}.` : 'Give a block an id to make one.';
      const write = (right: string) => mark.slice(0, mark.length - anchor.length) + right;
      const message = `Page ${path} has no place called ${JSON.stringify(anchor)}.`;
      this.#report('broken-anchor', { mark, pointer }, message, guessCase(anchor, anchors, known, write));
    }
  }

  #checkPath(link: LinkNote): void {
    const { to, pointer } = link;
    const path = pathOf(to);
    const fault = characterFault(to.slice(path.length));
    if (fault) {
      const { hint, write } = fault;
      this.#refuse({ mark: to, pointer }, write === undefined ? { hint } : { hint, write: path + write });
      return;
    }
    const hash = to.indexOf('#', path.length);
    const anchor = hash === -1 ? '' : to.slice(hash + 1);
    if (this.#paths.has(path)) {
      if (anchor !== '') this.#anchorUses.push({ path, anchor, pointer, mark: to });
    } else if (this.#redirects.has(path)) {
      if (!pointer.startsWith('/redirects/')) this.#checkRedirected(link, path);
    } else if (!this.#files.has(path) && !this.#moved.has(path)) {
      this.#onBroken();
      const write = (right: string) => right + to.slice(path.length);
      this.#report('broken-link', { mark: to, pointer }, `There is no page ${JSON.stringify(path)}.`, this.#near(path, write)); // prettier-ignore
    }
    this.#use(path, link);
  }

  #near(path: string, write: (right: string) => string): Partial<Finding> {
    this.#bySpelling ??= new Map([...this.#paths].map((known) => [spelling(known), known]));
    const same = this.#bySpelling.get(spelling(path));
    if (same === undefined) {
      const known = /\.\w+$/.test(path) ? [...this.#paths, ...this.#files] : this.#paths;
      return guessCase(path, known, 'Add the page, or link to one that exists.', write);
    }
    return { hint: `Write it as ${JSON.stringify(same)}.`, suggestions: [same], cure: { replace: write(same) } };
  }

  #checkRedirected(link: LinkNote, path: string): void {
    const { to, pointer } = link;
    const target = this.#redirects.get(path);
    if (target === undefined) return; // a circle is told where it is written
    const rest = to.slice(path.length);
    const straight = rest === '' || !/[?#]/.test(target) ? target + rest : undefined;
    const message = `${path} is redirected to ${target}, so this link takes visitors two steps.`;
    this.#report('redirected-link', { mark: to, pointer }, message, {
      hint: `Link straight to ${JSON.stringify(straight ?? target)}.`,
      ...(straight === undefined ? {} : { cure: { replace: straight } }),
    });
    this.#use(target, link);
  }

  #use(to: string, { pointer, page }: LinkNote): void {
    this.#uses.push({ path: pathOf(to), pointer, page });
  }

  /** What cannot be written as an address: an address with a line break in it ends up in the headers of an answer. */
  #refuse(place: Place, { hint, write }: AddressFault): void {
    this.#report('unsafe-link', place, `${JSON.stringify(place.mark)} is not a whole web address.`, {
      hint,
      ...(write === undefined ? {} : { suggestions: [write], cure: { replace: write } }),
    });
  }

  #report(code: Finding['code'], { mark, pointer }: Place, message: string, cure: Partial<Finding>): void {
    this.#findings.push({ code, pointer, mark, message, found: mark, ...cure });
  }
}

/** The ids that a page's author gave to blocks. */
export function blockIds(blocks: { value: unknown }[]): string[] {
  return blocks.flatMap(({ value }) => (isRecord(value) && typeof value['id'] === 'string' ? value['id'] : []));
}
