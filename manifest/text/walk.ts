/** Replaces every text of a value by the format that the schema gives it. */
import type { Pointer } from '../../schema/values/pointer.ts';
import { branchesOf, compilerOf, deref } from '../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';

/** Formats that are resolved: what a text may hold, and what becomes of it. */
export type TextFormat =
  | 'text'
  | 'words'
  | 'plain-lines'
  | 'lines'
  | 'inline'
  | 'prose'
  | 'article'
  | 'link'
  | 'file'
  | 'public-file'
  | 'download'
  | 'video'
  | 'backdrop'
  | 'icon'
  | 'place'
  | 'drawing';

const TEXT_FORMATS: ReadonlySet<string> = new Set<TextFormat>(['text', 'words', 'plain-lines', 'lines', 'inline', 'prose', 'article', 'link', 'file', 'backdrop', 'public-file', 'download', 'video', 'icon', 'place', 'drawing']); // prettier-ignore

/** Returns the text to write in place of another. */
export type Replace = (format: TextFormat, text: string, pointer: Pointer) => string;

/** Copies a value with every text replaced and every default filled in; parts that do not fit the schema stay as they are. */
export type Walk = (value: unknown, pointer: Pointer, replace: Replace) => unknown;

const keep: Walk = (value) => value;

/** Makes the walk of a schema; done once for each schema node. */
export const compileWalk: (at: Located) => Walk = compilerOf(compileNode);

function compileNode({ node, base }: Located): Walk {
  if (node.format && TEXT_FORMATS.has(node.format)) {
    const format = node.format as TextFormat;
    const [least, most] = [node.minLength ?? 0, node.maxLength ?? Infinity];
    // A text that is empty or too long is reported as that, and looked into no further.
    return (value, pointer, replace) =>
      typeof value === 'string' && value.length >= least && value.length <= most
        ? replace(format, value, pointer)
        : value;
  }
  const branches = branchesOf({ node, base });
  if (branches) {
    // Of a block: its type says which schema applies.
    const walks = new Map<unknown, Walk>(Array.from(branches, ([type, branch]) => [type, compileWalk(branch)]));
    return (value, pointer, replace) =>
      isRecord(value) ? (walks.get(value['type']) ?? keep)(value, pointer, replace) : value;
  }
  if (node.items) {
    const item = compileWalk({ node: node.items, base });
    return (value, pointer, replace) =>
      Array.isArray(value) ? value.map((entry, index) => item(entry, `${pointer}/${index}`, replace)) : value;
  }
  if (node.properties || typeof node.additionalProperties === 'object') return compileObject(node, base);
  return keep;
}

function compileObject(node: SchemaNode, base: string): Walk {
  const fields = new Map(
    Object.entries(node.properties ?? {}).map(([name, child]) => [name, compileWalk({ node: child, base })]),
  );
  const other =
    typeof node.additionalProperties === 'object' ? compileWalk({ node: node.additionalProperties, base }) : keep;
  const defaults = Object.entries(node.properties ?? {}).flatMap(([name, child]): [string, unknown][] => {
    const preset = child.default ?? deref({ node: child, base }).node.default;
    return preset === undefined ? [] : [[name, preset]];
  });
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
