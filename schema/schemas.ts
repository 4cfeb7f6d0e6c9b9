/** Reads the schema files, each once, by following $ref from site.schema.json. */
import { readFileSync } from 'node:fs';

/** A JSON Schema node, with the keywords that this project reads. */
export interface SchemaNode {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  definitions?: Record<string, SchemaNode>;
  allOf?: SchemaNode[];
  if?: SchemaNode;
  then?: SchemaNode;
  else?: SchemaNode;
  /** Of a site's own block: the browser renders it, too. */
  'x-live'?: boolean;
  /** Of a site's own block: it takes the place of the engine's block of this name. */
  'x-overrides'?: boolean;
  /** Of texts that are read by programs, not by people: they are the same in every language. */
  'x-translate'?: false;
  /** Texts that pages show as marks: they are the same in every language. */
  'x-marks'?: string[];
  /** What people write in place of a field's name or a block's type; of a whole file, by the names of its fields. */
  'x-synonyms'?: string | Record<string, string>;
  /** What to do with names that an object has no field for: another path within it, or a sentence; by the names, with spaces between them. */
  'x-elsewhere'?: Record<string, string>;
  /** What people write in place of the values of an enum, by the value. */
  'x-value-synonyms'?: Record<string, string>;
}

/** The site's schema; every other schema file is reached from it. */
export const siteSchemaUrl = new URL('./site.schema.json', import.meta.url).href;

const files = new Map<string, SchemaNode>();

/** Returns a schema file by its URL. */
export function readSchema(url: string): SchemaNode {
  let schema = files.get(url);
  if (!schema) {
    schema = JSON.parse(readFileSync(new URL(url), 'utf8')) as SchemaNode;
    files.set(url, schema);
  }
  return schema;
}

/** Registers a schema under a URL, as if it had been read from there. */
export function registerSchema(url: string, schema: SchemaNode): void {
  files.set(url, schema);
  targets = new WeakMap();
  branches = new WeakMap();
}

/** The cached targets of references, and branches of nodes: parsing URLs is slow. */
let targets = new WeakMap<SchemaNode, Located>();
let branches = new WeakMap<SchemaNode, Map<string, Located>>();

/** A node together with the file that its relative references start from. */
export interface Located {
  node: SchemaNode;
  base: string;
}

/** Follows $ref to a node without one. */
export function deref({ node, base }: Located): Located {
  if (!node.$ref) return { node, base };
  let target = targets.get(node);
  if (!target) targets.set(node, (target = deref(targetOf(node.$ref, base))));
  return target;
}

function targetOf(reference: string, base: string): Located {
  const url = new URL(reference, base);
  const fragment = decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  let target = readSchema(url.href);
  for (const step of fragment.split('/').filter(Boolean)) {
    target = (target as Record<string, SchemaNode>)[step]!;
  }
  return { node: target, base: url.href };
}

/**
 * Returns a function that compiles a schema node by `compileNode`, once for each node. `compileNode` may call it for the
 * nodes inside.
 */
export function compilerOf<Args extends unknown[], Result>(
  compileNode: (located: Located) => (...args: Args) => Result,
): (at: Located) => (...args: Args) => Result {
  const compiled = new Map<SchemaNode, (...args: Args) => Result>();
  return (at) => {
    const located = deref(at);
    const cached = compiled.get(located.node);
    if (cached) return cached;
    // A schema may contain itself: the functions inside call this one, which runs only once `made` is set.
    compiled.set(located.node, (...args) => made(...args));
    const made = compileNode(located);
    compiled.set(located.node, made);
    return made;
  };
}

/** Returns every schema file, the site's first. */
export function allSchemas(): Map<string, SchemaNode> {
  collect(siteSchemaUrl, new Set());
  return files;
}

function collect(url: string, seen: Set<string>): void {
  if (seen.has(url)) return;
  seen.add(url);
  for (const [, ref] of JSON.stringify(readSchema(url)).matchAll(/"\$ref":"([^"#]+)/g)) {
    collect(new URL(ref!, url).href, seen);
  }
}

/** The schema of a block, of whatever type. */
export const blockSchemaUrl = new URL('./block.schema.json', import.meta.url).href;

/** Returns the block types that a page may use, in the schema's order. */
export function blockTypes(): string[] {
  return readSchema(blockSchemaUrl).properties!.type!.enum as string[];
}

/** Returns the schema of each block type, in the same order. */
export function blockSchemas(): Map<string, Located> {
  return branchesOf({ node: readSchema(blockSchemaUrl), base: blockSchemaUrl })!;
}

/** Returns the schemas that a value may have by its type; undefined where it has the same whatever its type. */
export function branchesOf({ node, base }: Located): Map<string, Located> | undefined {
  if (!node.properties?.['type']?.enum || !node.allOf) return undefined;
  let byType = branches.get(node);
  if (!byType) {
    byType = new Map(
      node.allOf.map((branch) => [String(branch.if!.properties!['type']!.const), deref({ node: branch.then!, base })]),
    );
    branches.set(node, byType);
  }
  return byType;
}
