/** Reads the blocks' examples as the gallery shows them: each with its YAML, and its site or what is wrong with it. */
import { locate } from '../../../manifest/problems/locate.ts';
import type { Source } from '../../../manifest/yaml/source.ts';
import { ManifestError } from '../../../manifest/problems/problem.ts';
import type { Finding, Problem } from '../../../manifest/problems/problem.ts';
import { lintManifest } from '../../../manifest/check/lint.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { Site } from '../../../schema/types.ts';
import { validate } from '../../../manifest/explain/validate.ts';
import { asItem, splitExamples } from '../../reference/example-text.ts';
import { publicFiles, blockTypesWithFolder, readExamplesFile } from './examples.ts';
import { siteWith } from './example-site.ts';

/** One example. Either it has a site that shows it, or an error that says why not. */
export interface ExampleEntry {
  name: string;
  /** The block, ready to be pasted into a manifest. */
  yaml: string;
  site?: Site;
  error?: ManifestError;
}

/** A block type with its examples. The error is about the file as a whole. */
export interface BlockType {
  type: string;
  entries: ExampleEntry[];
  error?: ManifestError;
}

/** Returns every block type, read from the files again. */
export function readBlockTypes(): BlockType[] {
  return blockTypesWithFolder().map(readBlockType);
}

/** Returns one block type; undefined where there is none of this name. */
export function findBlockType(type: string): BlockType | undefined {
  return blockTypesWithFolder().includes(type) ? readBlockType(type) : undefined;
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

function readEntry(source: Source, item: Tree, index: number): ExampleEntry {
  const name = String(item['name'] ?? `Example ${index + 1}`);
  const yaml = asItem(splitExamples(source.text)[index] ?? []).join('\n');
  const tree = siteWith(isRecord(item['block']) ? item['block'] : {});
  // The steps of checkManifest; its positions would be those of a manifest that nobody wrote.
  const { site, findings } = lintManifest(tree, { publicFiles });
  findings.push(...validate(tree));
  if (findings.length === 0) return { name, yaml, site: site as unknown as Site };
  const problems = findings
    .map((finding) => locateInExamples(finding, source, index))
    .toSorted((a, b) => a.span.start - b.span.start);
  return { name, yaml, error: new ManifestError(problems, source.text) };
}

/** Gives a finding about the small site its position in the file of examples. */
function locateInExamples(finding: Finding, source: Source, index: number): Problem {
  const pointer = toExamples(finding.pointer, index);
  const { related } = finding;
  const relatedInExamples = related ? { related: { ...related, pointer: toExamples(related.pointer, index) } } : {};
  return { ...locate({ ...finding, pointer, ...relatedInExamples }, source), where: `example ${index + 1}` };
}

/**
 * Converts a pointer in the example's site to one in the file of examples. The block is the last one of its page;
 * findings about the page are attributed to it as well.
 */
function toExamples(pointer: string, index: number): string {
  return `/${index}/block${/^\/routes\/1\/blocks\/\d+(.*)/s.exec(pointer)?.[1] ?? ''}`;
}
