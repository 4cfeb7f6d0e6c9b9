import { namesIn } from '../resolve/broken-names.ts';
import type { Finding } from '../problems/problem.ts';
import { guessOne } from '../words/several-names.ts';
import { nameList } from '../problems/name-list.ts';
import { isRecord, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { writtenBlocks } from './support/written-blocks.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'form-fields',
  severity: 'error',
  title: 'The fields of a form do not fit',
  means:
    'The fields of a form do not fit together: two have one name, a choice offers nothing to choose, or a value is sent under the name of a field.',
  why: 'A part of what visitors write would be lost.',
  fix: 'Give each field a name of its own, and a choice at least one option.',
  wrong: [
    [
      'language: en',
      `language: en
endpoints:
  contact:
    url: /contact.php
    answer: message`,
    ],
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: form
        heading: Write to us
        endpoint: contact
        submitLabel: Send
        fields:
          - name: email
            label: Your mail address
          - name: course
            label: Course
            kind: select`,
    ],
  ],
  checkPage: formFields,
});

/** Finds forms without an endpoint of the site, and fields that share a name or lack what their type needs. */
function formFields(manifest: unknown): Finding[] {
  const endpoints = namesIn(manifest, 'endpoints');
  return writtenBlocks(manifest, 'form').flatMap(({ value, pointer }) => [
    ...(endpoints ? checkEndpoint(value, pointer, endpoints) : []),
    ...checkFields(value, pointer),
    ...checkValues(value, pointer),
  ]);
}

function checkEndpoint(form: Tree, pointer: string, endpoints: string[]): Finding[] {
  const name = form['endpoint'];
  if (typeof name !== 'string' || endpoints.includes(name)) return [];
  const known = endpoints.length > 0 ? `There are: ${nameList(endpoints)}.` : 'Write it under "endpoints" first.';
  return [
    {
      code: 'unknown-endpoint',
      pointer: `${pointer}/endpoint`,
      message: `There is no endpoint called ${JSON.stringify(name)}.`,
      found: name,
      ...guessOne(name, endpoints, known),
    },
  ];
}

function checkFields(form: Tree, pointer: string): Finding[] {
  const first = new Map<unknown, string>();
  return records(form, 'fields', pointer).flatMap(({ value, pointer: at }): Finding[] => {
    const earlier = first.get(value['name']);
    first.set(value['name'], earlier ?? at);
    if (earlier !== undefined) {
      const related = { pointer: `${earlier}/name`, message: 'The first one is here:' };
      return [
        {
          code: 'form-fields',
          pointer: `${at}/name`,
          message: `Two fields are called ${JSON.stringify(value['name'])}.`,
          hint: 'Give each field a name of its own.',
          related,
        },
      ];
    }
    if (value['kind'] === 'select' && value['options'] === undefined) {
      return [
        {
          code: 'form-fields',
          pointer: `${at}/kind`,
          message: 'A select field has no options.',
          hint: 'List its choices under "options".',
        },
      ];
    }
    return [];
  });
}

/** A hidden value may not have the name of a field: one of the two would be lost. */
function checkValues(form: Tree, pointer: string): Finding[] {
  const names = new Set(records(form, 'fields').map(({ value }) => value['name']));
  const values = isRecord(form['values']) ? Object.keys(form['values']) : [];
  return values
    .filter((name) => names.has(name))
    .map((name) => ({
      code: 'form-fields',
      pointer: `${pointer}/values/${name}`,
      at: 'key',
      message: `${JSON.stringify(name)} is the name of a field of this form, too.`,
      hint: 'Rename one of the two.',
    }));
}
