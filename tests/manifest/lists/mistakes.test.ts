/** Each mistake about collections, drafts and days of publishing is one message that says what to write. */
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { note, notesSite } from './notes.ts';
import type { Note } from './notes.ts';

function problemsOf(text: string) {
  return checkText('site.yaml', new TextEncoder().encode(text), new Set()).problems;
}

/** Returns the message about a site of one note with some fields. */
function sentenceAbout(fields: Note, without: string[] = []): string {
  const kept = Object.entries(note(1, ['boats'])).filter(([name]) => !without.includes(name));
  return sentenceIn(notesSite([{ ...Object.fromEntries(kept), ...fields }]));
}

function sentenceIn(text: string): string {
  const problems = problemsOf(text);
  expect(problems.map(({ message }) => message)).toHaveLength(1);
  return `${problems[0]!.message} ${problems[0]!.hint}`;
}

test('a site with a collection is right', () => {
  expect(problemsOf(notesSite([note(1, ['boats']), note(2, ['wind'])]))).toEqual([]);
});

describe('words of other programs', () => {
  test.each([
    [{ pubDate: '2026-05-01' }, ['date'], '"date"'],
    [{ author: 'Mara Lind' }, ['authors'], 'Write "authors: [Mara Lind]"'],
    [{ keywords: 'boats, wind' }, ['tags'], 'Write "tags: [boats, wind]"'],
    [{ tags: 'boats, wind' }, [], 'boats and wind'],
    [{ tags: '[boat]' }, [], 'Did you mean "boats"?'],
    [{ tags: '[Boats]' }, [], '"boats"'],
    [{ date: '24.11.2026' }, [], 'Write "2026-11-24".'],
    [{ published: 'false' }, [], 'Write "draft: true"'],
    [{ draft: '"yes"' }, [], 'Write true, without quotes.'],
    [{ publishDate: '2027-01-01' }, [], '"publish"'],
    [{ collection: 'note' }, [], 'Did you mean "notes"?'],
    [{ authors: '[maria]' }, [], 'There is no author called "maria".'],
  ] as [Note, string[], string][])('%j', (fields, without, expected) => {
    expect(sentenceAbout(fields, without)).toContain(expected);
  });
});

test('an entry of a feed needs a date', () => {
  expect(sentenceAbout({}, ['date'])).toContain('Add a line such as "date: 2026-05-12".');
});

test('a page may not have the address of a page that a list makes', () => {
  const days = [1, 2, 3, 4].map((day) => note(day, ['boats']));
  expect(sentenceIn(notesSite([...days, note(5, ['wind'], { path: '/notes/page/2' })]))).toContain(
    'Choose another path',
  );
});

test('a link to a page that a list makes is a link to a page', () => {
  const days = [1, 2, 3, 4].map((day) => note(day, ['boats']));
  const text = notesSite(days).replace(
    '{label: Home, to: /}',
    '{label: Home, to: /}, {label: Boats, to: /notes/tag/boats/page/2}',
  );
  expect(problemsOf(text)).toEqual([]);
});

describe('a page that is held back', () => {
  const linked = (fields: Note) =>
    notesSite([note(1, ['boats']), note(2, ['wind'], fields)]).replace(
      '{label: Home, to: /}',
      '{label: Home, to: /notes/day-2}',
    );

  test('is a mistake only where a published page links to it', () => {
    expect(problemsOf(notesSite([note(1, ['boats'], { draft: 'true' })]))).toEqual([]);
    expect(sentenceIn(linked({ draft: 'true' }))).toContain('The page /notes/day-2 is a draft');
    expect(sentenceIn(linked({ publish: '2999-01-01' }))).toContain('to be published on 2999-01-01');
    expect(problemsOf(linked({ publish: '2020-01-01' }))).toEqual([]);
  });

  test('is no list of a collection', () => {
    expect(
      sentenceIn(
        notesSite([note(1, ['boats'])])
          .replace('path: /notes\n', 'path: /notes\n    draft: true\n')
          .replace('{label: Notes, to: /notes}', '{label: Home, to: /}'),
      ),
    ).toContain('held back');
  });
});
