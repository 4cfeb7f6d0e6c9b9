/** Makes the snippets for editors: every block, a page, a redirect, a shared block. */
import { blockSchemas, blockTypes, deref } from '../../schema/schemas.ts';
import { asItem, exampleLines } from './example-text.ts';

/** A snippet, with the lines of a list item without its hyphen. */
export interface Snippet {
  prefix: string;
  description: string;
  lines: string[];
}

/** Returns a snippet for every block: its shortest example. */
export function blockSnippets(): Snippet[] {
  return blockTypes()
    .filter((type) => type !== 'shared')
    .map((type) => ({
      prefix: `block-${type}`,
      description: deref(blockSchemas().get(type)!).node.description ?? '',
      lines: exampleLines(type, 0),
    }));
}

export const sharedSnippet: Snippet = {
  prefix: 'block-shared',
  description: 'A block that is written once, under shared, and is shown here too.',
  lines: ['type: shared', 'name: contact-form'],
};

export const pageSnippet: Snippet = {
  prefix: 'page',
  description: 'A page: its address, its name, what search engines see, and its first blocks.',
  lines: [
    'path: /new-page',
    'name: New page',
    'meta:',
    '  title: New page',
    '  description: What this page is about, whom it is for and why they should read on, in one or two sentences.',
    'blocks:',
    '  - type: hero',
    '    size: band',
    '    heading: New page',
    '  - type: longtext',
    '    text: The first paragraph.',
  ],
};

export const redirectSnippet: Snippet = {
  prefix: 'redirect',
  description: 'An old address and where it leads now.',
  lines: ['from: /old-page', 'to: /'],
};

/** Returns lines in the notation of snippets: every value is a tab stop. */
export function asSnippet(lines: string[]): string[] {
  let stop = 0;
  const escape = (text: string) => text.replaceAll(/[\\$}]/g, String.raw`\$&`);
  return lines.map((line) => {
    const [, before, quote, value] = /^([ -]*(?:(?!type:)\w+: )?)(['"]?)([^'"]+?)\2$/.exec(line) ?? [];
    if (before === undefined || value === undefined || /^(?:type: .*|\w+:)$/.test(value)) return escape(line);
    return `${before}${quote}\${${++stop}:${escape(value)}}${quote}`;
  });
}

/** Returns the text of .vscode/waybill.code-snippets: the same snippets, for editors that read none from a schema. */
export function generateCodeSnippets(): string {
  const snippets = [...blockSnippets(), sharedSnippet, pageSnippet, redirectSnippet];
  const entries = snippets.map(({ prefix, description, lines }) => [
    prefix,
    { scope: 'yaml', prefix, description, body: asSnippet(asItem(lines)) },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Line breaks of a snippet with its indentation, which depends on where it is inserted: after a hyphen, or below a name. */
export const ITEM_BREAK = '\n  ';
export const FIELD_BREAK = '\n';

/** A snippet as VS Code's schemas have it. */
export interface EditorSnippet {
  label: string;
  description: string;
  bodyText: string;
}

/** Returns the keyword of a schema with which editors offer snippets. */
export function offer(snippets: Snippet[], newline: string): { defaultSnippets: EditorSnippet[] } {
  return {
    defaultSnippets: snippets.map(({ prefix, description, lines }) => ({
      label: prefix,
      description,
      bodyText: asSnippet(lines).join(newline),
    })),
  };
}
