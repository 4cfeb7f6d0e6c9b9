/** Reads blocks' examples as YAML text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';

/** Returns the lines of one example's block, without indentation: the first example is the shortest, the second shows most. */
export function exampleLines(type: string, index: number): string[] {
  const examples = splitExamples(readFileSync(join(project, `blocks/${type}/examples.yaml`), 'utf8'));
  return examples[index] ?? examples[0]!;
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
