/**
 * The Markdown that most texts are made of, read in one pass over its lines: paragraphs, "## " headings, and lists
 * whose items are plain lines. Whatever else a text holds is left to the Markdown library, which does the same slower.
 */

/** How the parts of a text become HTML. */
export interface Parts {
  /** Returns a paragraph's or item's text. */
  inline(text: string): string;
  /** Returns a heading without any characters in it. */
  heading(depth: number, text: string): string;
}

/** What starts a line that is just text: no character that could open a list, a quote, HTML or code. */
const TEXT_LINE = /^(?:[\p{L}\p{Ps}\p{Pi}"'$]|\*\*[\p{L}\p{N}$]|\d+(?![.)\d]))/u;
const HEADING = /^(#{2,3}) ([\p{L}\p{N}][^#\\`*_[\]<>&"$]*)$/u;
/** Spaces at an end of a line break it, and a backslash does. */
const BROKEN_LINE = /[ \t\\]$/;

/** Returns the HTML of a text of simple parts; undefined for any other text. */
export function renderSimple(text: string, parts: Parts): string | undefined {
  const blocks = readBlocks(text);
  return blocks?.map((block) => renderBlock(block, parts)).join('\n');
}

type Block =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'list'; items: string[][] };

function renderBlock(block: Block, { inline, heading }: Parts): string {
  if (block.kind === 'heading') return heading(block.depth, block.text);
  if (block.kind === 'paragraph') return `<p>${inline(block.lines.join('\n'))}</p>`;
  return `<ul>\n${block.items.map((lines) => `<li>${inline(lines.join('\n'))}</li>`).join('\n')}\n</ul>`;
}

/** Returns the blocks of a text; undefined as soon as one is not simple. */
function readBlocks(text: string): Block[] | undefined {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.trimEnd().split('\n')) {
    if (line === '') {
      open = undefined;
      continue;
    }
    if (BROKEN_LINE.test(line)) return undefined;
    const next = continueBlock(open, line) ? open : startBlock(line, blocks.at(-1), open);
    if (next === undefined) return undefined;
    if (next !== open) blocks.push(next);
    open = next.kind === 'heading' ? undefined : next;
  }
  return blocks;
}

/** Adds a line to the block above it, if it simply belongs there. */
function continueBlock(open: Block | undefined, line: string): boolean {
  if (open?.kind === 'paragraph' && TEXT_LINE.test(line)) {
    open.lines.push(line);
    return true;
  }
  if (open?.kind !== 'list') return false;
  if (isItem(line)) open.items.push([line.slice(2)]);
  else if (line.startsWith('  ') && TEXT_LINE.test(line.slice(2))) open.items.at(-1)!.push(line.slice(2));
  else return false;
  return true;
}

/** Returns a new block, where there is nothing directly above that it could belong to. */
function startBlock(line: string, last: Block | undefined, open: Block | undefined): Block | undefined {
  if (open !== undefined) return undefined;
  const [, hashes, title] = HEADING.exec(line) ?? [];
  if (hashes !== undefined) return { kind: 'heading', depth: hashes.length, text: title! };
  if (TEXT_LINE.test(line)) return { kind: 'paragraph', lines: [line] };
  // A list directly after a list would be one with it.
  return isItem(line) && last?.kind !== 'list' ? { kind: 'list', items: [[line.slice(2)]] } : undefined;
}

function isItem(line: string): boolean {
  return line.startsWith('- ') && TEXT_LINE.test(line.slice(2));
}
