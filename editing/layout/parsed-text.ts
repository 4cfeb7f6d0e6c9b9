import { formattingOf } from './formatting.ts';
import type { Formatting } from './formatting.ts';
import { readLayout } from './nodes.ts';
import type { LayoutNode } from './nodes.ts';

/** A text with line feeds only, and how it is laid out. */
export interface ParsedText {
  text: string;
  root: LayoutNode;
  formatting: Formatting;
}

/** Reads a text that is valid. */
export function parseText(text: string): ParsedText {
  const root = readLayout(text);
  return { text, root, formatting: formattingOf(text, root) };
}
