/** Changes of the example site (example.yaml) that the examples of several rules consist of. */
import type { ExampleChange } from '../rule.ts';

/** Adds lines below one of the site. */
export function below(line: string, added: string): ExampleChange[] {
  return [[line, line + added.replace(/^\n?/, '\n')]];
}

/** Adds fields of the whole site. */
export function siteFields(added: string): ExampleChange[] {
  return below('language: en', added);
}

/** Adds blocks to the last page, or pages after it. */
export function atEnd(added: string): ExampleChange[] {
  return below('        text: We sail from May to October.', added);
}

/** Adds a page, if need be with one more field. */
export function page(path: string, field = ''): ExampleChange[] {
  return atEnd(`
  - path: ${path}
    name: More${field === '' ? '' : `\n    ${field}`}
    meta:
      title: More
      description: More to read.
    blocks:
      - type: hero
        heading: More`);
}

/** Adds a block with a picture. */
export function feature(file: string): ExampleChange[] {
  return atEnd(`
      - type: feature
        heading: Our boats
        text: We have twelve.
        image:
          file: ${file}
          alt: A boat`);
}

/** A form of which one field lacks its options. */
export const form: ExampleChange[] = [
  ...siteFields(`
endpoints:
  contact:
    url: /contact.php
    answer: message`),
  ...atEnd(`
      - type: form
        heading: Write to us
        endpoint: contact
        submitLabel: Send
        fields:
          - name: email
            label: Your mail address
          - name: course
            label: Course
            kind: select`),
];

/** Two claims, and a text that makes both by hand. */
export const claims: ExampleChange[] = [
  ...siteFields(`
phones:
  office: "+44 161 496 0123"
figures:
  boats: "14"
  sailors: 1,200+
claims:
  - name: boats
    figures: [boats]
    counts: [boats, dinghies]
  - name: people taught
    figures: [sailors]
    counts: [sailors, people]
    with: [taught, learned]`),
  [
    '        text: We sail from May to October.',
    '        text: We sail from May to October, in twelve sturdy boats. Each takes four people. 1,200 people learned it here.',
  ],
];

/** A collection of notes. */
export const collection: ExampleChange[] = siteFields(`
collections:
  notes:
    name: Notes from the shed
    page: /courses
    tags:
      boats: Boats`);

/** Translations of one page of the example site into German, all but that of its text. */
export const mostOfCourses = `msgid "Our courses"
msgstr "Unsere Kurse"

msgid "Courses"
msgstr "Kurse"

msgid "Every course of the school, from the first day on the water to the licence."
msgstr "Alle Kurse der Schule, vom ersten Tag auf dem Wasser bis zum Schein."
`;
