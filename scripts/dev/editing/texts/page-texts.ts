/** Finds the texts of the manifest that a page may show, and marks them in what the page is made of. */
import { compileWalk } from '../../../../manifest/text/walk.ts';
import type { Replace, TextFormat } from '../../../../manifest/text/walk.ts';
import { fieldsAt, schemaAt } from '../../../../manifest/explain/schema-at.ts';
import { fieldPointer, parentOf, stepsOf, valueAt, withValue } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { deref, readSchema, siteSchemaUrl } from '../../../../schema/schemas.ts';
import { recordOf, records } from '../../../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../../../schema/values/tree.ts';
import { withMarks } from './marks.ts';
import { textNameParts } from './names.ts';
import type { PageText, SharedUse } from './page-text.ts';
import type { UsageCounts } from './usage-counts.ts';

type Kind = Pick<PageText, 'kind' | 'isMarkdown'>;

/** What people type; links, files and the names of icons are chosen otherwise. */
const KINDS: Partial<Record<TextFormat, Kind>> = {
  text: { kind: 'line', isMarkdown: false },
  words: { kind: 'line', isMarkdown: false },
  'plain-lines': { kind: 'lines', isMarkdown: false },
  lines: { kind: 'lines', isMarkdown: true },
  inline: { kind: 'paragraph', isMarkdown: true },
  prose: { kind: 'lines', isMarkdown: true },
  article: { kind: 'lines', isMarkdown: true },
};

/** What a page is made of: a route or a special page, and what all pages share. */
export interface PageParts {
  page: Tree;
  site: Tree;
}

/** A text, and where it is in the parts of the page. */
interface FoundText {
  text: PageText;
  places: { part: keyof PageParts; at: Pointer }[];
}

/** Returns the texts of a page and of what is around it, and the parts of the page with marks around each. */
export function markTexts(manifest: Tree, page: PageTree, parts: PageParts, usage: UsageCounts) {
  const marked = { ...parts };
  const texts: PageText[] = [];
  for (const { text, places } of findTexts(manifest, page, usage)) {
    let isShown = false;
    for (const { part, at } of places) {
      const shown = valueAt(parts[part], at);
      if (typeof shown !== 'string') continue;
      if (valueAt(manifest, text.at) === undefined) text.source = shown;
      isShown = true;
      marked[part] = withValue(marked[part], at, withMarks(shown, texts.length)) as Tree;
    }
    if (isShown) texts.push(text);
  }
  return { texts, marked };
}

function* findTexts(manifest: Tree, page: PageTree, usage: UsageCounts): Generator<FoundText> {
  const { routes: _routes, notFound: _notFound, answerPage: _answerPage, shared: _shared, ...sitePart } = manifest;
  const site = { node: readSchema(siteSchemaUrl), base: siteSchemaUrl };
  const walkOf = (definition: string) =>
    compileWalk({ node: { $ref: `#/definitions/${definition}` }, base: siteSchemaUrl });
  const own = pointersIn((replace) => walkOf(page.special ? 'notFound' : 'route')(page.value, page.pointer, replace));
  for (const { at, kind } of own)
    yield { text: textAt(manifest, at, kind, usage), places: [{ part: 'page', at: at.slice(page.pointer.length) }] };
  for (const { name, blocks } of sharedBlocks(page)) {
    const block = recordOf(manifest, 'shared')[name];
    for (const { at, kind } of pointersIn((replace) => walkOf('shared')({ [name]: block }, '/shared', replace))) {
      const use: SharedUse = { name, block: page.pointer + blocks[0]!, pages: usage.pagesOfShared(name) };
      const inside = at.slice(fieldPointer('/shared', name).length);
      yield {
        text: { ...textAt(manifest, at, kind, usage), shared: use },
        places: blocks.map((one) => ({ part: 'page', at: one + inside })),
      };
    }
  }
  for (const { at, kind } of pointersIn((replace) => compileWalk(site)(sitePart, '', replace)))
    yield { text: textAt(manifest, at, kind, usage), places: [{ part: 'site', at }] };
}

/** Returns where the texts are that a walk comes to. */
function pointersIn(walk: (replace: Replace) => unknown): { at: Pointer; kind: Kind }[] {
  const found: { at: Pointer; kind: Kind }[] = [];
  walk((format, text, at) => {
    const kind = KINDS[format];
    if (kind) found.push({ at, kind });
    return text;
  });
  return found;
}

/** Returns the shared blocks of a page by name, each with the places on the page where it is. */
function sharedBlocks({ value }: PageTree): { name: string; blocks: Pointer[] }[] {
  const shared = records(value, 'blocks').filter((block) => block.value['type'] === 'shared');
  const byName = Map.groupBy(shared, (block) => String(block.value['name']));
  return Array.from(byName, ([name, all]) => ({ name, blocks: all.map(({ pointer }) => pointer) }));
}

function textAt(manifest: Tree, at: Pointer, kind: Kind, usage: UsageCounts): PageText {
  const written = valueAt(manifest, at);
  const source = typeof written === 'string' ? written : '';
  const field = fieldsAt(manifest, parentOf(at)).find(({ name }) => name === stepsOf(at).at(-1));
  const maxLength = (field ? deref(field.schema) : schemaAt(manifest, at))?.node.maxLength;
  return {
    at,
    name: textNameParts(manifest, at),
    ...kind,
    source,
    isRequired: field?.isRequired ?? false,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(written === undefined ? { container: containerOf(manifest, at) } : {}),
    references: usage.referencesIn(source),
  };
}

/** Returns the nearest part around a pointer that is in the file. */
function containerOf(manifest: Tree, at: Pointer): Pointer {
  let container = parentOf(at);
  while (container !== '' && valueAt(manifest, container) === undefined) container = parentOf(container);
  return container;
}
