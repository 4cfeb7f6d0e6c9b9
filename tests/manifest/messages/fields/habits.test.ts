/** Habits from other programs, languages and keyboards: one message with what to write, and a fix where only that can be meant. */
import { describe, expect, test } from 'vitest';
import { changed, fixed, lineOf, messagesOf } from './changed-base.ts';

interface Habit {
  right: string;
  wrong: string;
  /** Words of the only line that the message may name. */
  at?: string;
  says: string;
  /** What --fix writes in place of the wrong words: the right ones by default; null where it leaves them. */
  fix?: string | null;
}

const habits: Record<string, Habit> = {
  'a redirect from the new address to the old one': {
    right: '{ from: /kurse, to: /courses }',
    wrong: '{ from: /courses, to: /kurse }',
    says: 'wrong way round',
    fix: '{ to: /courses, from: /kurse }',
  },
  'a parent by its name': {
    right: '    parent: /blog\n',
    wrong: '    parent: Blog\n',
    says: 'Write "/blog"',
  },
  'Arabic commas between choices': {
    right: 'options: [Irish, Spanish, Portuguese, Japanese]',
    wrong: 'options: [Irish، Spanish، Portuguese، Japanese]',
    says: 'no comma is between them',
  },
  'semicolons between choices': {
    right: 'options: [Irish, Spanish, Portuguese, Japanese]',
    wrong: 'options: [Irish; Spanish; Portuguese; Japanese]',
    says: '[Irish, Spanish, Portuguese, Japanese]',
  },
  'a name with its group': {
    right: 'phones: { office: "+353 00 000 0001", exams: "+353 00 000 0002" }\n',
    wrong: 'phones.office: "+353 00 000 0001"\nphones.exams: "+353 00 000 0002"\n',
    at: 'phones.office: ',
    says: 'Write "phones:", and below it, further in, "office: …" and "exams: …".',
    fix: 'phones:\n  office: "+353 00 000 0001"\n  exams: "+353 00 000 0002"\n',
  },
  'a comma in a text in braces': {
    right: '{ label: Enrol now, to: /enrol }',
    wrong: '{ label: Enrol, today, to: /enrol }',
    says: 'Put the whole text in double quotes: "Enrol, today".',
    fix: null,
  },
  'the number of a unit': {
    right: 'address: { street: 22 Tannery Row, locality: Brackwell, postalCode: "00420", country: Ireland }',
    wrong: 'address:\n  street: Unit # 5, Tannery Row\n  locality: Brackwell\n  country: Ireland',
    at: 'Unit # 5',
    says: 'counts as a comment',
    fix: 'address:\n  street: "Unit # 5, Tannery Row"\n  locality: Brackwell\n  country: Ireland',
  },
  'a step with its number': {
    right: '- title: Sounds',
    wrong: '- title: 1. Sounds',
    says: 'Steps are counted by themselves',
  },
  'an alert as GitHub has them': {
    right: 'You talk for *sixty* minutes, read for twenty',
    wrong: '> [!NOTE]\n          > You talk for *sixty* minutes, read for twenty',
    at: '[!NOTE]',
    says: 'texts have no alerts',
    fix: null,
  },
};

describe.each(Object.entries(habits))('%s', (_, { right, wrong, at = wrong.trim(), says, fix = right }) => {
  const text = changed('school', [right, wrong]);

  test('has one message, on its line, with what to write', () => {
    expect(messagesOf('school', text)).toEqual([expect.stringContaining(says)]);
    expect(messagesOf('school', text)[0]).toMatch(new RegExp(`^${lineOf(text, at)} `));
  });

  test('is corrected where only one thing can be meant', () => {
    expect(fixed('school', text)).toBe(fix === null ? text : changed('school', [right, fix]));
  });
});

test.each(['- title: 20. Sounds', '- title: 1.5 litres', '- title: One. Sounds'])('%s is a title', (title) => {
  expect(messagesOf('school', changed('school', ['- title: Sounds', title]))).toEqual([]);
});
