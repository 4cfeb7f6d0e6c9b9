/** Words for schema types, formats and values in the sentences of findings, and the shape of findings about fields. */
import { fieldPointer } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { deref } from '../../schema/schemas.ts';
import type { SchemaField } from './schema-at.ts';
import type { Finding } from '../problems/problem.ts';

/** A finding about the value that an error of the validator is about. */
export type Explanation = Omit<Finding, 'pointer'>;

/** What a finding says of the value to write instead. */
export type Advice = Pick<Finding, 'hint' | 'suggestions' | 'fix'>;

/** The types of JSON Schema. */
export const typeNames: Record<string, string> = {
  string: 'a text',
  array: 'a list (lines that start with "- ")',
  object: 'fields (lines of the form "name: value")',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
};

/** The texts of some formats. */
export const formatNames: Record<string, string> = {
  link: 'an address, such as /contact',
  file: 'the path of a file, such as /images/team.jpg',
  icon: 'the name of an icon, such as heart',
};

/** Describes a value that was found. */
export function describe(data: unknown): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return data.length === 0 ? 'an empty list' : 'a list';
  if (typeof data === 'object') return 'fields';
  if (typeof data === 'string') return `the text ${quote(data)}`;
  return typeof data === 'number' ? `the number ${data}` : String(data);
}

/** Puts a value in quotes for a sentence, and shortens it. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

/** Advises the one value that can be meant. */
export function writeWord(word: string): Advice {
  return { hint: `Write ${quote(word)}.`, suggestions: [word], fix: { replace: word } };
}

/** Returns a finding about the name of a field of an object; by default, that there is no such field. */
export function fieldFinding(object: Pointer, name: string, finding: Partial<Finding>): Finding {
  return {
    code: 'unknown-field',
    pointer: fieldPointer(object, name),
    at: 'key',
    message: `There is no field ${quote(name)} here.`,
    found: name,
    ...finding,
  };
}

/** Says in a few words what a field takes: a text; fields: meta, blocks. */
export function describeAccepted({ schema }: SchemaField): string {
  const { node } = deref(schema);
  const value = formatNames[node.format ?? ''];
  if (value !== undefined) return value;
  const fields = node.required ?? Object.keys(node.properties ?? {});
  if (node.type === 'object') return fields.length > 0 ? `fields: ${fields.join(', ')}` : 'fields';
  if (node.enum) return `one of: ${node.enum.join(', ')}`;
  return node.type === undefined ? 'another value' : (typeNames[node.type] ?? node.type);
}
