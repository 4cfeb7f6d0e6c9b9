/** Finds how a file is formatted, so that additions look the same. */
import { columnOf } from './nodes.ts';
import type { LayoutCollection, LayoutNode } from './nodes.ts';

/** How a file is formatted. */
export interface Formatting {
  isJson: boolean;
  /** The number of spaces of one level of indentation. */
  indentWidth: number;
  /** Whether the hyphens of a list are in the column of its name. */
  isFlush: boolean;
  /** The quotes of texts that need some. */
  quote: '"' | "'";
  /**
   * Whether to write in a plainer form, since the usual one did not give the value that is wanted: texts stay on one line,
   * a text is not folded again, and lines and braces are not copied as they are written. `formattingOf` returns false.
   */
  isCautious: boolean;
}

/** Returns the formatting of a text: of each property, what the first part that shows it has. */
export function formattingOf(text: string, root: LayoutNode): Formatting {
  const isJson = root.kind !== 'scalar' && root.isFlow && isJsonText(text);
  let indentWidth: number | undefined;
  let isFlush: boolean | undefined;
  const visit = (node: LayoutNode): boolean => {
    if (node.kind === 'scalar') return false;
    return node.entries.some(({ at, node: inner, key }) => {
      const own = columnOf(text, at);
      if (inner.kind !== 'scalar' && inner.entries.length > 0 && key && text.slice(at, first(inner)).includes('\n')) {
        const by = columnOf(text, first(inner)) - own;
        if (!inner.isFlow && inner.kind === 'list') isFlush ??= by === 0;
        if (by > 0 && !inner.isFlow) indentWidth ??= by;
      }
      return (indentWidth !== undefined && isFlush !== undefined) || visit(inner);
    });
  };
  visit(root);
  if (isJson) indentWidth = /\n( +)"/.exec(text)?.[1]?.length;
  return { isJson, indentWidth: indentWidth ?? 2, isFlush: isFlush ?? false, quote: quoteOf(text), isCautious: false };
}

/** Returns the quotes that the start of a file uses most. */
function quoteOf(text: string): Formatting['quote'] {
  const count = (sign: RegExp) => text.slice(0, 50_000).match(sign)?.length ?? 0;
  return count(/ '/g) > count(/ "/g) ? "'" : '"';
}

const first = ({ entries }: LayoutCollection): number => entries[0]!.at;

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
