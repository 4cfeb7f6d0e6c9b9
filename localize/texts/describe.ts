/** Says of a text what the schema says of its field, for translators. */
import { schemaFields, schemaAt } from '../../manifest/explain/schema-at.ts';
import { parentOf, stepsOf } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** Returns the description of a field; of an entry of a list, that of the list; undefined where the author names the fields. */
export function fieldDescription(manifest: Tree, pointer: Pointer): string | undefined {
  const name = stepsOf(pointer).at(-1)!;
  const parent = schemaAt(manifest, parentOf(pointer));
  if (!parent) return undefined;
  if (parent.node.items) return parent.node.items.description ?? fieldDescription(manifest, parentOf(pointer));
  return schemaFields(parent).find((field) => field.name === name)?.schema.node.description;
}
