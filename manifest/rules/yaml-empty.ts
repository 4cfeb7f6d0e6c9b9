import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'yaml-empty',
  severity: 'error',
  title: 'The file holds nothing',
  means: 'The file is empty, or holds only comments.',
  why: 'Without pages there is nothing that visitors could see.',
  fix: 'Start from one of the sites in the folder examples, or bring back the file as it was.',
  wrong: [
    [
      `brand:
  name: Heron Sailing School
url: https://heron.example
language: en
navigation:
  items:
    - label: Home
      to: /
footer:
  columns:
    - heading: School
      links:
        - label: Courses
          to: /courses
  copyright: © Heron Sailing School
notFound:
  meta:
    title: Not found
    description: There is no such page.
  blocks:
    - type: hero
      heading: There is no such page
routes:
  - path: /
    name: Home
    meta:
      title: Heron Sailing School
      description: Sailing lessons on the lake, for children and grown-ups, from May to October.
    blocks:
      - type: hero
        heading: Learn to sail
  - path: /courses
    name: Courses
    meta:
      title: Courses
      description: Every course of the school, from the first day on the water to the licence.
    blocks:
      - type: hero
        heading: Our courses
      - type: longtext
        text: We sail from May to October.`,
      `# The site of the sailing school.
# To be written.`,
    ],
  ],
  reportedBy: 'reader',
});
