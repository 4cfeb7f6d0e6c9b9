/** Judges where links lead: pages, places on pages, files, other sites. */
import type { Finding, Pointer } from './problem.ts';
import { guess } from './suggest.ts';
import { isRecord, pagesOf, records } from './tree.ts';

/** Anchors that the frame of every page offers. */
const FRAME_ANCHORS = new Set(['top', 'main', 'footer']);

/** Ids that the frame uses itself: no block or heading may have them. */
export const FRAME_IDS: ReadonlySet<string> = new Set([...FRAME_ANCHORS, 'root', 'page-data']);

interface Place {
  pointer: Pointer;
  mark: string;
}

interface AnchorUse extends Place {
  path: string;
  anchor: string;
}

/** Knows every address of a site; anchors are judged at the end, when all of them are known. */
export class Links {
  readonly findings: Finding[] = [];
  readonly #paths: Set<string>;
  readonly #redirects: Set<string>;
  readonly #files: ReadonlySet<string>;
  readonly #anchors = new Map<string, Set<string>>();
  readonly #doubtful = new Set<string>();
  readonly #uses: AnchorUse[] = [];

  constructor(manifest: unknown, publicFiles: ReadonlySet<string>) {
    this.#paths = new Set(pagesOf(manifest).flatMap(({ path }) => path ?? []));
    this.#redirects = new Set(records(manifest, 'redirects').map(({ value }) => String(value['from'])));
    this.#files = publicFiles;
  }

  /** Notes that a page has an anchor. */
  addAnchor(path: string, anchor: string): void {
    const anchors = this.#anchors.get(path) ?? new Set();
    this.#anchors.set(path, anchors.add(anchor));
  }

  /** Notes that nobody can say what anchors a page has, as one of its blocks is not known. */
  doubt(path: string): void {
    this.#doubtful.add(path);
  }

  /** Judges one link; `page` is the page it stands on, if it stands on one. */
  check(to: string, pointer: Pointer, page: string | undefined): void {
    const place = { mark: to, pointer };
    if (/^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d-]+$)/i.test(to)) {
      if (!URL.canParse(to))
        this.#report('unsafe-link', place, `${JSON.stringify(to)} is not a whole web address.`, {
          hint: 'Correct it.',
        });
    } else if (to.startsWith('#') && page === undefined) {
      this.#report('broken-anchor', place, `${JSON.stringify(to)} names no page, and stands on several.`, {
        hint: `Write the page too: /about${to}.`,
      });
    } else if (to.startsWith('#')) {
      this.#uses.push({ path: page!, anchor: to.slice(1), pointer, mark: to });
    } else if (/^\/(?!\/)/.test(to)) {
      this.#checkPath(to, pointer);
    } else {
      const otherwise = 'A link starts with /, #, https://, mailto: or tel:, or is a reference such as ${mail}.';
      const near = guess(`/${to}`, this.#paths, otherwise);
      this.#report('unsafe-link', place, `${JSON.stringify(to)} is not an address that a page may link to.`, near);
    }
  }

  /** Judges the anchors noted on the way. */
  finish(): Finding[] {
    for (const { path, anchor, pointer, mark } of this.#uses) {
      const anchors = this.#anchors.get(path) ?? new Set();
      if (anchors.has(anchor) || FRAME_ANCHORS.has(anchor) || this.#doubtful.has(path)) continue;
      const known =
        anchors.size > 0 ? `Its anchors are: ${[...anchors].join(', ')}.` : 'Give a block an id to make one.';
      this.#report(
        'broken-anchor',
        { mark, pointer },
        `Page ${path} has no place called ${JSON.stringify(anchor)}.`,
        guess(anchor, anchors, known),
      );
    }
    return this.findings;
  }

  #checkPath(to: string, pointer: Pointer): void {
    const [, path = '', , anchor] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(to)!;
    if (this.#paths.has(path)) {
      if (anchor) this.#uses.push({ path, anchor, pointer, mark: to });
    } else if (!this.#redirects.has(path) && !this.#files.has(path)) {
      const bare = path.replace(/\/(?:index\.html)?$/, '').toLowerCase();
      const same = [...this.#paths].find((known) => known.toLowerCase() === bare);
      const near = same
        ? {
            hint: `Write it as ${JSON.stringify(same)}.`,
            suggestions: [same],
            cure: { replace: same + to.slice(path.length) },
          }
        : guess(path, this.#paths, 'Add the page, or link to one that exists.');
      this.#report('broken-link', { mark: to, pointer }, `There is no page ${JSON.stringify(path)}.`, near);
    }
  }

  #report(code: Finding['code'], { mark, pointer }: Place, message: string, cure: Partial<Finding>): void {
    this.findings.push({ code, pointer, mark, message, found: mark, ...cure });
  }
}

/** The ids that a page's author gave to blocks. */
export function blockIds(blocks: { value: unknown }[]): string[] {
  return blocks.flatMap(({ value }) => (isRecord(value) && typeof value['id'] === 'string' ? value['id'] : []));
}
