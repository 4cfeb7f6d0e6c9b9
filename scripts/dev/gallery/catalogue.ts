/** Reads the blocks' examples for the gallery: each with its YAML, and its site or its problems. */
import { locate } from '../../../manifest/problems/locate.ts';
import type { Source } from '../../../manifest/yaml/parse.ts';
import { ManifestError } from '../../../manifest/problems/problem.ts';
import type { Finding, Problem } from '../../../manifest/problems/problem.ts';
import { resolve } from '../../../manifest/resolve/resolve.ts';
import { errorRules } from '../../../manifest/rules/checks.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { Site } from '../../../schema/types.ts';
import { validate } from '../../../manifest/explain/validate.ts';
import { publicFiles, readBlockFolders, readExamplesFile, siteWith } from './examples.ts';

/** One example, with either a site that shows it or an error. */
export interface Entry {
  name: string;
  /** The block, ready to be pasted into a manifest. */
  yaml: string;
  site?: Site;
  error?: ManifestError;
}

/** A block type with its examples. The error is about the file as a whole. */
export interface BlockType {
  type: string;
  entries: Entry[];
  error?: ManifestError;
}

/** Reads all block types from their files. */
export function readCatalogue(): BlockType[] {
  return readBlockFolders().map(readBlockType);
}

/** Reads one block type; undefined if there is none of this name. */
export function findBlockType(type: string): BlockType | undefined {
  return readBlockFolders().includes(type) ? readBlockType(type) : undefined;
}

function readBlockType(type: string): BlockType {
  try {
    const source = readExamplesFile(type);
    const items: unknown[] = Array.isArray(source?.value) ? source.value : [];
    return { type, entries: items.map((item, index) => readEntry(source!, isRecord(item) ? item : {}, index)) };
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    return { type, entries: [], error };
  }
}

function readEntry(source: Source, item: Tree, index: number): Entry {
  const name = String(item['name'] ?? `Example ${index + 1}`);
  const yaml = yamlOf(source.text, index);
  const tree = siteWith(isRecord(item['block']) ? item['block'] : {});
  // The steps of checkManifest, whose positions would be those of the generated site.
  const { site, findings } = resolve(tree, publicFiles);
  findings.push(...validate(tree), ...errorRules.flatMap((rule) => rule(tree)));
  if (findings.length === 0) return { name, yaml, site: site as unknown as Site };
  const problems = findings
    .map((finding) => locateInExamples(finding, source, index))
    .toSorted((a, b) => a.span.start - b.span.start);
  return { name, yaml, error: new ManifestError(problems, source.text) };
}

/** Returns a finding about the small site as a problem with its position in the file of examples. */
function locateInExamples(finding: Finding, source: Source, index: number): Problem {
  const pointer = toExamples(finding.pointer, index);
  const { related } = finding;
  const moved = related ? { related: { ...related, pointer: toExamples(related.pointer, index) } } : {};
  return { ...locate({ ...finding, pointer, ...moved }, source), where: `example ${index + 1}` };
}

/** The block is the last one of its page; findings about the page are attributed to the block, too. */
function toExamples(pointer: string, index: number): string {
  return `/${index}/block${/^\/routes\/1\/blocks\/\d+(.*)/s.exec(pointer)?.[1] ?? ''}`;
}

/** Returns the YAML of one example's block, as an item of a page's blocks. */
function yamlOf(text: string, index: number): string {
  const example = text.split(/^(?=-)/m).filter((part) => part.startsWith('-'))[index] ?? '';
  const lines = (example.split(/^ {2}block:\n/m)[1] ?? example).trimEnd().split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line, at) => ((at === 0 ? '- ' : '  ') + line.slice(indent)).trimEnd()).join('\n');
}
