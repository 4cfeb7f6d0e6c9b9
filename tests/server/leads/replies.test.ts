/** What visitors read after they sent a form makes sense, with a phone number to call and without. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import type { Answer } from '../../../schema/types.ts';
import { ReplyPages } from '../../../server/endpoints/replies.ts';
import { makeFolder } from '../../support/files/folder.ts';

const NO_PAGE = makeFolder();

/** Returns the text of every default answer of a site. */
function answersOf(language: string, phones: string): string[] {
  const manifest = readFileSync('manifest/rules/example.yaml', 'utf8').replace('language: en', `language: ${language}`);
  const { site } = checkText('site.yaml', new TextEncoder().encode(`${manifest}${phones}`), new Set());
  const phone = Object.values(site!.phones)[0] ?? '';
  const pages = new ReplyPages(NO_PAGE, { phone, answers: site!.answers });
  return Object.values(site!.answers)
    .filter((answer): answer is Answer => typeof answer === 'object')
    .map((text) =>
      /<h1>(.*)<\/h1><p>(.*)<\/p>/s
        .exec(pages.page({ status: 200, text }))!
        .slice(1)
        .join('\n'),
    );
}

describe.each(['en', 'de', 'ar', 'ja'])('in the language %s', (language) => {
  test('no answer of a site without phones speaks of a call', () => {
    const answers = answersOf(language, '');
    expect(answers).toHaveLength(12);
    for (const answer of answers) expect.soft(answer).not.toMatch(/[{}]| [.。]|\s$|\bcall\b|\banrufen\b|電話|الاتصال/);
  });

  test('the first phone number can be dialled, whatever its name', () => {
    const answers = answersOf(language, 'phones: { front-desk: "+49 30 1234567", other: "+49 30 7654321" }\n');
    const dialled = answers.filter((answer) => answer.includes('href="tel:+49301234567"'));
    expect(dialled).toHaveLength(8);
    for (const answer of answers) expect.soft(answer).not.toMatch(/[{}]|7654321/);
  });
});
