/** Resolves the parts of a manifest one by one: its frame first, then each page by itself. */
import { Claims } from './claims/claims.ts';
import { asHtml } from './html.ts';
import { drawIcon, iconNames } from './icons.ts';
import { fileMeant, iconMeant } from './meant.ts';
import { isPicture, isRemote } from './images.ts';
import { judgeWords } from './link-words.ts';
import { blockIds, FRAME_IDS } from './links.ts';
import type { LinkNotes, LinkUse } from './links.ts';
import { renderInline, renderProse } from './markdown.ts';
import type { TextContext } from './markdown.ts';
import type { Finding, Pointer } from './problem.ts';
import { collectReferences, REFERENCE } from './references.ts';
import type { NamedValue } from './references.ts';
import { blockTypes, readSchema, siteSchemaUrl } from './schemas.ts';
import { guess, guessCase, sure } from './suggest.ts';
import { isRecord, records } from './tree.ts';
import type { PageTree, Tree } from './tree.ts';
import { compileWalk } from './walk.ts';
import type { TextFormat } from './walk.ts';

/** What resolving has found out: about links only what they are, for where they lead is known when all pages are. */
export interface Notes extends LinkNotes {
  findings: Finding[];
  /** Of these, what is said otherwise elsewhere. */
  claims: Finding[];
  /** The files that are shown. */
  files: LinkUse[];
}

const walkOf = (definition: string) =>
  compileWalk({ node: { $ref: `#/definitions/${definition}` }, base: siteSchemaUrl });

const noNotes = (): Omit<Notes, 'claims'> => ({ findings: [], links: [], anchors: [], doubtful: [], files: [] });

export class Resolver implements TextContext {
  readonly #frame: Tree;
  readonly #shared: Tree;
  readonly #values: Map<string, NamedValue>;
  readonly #claims: Claims;
  readonly #files: ReadonlySet<string>;
  readonly #places: string[];
  readonly #types = new Set<unknown>(blockTypes());
  #notes = noNotes();
  #page: string | undefined;
  #pointer: Pointer = '';
  #refusedIn: Pointer | undefined;
  #ids = new Set<string>();
  readonly #sharedIds = new Map<string, Set<string>>();

  /** Of the manifest only what its pages share is read. */
  constructor(manifest: Tree, publicFiles: ReadonlySet<string>) {
    const { routes: _routes, notFound: _notFound, answerPage: _answerPage, shared, ...frame } = manifest;
    this.#claims = new Claims(manifest);
    this.#values = collectReferences(manifest);
    this.#files = publicFiles;
    this.#places = isRecord(manifest['places']) ? Object.keys(manifest['places']) : [];
    this.#frame = compileWalk({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl })(
      frame,
      '',
      this.replace,
    ) as Tree;
    this.#shared = this.#resolveShared(shared);
  }

  /** What all pages share, without pages and shared blocks. */
  get frame(): Tree {
    return this.#frame;
  }

  /** The shared blocks by name. */
  get shared(): Tree {
    return this.#shared;
  }

  /** A page with its shared blocks in place. */
  resolvePage(page: PageTree): Tree {
    this.#page = page.path;
    this.#ids = new Set(blockIds(records(page.value, 'blocks')));
    for (const { value } of records(page.value, 'blocks')) {
      for (const id of this.#sharedIds.get(String(value['name'])) ?? []) this.#ids.add(id);
    }
    const walk = walkOf(page.special ? 'notFound' : 'route');
    const resolved = walk(page.value, page.pointer, this.replace) as Tree;
    const { anchors, doubtful } = this.#notes;
    anchors.push({ path: page.path ?? '', names: [...this.#ids] });
    if (records(page.value, 'blocks').some(({ value }) => !this.#types.has(value['type'])))
      doubtful.push(page.path ?? '');
    this.#page = undefined;
    return this.#placeShared(resolved);
  }

  /** Everything noted since this was last asked. */
  take(): Notes {
    const notes = this.#notes;
    this.#notes = noNotes();
    return { ...notes, claims: this.#claims.take() };
  }

  #placeShared(page: Tree): Tree {
    const blocks = records(page, 'blocks').map(({ value }) =>
      value['type'] === 'shared' ? this.#shared[String(value['name'])] : value,
    );
    return { ...page, blocks };
  }

  #resolveShared(shared: unknown): Tree {
    if (!isRecord(shared)) return {};
    const walk = walkOf('shared');
    return Object.fromEntries(
      Object.entries(shared).map(([name, block]) => {
        this.#ids = new Set(blockIds([{ value: block }]));
        const resolved = walk({ [name]: block }, '/shared', this.replace) as Tree;
        this.#sharedIds.set(name, this.#ids);
        return [name, resolved[name]];
      }),
    );
  }

  /** Called by the walk for each text of the manifest. */
  readonly replace = (format: TextFormat, text: string, pointer: Pointer): string => {
    this.#pointer = pointer;
    this.#claims.read(format, text, pointer);
    switch (format) {
      case 'text':
        return this.#fillIn(text);
      case 'link':
        return this.link(text);
      case 'file':
        return this.#file(text);
      case 'icon':
        return this.#icon(text);
      case 'place':
        return this.#place(text);
      case 'inline':
        return renderInline(text, this);
      default:
        return renderProse(text, this, format === 'article');
    }
  };

  value(name: string): NamedValue | undefined {
    const value = this.#values.get(name);
    if (!value) {
      const known = `Known are: ${[...this.#values.keys()].slice(0, 12).join(', ')}.`;
      // Where the name that is written down has the capitals, that one may be the slip.
      const write = (right: string) => `\${${right}}`;
      const isSmall = name === name.toLowerCase();
      const only = isSmall ? sure(name, this.#values.keys()) : undefined;
      const near = isSmall
        ? {
            ...guess(name, this.#values.keys(), known),
            ...(only === undefined ? {} : { cure: { replace: write(only) } }),
          }
        : guessCase(name, this.#values.keys(), known, write);
      this.#report('unknown-reference', `\${${name}}`, `Nothing is called ${JSON.stringify(name)}.`, near);
    }
    return value;
  }

  link(to: string, words?: string): string {
    const doubt = words === undefined ? undefined : judgeWords(words, to, this.#pointer);
    if (doubt) this.#notes.findings.push(doubt);
    const [whole, escaped, name] = [...to.matchAll(REFERENCE)][0] ?? [];
    if (whole === undefined || escaped) {
      this.#notes.links.push({ to, pointer: this.#pointer, page: this.#page });
      return to;
    }
    const value = this.value(name!);
    if (value && (!value.href || whole !== to)) {
      this.#report('unsafe-link', to, `${JSON.stringify(to)} leads nowhere.`, {
        hint: 'A link is one reference to a phone, ${mail} or ${messaging}, or an address.',
      });
    }
    return value?.href ?? to;
  }

  refuse(what: string, mark: string): void {
    if (this.#refusedIn === this.#pointer) return; // one message a text
    this.#refusedIn = this.#pointer;
    this.#report('markdown-not-allowed', mark, `A text may not hold ${what}.`, {
      hint: 'Write plain Markdown: see docs/text.md.',
    });
  }

  headingId(text: string): string {
    const slug =
      text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    let id = slug;
    for (let n = 2; this.#ids.has(id) || FRAME_IDS.has(id); n++) id = `${slug}-${n}`;
    this.#ids.add(id);
    return id;
  }

  #fillIn(text: string): string {
    if (!text.includes('${')) return text.trim();
    return text
      .replace(REFERENCE, (whole, escaped: string, name: string) =>
        escaped ? whole.slice(1) : (this.value(name)?.text ?? ''),
      )
      .trim();
  }

  #file(path: string): string {
    this.#notes.files.push({ path, pointer: this.#pointer });
    if (isRemote(path)) return path; // the rule remote-image says whether it may be
    if (!this.#files.has(path)) {
      this.#report(
        'missing-file',
        path,
        `The public folder has no file ${JSON.stringify(path)}.`,
        fileMeant(path, this.#files) ?? guessCase(path, this.#files, 'Put the file there, or correct its name.'),
      );
    } else if (!isPicture(path)) {
      this.#report('picture-format', path, `${JSON.stringify(path)} cannot be shown as a picture.`, {
        hint: 'Save it as PNG, JPG, WebP, AVIF or SVG.',
      });
    }
    return path;
  }

  #icon(name: string): string {
    const icon = drawIcon(name);
    if (!icon)
      this.#report(
        'unknown-icon',
        name,
        `There is no icon ${JSON.stringify(name)}.`,
        iconMeant(name) ?? guessCase(name, iconNames(), 'Look one up at https://tabler.io/icons.'),
      );
    return icon ?? asHtml('');
  }

  #place(name: string): string {
    if (!this.#places.includes(name)) {
      const near = guessCase(name, this.#places, 'Add it to places, with its latitude and longitude.');
      this.#report('unknown-place', name, `No place is called ${JSON.stringify(name)}.`, near);
    }
    return name;
  }

  #report(code: Finding['code'], mark: string, message: string, cure: Partial<Finding>): void {
    this.#notes.findings.push({ code, pointer: this.#pointer, mark, message, found: mark, ...cure });
  }
}
