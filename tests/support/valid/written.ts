/** Writes a site in the styles that people and programs use for YAML and JSON. */
import { dump } from 'js-yaml';
import type { Tree } from '../../../schema/values/tree.ts';

/** The functions that write a manifest, by their description. */
export const writings: Record<string, (site: Tree) => string> = {
  'as JSON with indentation': (site) => JSON.stringify(site, undefined, 2),
  'as JSON on one line': (site) => JSON.stringify(site),
  'as YAML': (site) => dump(site),
  'with long lines': (site) => dump(site, { lineWidth: -1 }),
  'with lines of forty signs': (site) => dump(site, { lineWidth: 40 }),
  'with fields of items in a line': (site) => dump(site, { flowLevel: 4 }),
  'in flow style from the second level on': (site) => dump(site, { flowLevel: 1, lineWidth: -1 }),
  'with wide indentation': (site) => dump(site, { indent: 4 }),
  'with lists against the margin': (site) => dump(site, { seqNoIndent: true }),
  'with names and values in double quotes': (site) => quoted(site, 0),
  'with comments everywhere': (site) => commented(quoted(site, 0)),
  'with Windows line ends': (site) => dump(site).replaceAll('\n', '\r\n'),
  'with a byte order mark': (site) => `\uFEFF${dump(site)}`,
  'with three hyphens and a comment first': (site) => `# The site of the school.\n---\n${dump(site)}`,
  'with spaces behind the values': (site) => quoted(site, 0).replaceAll('\n', '  \n'),
};

/** YAML of fields below fields, every name and every text in double quotes. */
function quoted(value: unknown, depth: number): string {
  const lead = '  '.repeat(depth);
  if (typeof value !== 'object' || value === null) return ` ${JSON.stringify(value)}\n`;
  const entries = Object.entries(value);
  if (entries.length === 0) return Array.isArray(value) ? ' []\n' : ' {}\n';
  const rows = entries.map(([name, child]) =>
    Array.isArray(value)
      ? `${lead}-${typeof child === 'object' ? '\n' : ''}${quoted(child, depth + 1)}`
      : `${lead}"${name}":${typeof child === 'object' && child !== null && Object.keys(child).length > 0 ? '\n' : ''}${quoted(child, depth + 1)}`,
  );
  return rows.join('');
}

/** A comment above every line and behind every value. */
function commented(yaml: string): string {
  return yaml
    .trimEnd()
    .split('\n')
    .map((line) => `# what follows: "quoted", 'quoted' and [listed]\n${line} # as agreed\n`)
    .join('');
}
