/** Replaces every text of a value by the format that the schema gives it. */
import type { Pointer } from '../../schema/values/pointer.ts';
import { branchesOf, compilerOf, deref } from '../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';

const TEXT_FORMATS = ['text', 'words', 'plain-lines', 'lines', 'inline', 'prose', 'article', 'link', 'file', 'public-file', 'download', 'video', 'backdrop', 'icon', 'place', 'drawing'] as const; // prettier-ignore

/** Formats that are resolved: what a text may hold, and what becomes of it. */
export type TextFormat = (typeof TEXT_FORMATS)[number];

const textFormats: ReadonlySet<string> = new Set(TEXT_FORMATS);
/** Returns the text to write in place of another; `node` is what the schema says of it. */
export type Replace = (format: TextFormat, text: string, pointer: Pointer, node: SchemaNode) => string;

/** Copies a value with every text replaced; parts that do not fit the schema stay as they are. */
export type Walk = (value: unknown, pointer: Pointer, replace: Replace) => unknown;

type Compile = (at: Located) => Walk;

const keep: Walk = (value) => value;

/** Makes the walk of a schema, which also fills in every default; done once for each schema node. */
export const compileWalk: Compile = compilerOf((at) => compileNode(at, compileWalk, defaultsOf));

/**
 * Makes the walk of a schema over what is translated: without defaults, and without fields that programs read;
 * done once for each schema node.
 */
export const compileTranslatableWalk: Compile = (at) => {
  if (at.node['x-translate'] === false) return keep;
  const walk = translatableWalk(at);
  const marks = new Set<unknown>(at.node['x-marks']);
  return marks.size === 0
    ? walk
    : (value, pointer, replace) => (marks.has(value) ? value : walk(value, pointer, replace));
};
const translatableWalk: Compile = compilerOf((at) => compileNode(at, compileTranslatableWalk, () => []));

/** Returns the defaults of a node's fields. */
type Defaults = (at: Located) => [string, unknown][];

function compileNode({ node, base }: Located, compile: Compile, defaults: Defaults): Walk {
  if (node.format && textFormats.has(node.format)) {
    const format = node.format as TextFormat;
    const [least, most] = [node.minLength ?? 0, node.maxLength ?? Infinity];
    // A text that is empty or too long is reported as that, and looked into no further.
    return (value, pointer, replace) =>
      typeof value === 'string' && value.length >= least && value.length <= most
        ? replace(format, value, pointer, node)
        : value;
  }
  const branches = branchesOf({ node, base });
  if (branches) {
    // Of a block: its type says which schema applies.
    const walks = new Map<unknown, Walk>(Array.from(branches, ([type, branch]) => [type, compile(branch)]));
    return (value, pointer, replace) =>
      isRecord(value) ? (walks.get(value['type']) ?? keep)(value, pointer, replace) : value;
  }
  if (node.items) {
    const item = compile({ node: node.items, base });
    return (value, pointer, replace) =>
      Array.isArray(value) ? value.map((entry, index) => item(entry, `${pointer}/${index}`, replace)) : value;
  }
  if (node.properties || typeof node.additionalProperties === 'object')
    return compileObject({ node, base }, compile, defaults);
  return keep;
}

function defaultsOf({ node, base }: Located): [string, unknown][] {
  return Object.entries(node.properties ?? {}).flatMap(([name, child]): [string, unknown][] => {
    const preset = child.default ?? deref({ node: child, base }).node.default;
    return preset === undefined ? [] : [[name, preset]];
  });
}

function compileObject({ node, base }: Located, compile: Compile, defaultsIn: Defaults): Walk {
  const fields = new Map(
    Object.entries(node.properties ?? {}).map(([name, child]) => [name, compile({ node: child, base })]),
  );
  const other =
    typeof node.additionalProperties === 'object' ? compile({ node: node.additionalProperties, base }) : keep;
  const defaults = defaultsIn({ node, base });
  return (value, pointer, replace) => {
    if (!isRecord(value)) return value;
    const copy: Record<string, unknown> = {};
    for (const [name, child] of Object.entries(value)) {
      if (name === '__proto__') continue; // refused by the schema; never assigned
      copy[name] = (fields.get(name) ?? other)(child, `${pointer}/${name}`, replace);
    }
    for (const [name, preset] of defaults) {
      if (!Object.hasOwn(copy, name)) copy[name] = fields.get(name)!(cloneOf(preset), `${pointer}/${name}`, replace);
    }
    return copy;
  };
}

const cloneOf = (preset: unknown) => (typeof preset === 'object' ? structuredClone(preset) : preset);
