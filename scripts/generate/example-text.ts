/** Reads blocks' examples as YAML text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';

/** Returns the lines of one example's block, without indentation: the first example is the shortest, the second shows most. */
export function exampleLines(type: string, index: number): string[] {
  const text = readFileSync(join(project, `blocks/${type}/examples.yaml`), 'utf8');
  const examples = text.split(/^(?=- name: )/m);
  const example = examples[index] ?? examples[0]!;
  return example
    .replace(/^- name: .*\n(?: {2}block:\n)/, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(4));
}

/** Indents lines as an item of a list. */
export function asItem(lines: string[]): string[] {
  return lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`.trimEnd()));
}
