/** Pages in any language look right: mirrored where texts run from right to left, and with the rules of their own language only. */
import { describe, expect, test } from 'vitest';
import { readStyles } from '../../../builder/bundle/styles/style-rules.ts';
import { compileStyles } from '../../../builder/bundle/styles/styles.ts';
import { forDirection, forLanguage } from '../../../renderer/page-styles/language-rules.ts';
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';

const fitted = (css: string, language: string) =>
  writeStyles(forDirection(forLanguage(readStyles(css), language), language));

describe('in Arabic, Hebrew, Persian and Urdu', () => {
  test.each([
    ['margin-left:auto', 'margin-right:auto'],
    ['left:12px;right:0', 'right:12px;left:0'],
    ['border-left:5px solid red', 'border-right:5px solid red'],
    ['border-top-left-radius:2px', 'border-top-right-radius:2px'],
    ['padding:1px 2px 3px 4px', 'padding:1px 4px 3px 2px'],
    ['padding:0 0 var(--a)min(60px,30vw)', 'padding:0 min(60px,30vw) var(--a) 0'],
    ['inset:0 60% 0 0!important', 'inset:0 0 0 60%!important'],
    ['border-width:2px 2px 0 0', 'border-width:2px 0 0 2px'],
    ['border-radius:1px 2px 3px 4px', 'border-radius:2px 1px 4px 3px'],
    ['rotate:45deg', 'rotate:-45deg'],
    ['translate:-50% 0', 'translate:50% 0'],
    ['translate:0 -50%', 'translate:0 -50%'],
    ['translate:none', 'translate:none'],
    ['translate:var(--a)', 'translate:calc(-1*var(--a))'],
    [
      'transform:translateX(-1rem)translateY(2px)rotate(3deg)',
      'transform:translateX(1rem)translateY(2px)rotate(-3deg)',
    ],
    ['text-align:left', 'text-align:right'],
    ['background-position:left top', 'background-position:right top'],
    ['mask-image:linear-gradient(90deg,#0000,#000 25%)', 'mask-image:linear-gradient(-90deg,#0000,#000 25%)'],
    ['background:linear-gradient(to left,red,tan)', 'background:linear-gradient(to right,red,tan)'],
    ['--left:left', '--left:left'],
    ['padding:1px 2px', 'padding:1px 2px'],
    ['transition:left .2s', 'transition:left .2s'],
    ['content:"left"', 'content:"left"'],
  ])('%s becomes %s', (written, mirrored) => {
    for (const language of ['ar', 'he-IL', 'fa', 'ur-PK', 'az-Arab'])
      expect(fitted(`p{${written}}`, language)).toBe(`p{${mirrored}}`);
    expect(fitted(`p{${written}}`, 'en-IN')).toBe(`p{${written}}`);
  });

  test('a rule that is written for them stays as it is, also within a condition', () => {
    const css = '@media print{[dir=rtl] p{margin-left:0}p{left:0}}';
    expect(fitted(css, 'ar')).toBe('@media print{[dir=rtl] p{margin-left:0}p{right:0}}');
    expect(fitted(css, 'en')).toBe('@media print{p{left:0}}');
  });
});

describe('a rule for some languages', () => {
  const css = ':root:lang(de,zh) main p{hyphens:auto}p{margin:0}';

  test.each(['de', 'de-AT', 'zh-Hant-TW'])('is on the pages of a site in %s, which needs no condition', (language) => {
    expect(fitted(css, language)).toBe(':root main p{hyphens:auto}p{margin:0}');
  });

  test.each(['en', 'den', 'nl'])('is on no page of a site in %s', (language) => {
    expect(fitted(css, language)).toBe('p{margin:0}');
  });
});

test('an English site carries no rule of another language', () => {
  for (const [name, sheet] of Object.entries(compileStyles('written').sheets))
    expect(writeStyles(forLanguage(sheet, 'en-IN')), name).not.toMatch(/:lang|rtl|hyphens/);
});
