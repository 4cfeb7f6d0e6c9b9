/** Makes the shortest example of a block that its schema takes, for a message. */
import { deref } from '../../schema/schemas.ts';
import type { Located } from '../../schema/schemas.ts';

/** What a text of each format may be in an example. */
const TEXTS: Record<string, string> = {
  link: '/',
  icon: 'star',
  file: '/images/name.jpg',
  'public-file': '/files/name.pdf',
  download: '/files/name.pdf',
  video: '/videos/name.mp4',
  hours: 'Mo-Fr 09:00-17:00',
  length: '1.5rem',
  times: '09:00-17:00',
  'time-zone': 'Europe/London',
  date: '2026-05-12',
  phone: '"+00 000 000000"',
  email: 'name@host.example',
  endpoint: '/api/message',
  profile: '"@name@host.example"',
  address: 'https://host.example/',
  origin: 'https://host.example',
  host: 'host.example',
};

/** Returns a block of a type in one line of YAML, with every field that it has to have. */
export function exampleOf(type: string, schema: Located): string {
  const { node, base } = schema;
  const fields = (node.required ?? []).filter((name) => name !== 'type');
  return `{${[`type: ${type}`, ...fields.map((name) => fieldOf(name, { node: node.properties![name]!, base }))].join(', ')}}`;
}

function fieldOf(name: string, at: Located): string {
  return `${name}: ${exampleValue(deref(at))}`;
}

/** Returns the shortest value that a schema takes, in YAML. */
export function exampleValue({ node, base }: Located): string {
  if (node.enum) return String(node.enum[0]);
  if (node.const !== undefined) return String(node.const);
  if (node.items) {
    const item = exampleValue(deref({ node: node.items, base }));
    return `[${Array.from({ length: node.minItems ?? 1 }, () => item).join(', ')}]`;
  }
  if (node.properties) {
    const names = node.required ?? Object.keys(node.properties).slice(0, 1);
    return `{${names.map((one) => fieldOf(one, { node: node.properties![one]!, base })).join(', ')}}`;
  }
  if (node.type === 'integer' || node.type === 'number') return String(node.minimum ?? 1);
  if (node.type === 'boolean') return 'true';
  return (
    TEXTS[node.format ?? ''] ??
    (node.pattern === undefined ? '…'.repeat(Math.max(node.minLength ?? 1, 1)) : shortLike(node.pattern))
  );
}

/** What a text of a pattern may be: a name, a path, the code of a language. */
const SHORT = ['name', '/', 'en'];

/** Returns a short text of a pattern, where it has one of these. */
function shortLike(pattern: string): string {
  return SHORT.find((text) => new RegExp(pattern).test(text)) ?? SHORT[0]!;
}
