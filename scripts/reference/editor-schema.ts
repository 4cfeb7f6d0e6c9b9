/** Writes schema/editor.schema.json for editors: all schema files in one, with an example in every description and a
 * snippet for every block. The schema files that the check reads contain neither.
 */
import { blockTypes, deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../schema/schemas.ts';
import { asItem, exampleLines, withExample } from './example-text.ts';
import { readFieldExamples } from './field-examples.ts';
import type { FieldExamples } from './field-examples.ts';
import {
  FIELD_BREAK,
  ITEM_BREAK,
  blockSnippets,
  offer,
  pageSnippet,
  redirectSnippet,
  sharedSnippet,
} from './snippets.ts';
import type { EditorSnippet } from './snippets.ts';

interface EditorNode extends SchemaNode {
  markdownDescription?: string;
  enumDescriptions?: string[];
  markdownEnumDescriptions?: string[];
  defaultSnippets?: EditorSnippet[];
}

/** What the schema is gathered into, and from. */
interface Gathered {
  definitions: Record<string, EditorNode>;
  /** The examples of all fields. */
  examples: FieldExamples;
}

/** Returns the text of the schema for editors: schema/editor.schema.json, or that of a site with own blocks. */
export function generateEditorSchema(madeBy: string): string {
  const definitions: Record<string, EditorNode> = {};
  const gathered = { definitions, examples: readFieldExamples() };
  const root = bundle({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl }, gathered);
  describeTypes(definitions);
  const block = definitions['Block']!;
  block.allOf = [chooseByType(block.allOf!)];
  const blocks = [...blockSnippets(), sharedSnippet];
  definitions['Blocks']!.items = { ...block, ...offer(blocks, ITEM_BREAK) };
  Object.assign(block, offer(blocks, FIELD_BREAK)); // under shared a block is below its name
  Object.assign(definitions['Route']!, offer([pageSnippet], ITEM_BREAK));
  Object.assign(definitions['Redirect']!, offer([redirectSnippet], ITEM_BREAK));
  const about = `Made from the schema and the examples by \`${madeBy}\`, for editors. The check does not read it.`;
  return `${JSON.stringify({ $comment: about, ...root, definitions }, null, 1)}\n`;
}

/** Gathers the schema files into one. What has a title is written once, under definitions. */
function bundle({ node, base }: Located, gathered: Gathered): EditorNode {
  const { definitions, examples } = gathered;
  const { $ref, 'x-synonyms': _words, ...own } = node;
  if (!$ref) return describe(copy({ node, base }, gathered), examples, node);
  const target = deref({ node, base });
  const { title } = target.node;
  if (!title || Object.keys(own).length > 0) {
    return describe({ ...copy(target, gathered), ...own }, examples, node, target.node);
  }
  if (!definitions[title]) {
    definitions[title] = {}; // a definition may refer to itself
    definitions[title] = describe(copy(target, gathered), examples, target.node);
  }
  return { $ref: `#/definitions/${title}` };
}

function copy({ node, base }: Located, gathered: Gathered): EditorNode {
  // Words for the check's suggestions are of no use to an editor.
  const {
    definitions: _gathered,
    'x-synonyms': _words,
    'x-value-synonyms': _values,
    'x-elsewhere': _elsewhere,
    'x-translate': _translate,
    'x-marks': _marks,
    ...rest
  } = node;
  const inner = (child: SchemaNode): EditorNode => bundle({ node: child, base }, gathered);
  const result: EditorNode = { ...rest };
  if (node.properties) {
    result.properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, child]) => [name, inner(child)]),
    );
  }
  if (node.items) result.items = inner(node.items);
  if (typeof node.additionalProperties === 'object') result.additionalProperties = inner(node.additionalProperties);
  if (node.allOf) {
    result.allOf = node.allOf.map((branch) =>
      Object.fromEntries(Object.entries(branch).map(([key, part]) => [key, key === 'then' ? inner(part) : part])),
    );
  }
  return result;
}

/** Adds an example below a description. */
function describe(node: EditorNode, examples: FieldExamples, ...sources: SchemaNode[]): EditorNode {
  const example = sources.map((source) => examples.get(source)).find((text) => text !== undefined);
  if (example === undefined || !node.description) return node;
  return { ...node, markdownDescription: withExample(node.description, example) };
}

/**
 * Returns what the branches say, each an `if` on one type with its `then`, as a binary tree of such conditions. For each
 * block of a manifest an editor tries six conditions so, not one for each type, with every letter that is typed.
 */
function chooseByType(branches: SchemaNode[]): EditorNode {
  if (branches.length === 1) return branches[0]!;
  const half = Math.ceil(branches.length / 2);
  const types = branches.slice(0, half).map((branch) => branch.if!.properties!['type']!.const);
  return {
    if: { properties: { type: { enum: types } }, required: ['type'] },
    then: chooseByType(branches.slice(0, half)), // oxlint-disable-line unicorn/no-thenable -- a word of JSON Schema
    else: chooseByType(branches.slice(half)),
  };
}

/**
 * Describes the field "type": that of any block says what each type is for, that of one block what it is for and how it
 * may look.
 */
function describeTypes(definitions: Record<string, EditorNode>): void {
  const described = new Map<unknown, { plain: string; markdown: string }>();
  for (const { properties, description = '' } of Object.values(definitions)) {
    const { type } = properties ?? {};
    if (!properties || type?.const === undefined) continue;
    const example = type.const === 'shared' ? undefined : asItem(exampleLines(String(type.const), 0)).join('\n');
    const markdown = withExample(description, example);
    described.set(type.const, { plain: description, markdown });
    properties['type'] = { ...type, markdownDescription: markdown } as EditorNode;
  }
  const all = blockTypes().map((name) => described.get(name)!);
  const block = definitions['Block']!.properties!;
  definitions['BlockType'] = {
    ...block['type'],
    enumDescriptions: all.map(({ plain }) => plain),
    markdownEnumDescriptions: all.map(({ markdown }) => markdown),
  };
  block['type'] = { $ref: '#/definitions/BlockType' };
}
