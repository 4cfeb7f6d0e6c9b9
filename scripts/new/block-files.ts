/** Where a block belongs: to the engine, for every site, or to one site. */
export type Owner = 'engine' | 'site';

/** Where a block's schema finds what blocks share. */
const COMMON = {
  engine: '../../schema/common.schema.json',
  site: '../../node_modules/waybill/schema/common.schema.json',
};

/** Returns the files of a new block by their names; the block has a heading and a text to start from. */
export function blockFiles(name: string, title: string, owner: Owner): Record<string, string> {
  return {
    'schema.json': schemaOf(name, title).replaceAll(COMMON.engine, COMMON[owner]),
    [`${title}.tsx`]: importsOf(title)[owner] + componentOf(title),
    [`${name}.scss`]: stylesOf(name),
    'examples.yaml': examplesOf(name),
  };
}

function schemaOf(name: string, title: string): string {
  const word = title[0]!.toLowerCase() + title.slice(1);
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${title}",
  "description": "What this block shows and when to use it.",
  "x-synonyms": "${word}Block ${word}Section",
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "heading"],
  "properties": {
    "type": {
      "description": "Always ${name} here.",
      "const": "${name}"
    },
    "heading": {
      "$ref": "../../schema/common.schema.json#/definitions/text",
      "description": "The section's heading."
    },
    "text": {
      "$ref": "../../schema/common.schema.json#/definitions/inline",
      "description": "A sentence or two under the heading."
    },
    "id": {
      "$ref": "../../schema/common.schema.json#/definitions/id"
    },
    "surface": {
      "$ref": "../../schema/common.schema.json#/definitions/surface"
    }
  }
}
`;
}

function importsOf(title: string): Record<Owner, string> {
  return {
    engine: `import type { ${title} as ${title}Block } from '../../schema/types.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
`,
    site: `import { Paragraph, Section } from 'waybill/blocks';
import type { ${title}Block } from '../../.waybill/blocks.d.ts';
`,
  };
}

function componentOf(title: string): string {
  return `
/** Renders a heading with a text. */
export function ${title}({ block }: { block: ${title}Block }) {
  return (
    <Section block={block} heading={block.heading}>
      <Paragraph html={block.text} className="text" />
    </Section>
  );
}
`;
}

function stylesOf(name: string): string {
  return `.${name} {
  .text {
    margin-top: var(--s3);
    max-width: 45em;
  }
}
`;
}

function examplesOf(name: string): string {
  return `- name: The shortest possible
  block:
    type: ${name}
    heading: A heading
- name: Everything on
  block:
    type: ${name}
    heading: A heading that says what this is about
    text: Two sentences, perhaps. **Ask** for more on \${phones.main}, or see [the start](/).
    id: place
    surface: tint
- name: Long words
  block:
    type: ${name}
    heading: Donaudampfschifffahrtsgesellschaftskapitänsversammlung
    text: Closed on the day of the meeting in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.
    surface: warm
- name: On the page's own background
  block:
    type: ${name}
    heading: One more
    surface: plain
`;
}
