/** Lists what can be explained: problems of the check, block types, fields at the top of a manifest, pages of the documentation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';
import { rules } from '../../manifest/rules/checks.ts';
import { fieldsAt } from '../../manifest/explain/schema-at.ts';
import { blockSchemas, deref } from '../../schema/schemas.ts';
import { describeBlock, siteFieldReference } from '../reference/blocks-page.ts';
import { checkExample } from './example.ts';
import { explanationOf } from './explanation.ts';

const DOCS = join(project, 'docs');

/** What can be explained: its names, each with a few words, and the explanation of a name in Markdown. */
interface Topics {
  title: string;
  names: () => [name: string, about: string][];
  explain: (name: string) => string;
}

/** All topics; a name may be in several of them. */
export const topics: readonly Topics[] = [
  {
    title: 'Guides',
    names: () => readPages().map(([name, text]) => [name, /^# (.*)/.exec(text)?.[1] ?? '']),
    explain: (name) => new Map(readPages()).get(name)!.trimEnd(),
  },
  {
    title: 'Blocks',
    names: () => [...blockSchemas()].map(([type, schema]) => [type, firstSentence(deref(schema).node.description)]),
    explain: describeBlock,
  },
  {
    title: 'Fields at the top of the file',
    names: () => fieldsAt({}, '').map(({ name, schema }) => [name, firstSentence(schema.node.description ?? deref(schema).node.description)]), // prettier-ignore
    explain: siteFieldReference,
  },
  {
    title: 'Problems that the check reports',
    names: () => rules.map(({ code, title }) => [code, title]),
    explain: (name) => {
      const rule = rules.find(({ code }) => code === name)!;
      return explanationOf(rule, checkExample(rule));
    },
  },
];

function readPages(): [name: string, text: string][] {
  const files = readdirSync(DOCS).filter((file) => file.endsWith('.md'));
  return files.toSorted().map((file) => [file.slice(0, -'.md'.length), readFileSync(join(DOCS, file), 'utf8')]);
}

function firstSentence(text = ''): string {
  return /^.*?(?=[.:](?:\s|$)|$)/s.exec(text)![0];
}
