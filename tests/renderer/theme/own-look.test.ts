/** A look of one's own: names, a colour, and sizes within what a small screen can hold. */
import { expect, test } from 'vitest';
import { compileStyles } from '../../../builder/bundle/styles/styles.ts';
import { themedStyles } from '../../../builder/bundle/styles/themed-styles.ts';
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { formatTests } from '../../../schema/formats.ts';

const { sheets } = compileStyles('written');

test('what an own look does not choose is as in civic', () => {
  const { options, palette } = resolveTheme({ look: 'none', hero: 'poster' });
  const civic = resolveTheme({ look: 'civic' });
  expect(options).toEqual({ ...civic.options, hero: 'poster' });
  expect(palette).toEqual(civic.palette);
});

test('sizes come after all other styles; headings stay within a small screen, text is never too small', () => {
  const tokens = { width: '60rem', radius: '6px', 'top-heading': '9rem', text: '12px' };
  const themed = themedStyles(sheets, resolveTheme({ look: 'inn', tokens }), 'latin');
  expect(Object.keys(themed).at(-1)).toBe('theme/tokens');
  expect(writeStyles(themed['theme/tokens']!)).toBe(
    ':root{--width:60rem;--radius:6px;--t2:max(12px,1rem);--t6:min(9rem,10.5vw)}',
  );
});

test('sizes are written with the names that properties have in a built site', () => {
  const short = compileStyles('short').sheets;
  const tokens = { width: '60rem' };
  const themed = themedStyles(short, resolveTheme({ look: 'inn', tokens }), 'latin');
  const [, property] = /:root\{(--\w+):60rem\}/.exec(writeStyles(themed['theme/tokens']!)) ?? [];
  expect(property).not.toBe('--width');
  expect(writeStyles(themed['layout']!)).toContain(`var(${property})`);
  expect(themed).not.toHaveProperty('names');
});

test('a theme without sizes has no such sheet', () => {
  expect(themedStyles(sheets, resolveTheme({ look: 'inn' }), 'latin')).not.toHaveProperty('theme/tokens');
});

test('a size is a length in rem or px', () => {
  const isLength = (formatTests as Record<string, (text: string) => boolean>)['length']!;
  for (const right of ['1rem', '0rem', '1.25rem', '70rem', '16px', '1240px']) expect(isLength(right), right).toBe(true);
  for (const wrong of ['1', '1em', '5vw', '-1rem', '121rem', '1rem;color:red', 'calc(1rem)', '2000px'])
    expect(isLength(wrong), wrong).toBe(false);
});

test('the same theme is resolved once', () => {
  expect(resolveTheme({ look: 'poster', seed: '#123456' })).toBe(resolveTheme({ look: 'poster', seed: '#123456' }));
});
