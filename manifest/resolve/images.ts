/** Finds the pictures of a site, and says which files may be one. */
import type { Pointer } from '../../schema/values/pointer.ts';
import { branchesOf, compilerOf, deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** An image of a site: a mapping with a file, as the schema knows it. */
export interface LocatedImage {
  value: Tree;
  pointer: Pointer;
  /** Whether it may be behind words. */
  isBackdrop: boolean;
}

/** Returns every image of a site. One that is in many places comes once. */
export function imagesOf(site: object): LocatedImage[] {
  const found = new Map<Tree, LocatedImage>();
  compileFind({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl })(site, '', found);
  return [...found.values()];
}

/** Notes the images of a value. */
type Find = (value: unknown, pointer: Pointer, found: Map<Tree, LocatedImage>) => void;

const nothing: Find = () => {};

/** Skips values that cannot hold a picture. */
const compileFind: (at: Located) => Find = compilerOf(compileNode);

function compileNode({ node, base }: Located): Find {
  const branches = branchesOf({ node, base });
  if (branches) {
    // Of a block: its type says which schema applies.
    const finds = new Map<unknown, Find>(Array.from(branches, ([type, branch]) => [type, compileFind(branch)]));
    return (value, pointer, found) => {
      if (isRecord(value)) finds.get(value['type'])?.(value, pointer, found);
    };
  }
  if (node.items) {
    const item = compileFind({ node: node.items, base });
    if (item === nothing) return nothing;
    return (value, pointer, found) => {
      if (Array.isArray(value)) for (const [index, entry] of value.entries()) item(entry, `${pointer}/${index}`, found);
    };
  }
  return compileObject(node, base);
}

function compileObject(node: SchemaNode, base: string): Find {
  const { properties = {}, additionalProperties: other } = node;
  const fields = Object.entries(properties)
    .map(([name, child]): [string, Find] => [name, compileFind({ node: child, base })])
    .filter(([, find]) => find !== nothing);
  const findOther = typeof other === 'object' ? compileFind({ node: other, base }) : nothing;
  const { format } = deref({ node: properties['file'] ?? {}, base }).node;
  const isBackdrop = format === 'backdrop';
  const isImage = format === 'file' || isBackdrop;
  if (fields.length === 0 && findOther === nothing && !isImage) return nothing;
  return (value, pointer, found) => {
    if (!isRecord(value)) return;
    if (isImage && typeof value['file'] === 'string' && !found.has(value))
      found.set(value, { value, pointer, isBackdrop });
    for (const [name, find] of fields) if (name in value) find(value[name], `${pointer}/${name}`, found);
    if (findOther === nothing) return;
    for (const [name, child] of Object.entries(value))
      if (!(name in properties)) findOther(child, `${pointer}/${name}`, found);
  };
}

/** Returns whether a picture comes from another host. */
export function isRemote(file: string): boolean {
  return /^https?:/i.test(file);
}

/** Returns whether a file's name ends like a picture's. */
export function isPicture(file: string): boolean {
  return /\.(?:png|jpe?g|webp|avif|svg)$/i.test(file);
}
