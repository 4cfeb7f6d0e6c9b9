/** Resolves the parts of a manifest one by one: first what pages share, then each page by itself. */
import { isOwnVideo } from '../../schema/addresses/video-address.ts';
import { drawingFile } from './drawings.ts';
import { AWAITED, isAwaited } from '../check/awaited.ts';
import { Claims } from '../text/claims/claims.ts';
import { hasUncertainAnchors } from './uncertain-anchors.ts';
import { adviseReference, checkLinkText, linkWithoutAddress } from './links/link-text.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import { shownWidthOf } from '../public/shown-width.ts';
import { directionOf } from '../../schema/values/language.ts';
import { blockIds, nameTargets, PageIds } from './links/ids.ts';
import type { LinkUse } from './links/page-links.ts';
import { NameLookup } from './name-lookup.ts';
import type { FileKind } from './name-lookup.ts';
import { emptyOutput } from './resolver-output.ts';
import type { ResolverOutput } from './resolver-output.ts';
import { renderInline, renderLines, renderProse } from '../text/markdown.ts';
import type { TextContext } from '../text/markdown.ts';
import type { Instead } from '../text/refusals.ts';
import { levelHeadings } from '../text/notation/markdown/headings.ts';
import { Notation } from '../text/notation/notation.ts';
import type { Finding } from '../problems/problem.ts';
import { parentOf, valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isolateNumbers } from '../words/local/isolate.ts';
import { collectReferences, fillIn, plainText, REFERENCE } from '../text/references.ts';
import type { NamedValue } from '../text/references.ts';
import { namedValues } from '../text/named-values.ts';
import { readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import { isRecord, records } from '../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../schema/values/tree.ts';
import { fillInWords } from '../words/local/translations.ts';
import { compileWalk } from '../text/walk.ts';
import type { TextFormat } from '../text/walk.ts';

const definition = (name: string) => ({ node: { $ref: `#/definitions/${name}` }, base: siteSchemaUrl });
/** Each page is walked by one of these: where they lead is looked up once. */
const DEFINITIONS = { route: definition('route'), notFound: definition('notFound'), shared: definition('shared') };
const walkOf = (name: keyof typeof DEFINITIONS) => compileWalk(DEFINITIONS[name]);

export class Resolver implements TextContext {
  /** What all pages share, without pages and shared blocks. */
  readonly sitePart: Tree = {};
  /** The shared blocks by name. */
  readonly shared: Tree;
  readonly #lookups: NameLookup;
  readonly #claims: Claims;
  readonly #notation: Notation;
  readonly #writtenShared: unknown;
  readonly #isRightToLeft: boolean;
  #output = emptyOutput();
  #page: string | undefined;
  /** What is being resolved, as it is written. */
  #tree: { value: unknown; pointer: Pointer } = { value: undefined, pointer: '' };
  #pointer: Pointer = '';
  /** The text at that pointer, and how many of its links so far have no address. */
  #text = '';
  #emptyLinks = 0;
  #refusedIn: Pointer | undefined;
  #ids = new PageIds();
  readonly #sharedIds = new Map<string, ReadonlySet<string>>();

  /** Of the manifest only what its pages share is read. */
  constructor(manifest: Tree, publicFiles: PublicFiles) {
    const { routes: _routes, notFound: _notFound, answerPage: _answerPage, shared, ...sitePart } = manifest;
    this.#claims = new Claims(manifest);
    this.#isRightToLeft = directionOf(String(manifest['language'])) === 'rtl';
    const values = namedValues(collectReferences(manifest));
    this.#lookups = new NameLookup(manifest, values, publicFiles, (finding) => {
      this.#output.findings.push(finding);
    });
    this.#notation = new Notation(values);
    this.sitePart = compileWalk({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl })(
      fillInWords(sitePart),
      '',
      this.replace,
    ) as Tree;
    this.#writtenShared = shared;
    this.shared = this.#resolveShared(shared);
  }

  /** Returns a page with its shared blocks in place. */
  resolvePage(page: PageTree): Tree {
    this.#page = page.path;
    this.#tree = page;
    const blocks = records(page.value, 'blocks');
    const sharedIds = blocks.flatMap(({ value }) => [...(this.#sharedIds.get(String(value['name'])) ?? [])]);
    this.#ids = new PageIds([...blockIds(blocks), ...sharedIds]);
    const walk = walkOf(page.special ? 'notFound' : 'route');
    const resolved = walk(page.value, page.pointer, this.replace) as Tree;
    for (const { value } of records(resolved, 'blocks')) nameTargets(value, this.#ids);
    const { anchors, uncertainPages } = this.#output;
    anchors.push({ path: page.path ?? '', names: [...this.#ids.all] });
    if (hasUncertainAnchors(page.value, this.#writtenShared)) uncertainPages.push(page.path ?? '');
    this.#page = undefined;
    return this.#insertShared(resolved);
  }

  /** Returns everything noted since the last call. */
  takeOutput(): ResolverOutput {
    const output = this.#output;
    this.#output = emptyOutput();
    return { ...output, findings: [...output.findings, ...this.#notation.take()], claims: this.#claims.take() };
  }

  #insertShared(page: Tree): Tree {
    const blocks = records(page, 'blocks').map(({ value }) =>
      value['type'] === 'shared' ? this.shared[String(value['name'])] : value,
    );
    return { ...page, blocks };
  }

  #resolveShared(shared: unknown): Tree {
    if (!isRecord(shared)) return {};
    const walk = walkOf('shared');
    this.#tree = { value: shared, pointer: '/shared' };
    return Object.fromEntries(
      Object.entries(shared).map(([name, block]) => {
        this.#ids = new PageIds(blockIds([{ value: block }]));
        const resolved = walk({ [name]: block }, '/shared', this.replace) as Tree;
        nameTargets(resolved[name], this.#ids);
        this.#sharedIds.set(name, this.#ids.all);
        return [name, resolved[name]];
      }),
    );
  }

  /** Called by the walk for each text of the manifest. */
  readonly replace = (format: TextFormat, text: string, pointer: Pointer): string => {
    this.#pointer = pointer;
    this.#text = text;
    this.#emptyLinks = 0;
    this.#claims.read(format, text, pointer);
    this.#notation.read(format, text, pointer);
    if (isAwaited(text, pointer) && this.value(text.trim().slice(2, -1))) return AWAITED;
    const shown = this.#isRightToLeft ? isolateNumbers(text) : text;
    switch (format) {
      case 'text':
      case 'plain-lines':
        return fillIn(shown, (name) => plainText(this.value(name), pointer));
      case 'words':
        return text;
      case 'link':
        return this.link(text);
      case 'file':
        return this.#file(text);
      case 'video':
        return isOwnVideo(text) ? this.#file(text, 'any') : text;
      case 'public-file':
        return this.#file(text, 'part');
      case 'download':
        return this.#file(text, 'download', { isDownload: true });
      case 'backdrop':
        return this.#backdrop(text);
      case 'icon':
        return this.#icon(text);
      case 'drawing':
        return this.#drawing(text);
      case 'place':
        return this.#lookups.place(text, pointer);
      case 'inline':
        return renderInline(shown, this);
      case 'lines':
        return renderLines(shown, this);
      default:
        return renderProse(shown, this, format === 'article');
    }
  };

  value(name: string): NamedValue | undefined {
    return this.#lookups.value(name, this.#pointer);
  }

  link(to: string, words?: string): string {
    if (words !== undefined && to.trim() === '') {
      this.#output.findings.push(linkWithoutAddress(this.#text, this.#emptyLinks++, this.#pointer));
      return to;
    }
    const problem = words === undefined ? undefined : checkLinkText(words, to, this.#pointer);
    if (problem) this.#output.findings.push(problem);
    if (this.#notation.isReference(to)) return to;
    const [whole, escaped, name] = [...to.matchAll(REFERENCE)][0] ?? [];
    if (whole === undefined || escaped) {
      this.#output.links.push({ to, pointer: this.#pointer, page: this.#page });
      return to;
    }
    const value = this.value(name!);
    if (value && (!value.href || whole !== to))
      this.#report('unsafe-link', to, `${JSON.stringify(to)} leads nowhere.`, adviseReference(to, whole, value.href));
    return value?.href ?? to;
  }

  refuse(what: string, mark: string, { isHeading = false, ...instead }: Instead = {}): void {
    // One message for each text.
    if (this.#refusedIn === this.#pointer || this.#notation.hasHtml(this.#pointer)) return;
    if (this.#notation.isReference(mark)) return;
    this.#refusedIn = this.#pointer;
    this.#report('markdown-not-allowed', mark, `A text may not hold ${what}.`, {
      hint: 'Write plain Markdown; "npx waybill explain text" lists what there is.',
      ...instead,
      ...(isHeading ? levelHeadings(this.#text) : {}),
    });
  }

  checkUnparsed(text: string): void {
    this.#notation.checkUnparsed(text, this.#pointer);
  }

  headingId(text: string): string {
    return this.#ids.add(text);
  }

  #icon(name: string): string {
    const path = this.#lookups.ownIcon(name);
    if (path !== undefined) this.#output.files.push({ path, pointer: this.#pointer, isIcon: true });
    return this.#lookups.icon(name, this.#pointer);
  }

  #drawing(name: string): string {
    this.#output.files.push({ path: drawingFile(name), pointer: this.#pointer });
    return this.#lookups.drawing(name, this.#pointer);
  }

  #backdrop(path: string): string {
    const { value, pointer } = this.#tree;
    const image = valueAt(value, parentOf(this.#pointer.slice(pointer.length)));
    return this.#file(path, 'picture', { backdrop: String((isRecord(image) && image['focus']) || '') });
  }

  #file(path: string, kind: FileKind = 'picture', use: Pick<LinkUse, 'backdrop' | 'isDownload'> = {}): string {
    const shown = shownWidthOf(this.#tree, this.#pointer, this.sitePart['theme']);
    this.#output.files.push({ path, pointer: this.#pointer, ...use, ...(shown !== undefined && { shown }) });
    return this.#lookups.file(path, this.#pointer, kind);
  }

  #report(code: Finding['code'], mark: string, message: string, fix: Partial<Finding>): void {
    this.#output.findings.push({ code, pointer: this.#pointer, mark, message, found: mark, ...fix });
  }
}
