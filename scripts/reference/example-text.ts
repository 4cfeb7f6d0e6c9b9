/** Reads blocks' examples as YAML text. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';
import { ownBlocks } from '../../schema/values/own-blocks.ts';

/** Returns the file with the examples of a block type, of the site's own or of Waybill's. It may not exist. */
export function examplesFileOf(type: string): string {
  const own = ownBlocks().find((block) => block.type === type);
  return join(own?.folder ?? join(project, 'blocks', type), 'examples.yaml');
}

/**
 * Returns the lines of one example's block, without indentation: the first example is the shortest, the second shows most.
 * Of a block without examples, its type alone.
 */
export function exampleLines(type: string, index: number): string[] {
  const examples = examplesOf(type);
  return examples[index] ?? examples[0]!;
}

/** Returns the lines of each example of a block type; of one without examples, its type alone. */
export function examplesOf(type: string): string[][] {
  const file = examplesFileOf(type);
  const examples = existsSync(file) ? splitExamples(readFileSync(file, 'utf8')) : [];
  return examples.length > 0 ? examples : [[`type: ${type}`]];
}

/** Returns the lines of each example's block in a file of examples, without indentation. */
export function splitExamples(text: string): string[][] {
  const examples = text.split(/^(?=-)/m).filter((part) => part.startsWith('-'));
  return examples.map((example) => {
    const lines = (example.split(/^ {2}block:\n/m)[1] ?? example).trimEnd().split('\n');
    const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
    return lines.map((line) => line.slice(indent));
  });
}

/** Indents lines as an item of a list. */
export function asItem(lines: string[]): string[] {
  return lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`.trimEnd()));
}

/** Returns a description as Markdown, with an example in YAML below it where there is one. */
export function withExample(description: string, example?: string): string {
  return asMarkdown(description) + (example === undefined ? '' : `\n\n\`\`\`yaml\n${example}\n\`\`\``);
}

/** Escapes a description as Markdown, except for code in backticks. */
function asMarkdown(text: string): string {
  return text.replaceAll(/`[^`]*`|[\\*_[\]#<]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}
