/** Draws which folder may import which, from the configuration of the linter that enforces it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { project } from '../../builder/project.ts';

interface LinterConfiguration {
  overrides: { files: string[]; rules: { 'no-restricted-imports'?: ['error', { patterns: { group: string[] }[] }] } }[];
}

const START = /(<!-- imports:[^\n]*-->\n)[^]*?(<!-- \/imports -->)/;

/** Returns the text of docs/architecture.md with its picture and table of the rules of imports updated. */
export async function generateArchitecture(): Promise<string> {
  const file = join(project, 'docs/architecture.md');
  const text = readFileSync(file, 'utf8');
  const updated = text.replace(
    START,
    (_, start: string, end: string) => `${start}\n${rulesSection(importRules())}\n${end}`,
  );
  return format(updated, { ...(await resolveConfig(file)), parser: 'markdown' });
}

/** Returns the folders with rules of imports, each with those that it may import from, the lowest first. Source: .oxlintrc.json. */
export function importRules(): Map<string, string[]> {
  const { overrides } = JSON.parse(readFileSync(join(project, '.oxlintrc.json'), 'utf8')) as LinterConfiguration;
  const forbidden = new Map<string, Set<string>>();
  for (const { files, rules } of overrides) {
    const groups = rules['no-restricted-imports']?.[1].patterns.flatMap(({ group }) => group) ?? [];
    if (groups.length > 0)
      forbidden.set(files[0]!.split('/')[0]!, new Set(groups.map((group) => group.replaceAll(/[*/]/g, ''))));
  }
  const folders = [...forbidden.keys()];
  const allowed = (folder: string) => folders.filter((one) => one !== folder && !forbidden.get(folder)!.has(one));
  return new Map(
    folders
      .map((folder): [string, string[]] => [folder, allowed(folder)])
      .toSorted(([, some], [, others]) => some.length - others.length),
  );
}

function rulesSection(rules: ReadonlyMap<string, string[]>): string {
  const arrows = [...rules].flatMap(([folder, allowed]) =>
    direct(allowed, rules).map((one) => `  ${folder} --> ${one}`),
  );
  const rows = Array.from(rules, ([folder, allowed]) => {
    const names = allowed.map((one) => `\`${one}/\``).join(', ');
    return `| \`${folder}/\` | ${names || 'nothing'} |`;
  });
  return [
    'Imports go one way, and the linter enforces it (`.oxlintrc.json`):',
    ['```mermaid', 'flowchart BT', ...arrows, '```'].join('\n'),
    ['| Folder | May import from |', '| --- | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n');
}

/** Leaves out what a folder reaches by way of another: the picture stays readable. */
function direct(allowed: string[], rules: ReadonlyMap<string, string[]>): string[] {
  return allowed.filter((one) => !allowed.some((other) => other !== one && rules.get(other)!.includes(one)));
}
