/** Collects what visitors read: every text of a page or of the layout, as plain lines. */
import { siteSchemaUrl } from '../../schema/schemas.ts';
import type { NotFound, Route, Site } from '../../schema/types.ts';
import { decodeReferences } from '../../schema/values/html.ts';
import { compileWalk } from '../../manifest/text/walk.ts';
import type { TextFormat } from '../../manifest/text/walk.ts';

/** One text of the manifest. */
export interface Passage {
  /** Its pointer from its page or from the site, such as /blocks/0/heading. */
  pointer: string;
  /** Its paragraphs, list items and headings, without marks. */
  lines: string[];
}

const PLAIN = new Set<TextFormat>(['text', 'plain-lines']);
const READ = new Set<TextFormat>([...PLAIN, 'lines', 'inline', 'prose', 'article']);

/** Returns the texts of a page's blocks. */
export function pagePassages({ blocks }: Route | NotFound): Passage[] {
  return blockPassages(blocks);
}

/** Returns the plain lines of a page's blocks. */
export function pageLines(page: Route | NotFound): string[] {
  return pagePassages(page).flatMap(({ lines }) => lines);
}

/** Returns the texts of blocks, as they are written or resolved. */
export function blockPassages(blocks: unknown[]): Passage[] {
  return passagesOf('blocks', blocks, '/blocks');
}

/** Returns the texts of a page that search engines and previews show. */
export function metaPassages({ meta }: Route | NotFound): Passage[] {
  return passagesOf('meta', meta, '/meta');
}

/** Returns the texts that all pages share: header, footer, labels. */
export function layoutPassages(site: Site): Passage[] {
  const { routes: _routes, notFound: _notFound, answerPage: _answerPage, shared: _shared, ...layout } = site;
  return passagesOf('', layout);
}

function passagesOf(definition: string, value: unknown, pointer = ''): Passage[] {
  const passages: Passage[] = [];
  const walk = compileWalk({ node: { $ref: definition && `#/definitions/${definition}` }, base: siteSchemaUrl });
  walk(value, pointer, (format, text, at) => {
    if (READ.has(format))
      passages.push({ pointer: at, lines: PLAIN.has(format) ? text.split('\n') : plainLines(text) });
    return text;
  });
  return passages;
}

function plainLines(html: string): string[] {
  return html
    .split(/<\/?(?:p|li|ul|ol|h[2-6]|blockquote|br)\b[^>]*>/)
    .map((piece) =>
      decodeReferences(piece.replace(/<[^>]+>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
