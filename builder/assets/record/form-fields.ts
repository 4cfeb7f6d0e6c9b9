/** Joins the fields of all forms that post to one endpoint. */
import { isDeepStrictEqual } from 'node:util';
import type { Field, Form } from '../../../schema/types.ts';
import { FIELD_RULES } from '../../../server/endpoints/endpoint-record.ts';
import type { FieldRecord } from '../../../server/endpoints/endpoint-record.ts';

/** Returns the fields of all forms that post to an endpoint. One that not every form has cannot be required. */
export function endpointFields(endpoint: string, all: Form[]): FieldRecord[] {
  const forms = all.filter((form) => form.endpoint === endpoint);
  const fields = new Map<string, FieldRecord>();
  const uses = new Map<string, number>();
  for (const form of forms) {
    for (const field of [...form.fields, ...Object.keys(form.values ?? {}).map(hiddenField)]) {
      const earlier = fields.get(field.name);
      uses.set(field.name, (uses.get(field.name) ?? 0) + 1);
      fields.set(field.name, joined(recordOfField(field), earlier));
    }
  }
  return [...fields.values()].map((field) => ({
    ...field,
    required: field.required && uses.get(field.name) === forms.length,
  }));
}

function recordOfField(field: Field): FieldRecord {
  const { name, label, kind, required } = field;
  const rules = FIELD_RULES.filter((rule) => field[rule] !== undefined).map((rule) => [rule, field[rule]]);
  return { name, label, kind, required, ...(Object.fromEntries(rules) as Partial<FieldRecord>) };
}

/**
 * Merges a field with the field of this name in an earlier form. A rule holds only if both have it; an option, if one
 * has.
 */
function joined(field: FieldRecord, earlier: FieldRecord | undefined): FieldRecord {
  if (!earlier) return field;
  const { options, ...rules } = field;
  const shared = Object.entries(rules).filter(([rule, value]) =>
    isDeepStrictEqual(earlier[rule as keyof FieldRecord], value),
  );
  return {
    ...field,
    ...Object.fromEntries(FIELD_RULES.map((rule) => [rule, undefined])),
    ...Object.fromEntries(shared),
    required: field.required && earlier.required && isDeepStrictEqual(field.when, earlier.when),
    ...(options || earlier.options ? { options: [...new Set([...(earlier.options ?? []), ...(options ?? [])])] } : {}),
  };
}

const hiddenField = (name: string): Field => ({ name, label: name, kind: 'text', required: false, rows: 1 });
