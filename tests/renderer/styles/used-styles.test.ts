/** A page has every rule that it can need, also after the visitor's actions, and no other. */
import { describe, expect, test } from 'vitest';
import { readStyles } from '../../../builder/bundle/styles/style-rules.ts';
import { usedRules, withoutUnused } from '../../../renderer/page-styles/style-rules.ts';
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';
import { namesIn, vocabularyOf } from '../../../renderer/page-styles/vocabulary.ts';

const PAGE = vocabularyOf(
  namesIn('<main class="wide page"><p class="lead">Rules .and <q> in words</p><svg><linearGradient/></svg></main>'),
);
const kept = (css: string) => writeStyles(usedRules(readStyles(css), PAGE));
const read = (css: string, others = '') => writeStyles(withoutUnused(readStyles(css), readStyles(others)));

describe('rules', () => {
  test.each([
    ['of an element that is there', 'p{color:red}'],
    ['of an element of a drawing, in its own spelling', 'linearGradient{color:red}'],
    ['of every element', '*{margin:0}'],
    ['of a class among several', '.page{color:red}'],
    ['of an element in another', '.wide>.lead+p~svg{color:red}'],
    ['of the document around the page', ':root{--a:1}html body{margin:0}.skip:focus{top:0}'],
    ['of an id', '#main{color:red}'],
  ])('%s stay', (_, css) => {
    expect(kept(css)).toBe(css);
  });

  test.each([
    ['of an element that is not there', 'table{color:red}'],
    ['of a class that is not there', '.narrow{color:red}'],
    ['of a class that is only a part of another’s name', '.pag{color:red}.page-2{color:red}'],
    ['of an element in one that is not there', '.narrow p{color:red}p .narrow>.lead{color:red}'],
    ['of an element that has only one of two classes', '.lead.narrow{color:red}'],
    ['of what only the words of the page name', '.and{color:red}'],
  ])('%s go', (_, css) => {
    expect(kept(css)).toBe('');
  });

  test('keep their order and their exact values', () => {
    const css = 'p{content:"a,b";margin:0 auto!important}.lead,.page{background:url(/a.png)}p{margin:1px}';
    expect(kept(css)).toBe(css);
  });

  test('keep only the selectors of a list that can match', () => {
    expect(kept('table,.lead,.narrow p,p:is(.a,.page){top:0}')).toBe('.lead,p:is(.a,.page){top:0}');
  });
});

describe('rules for what a visitor or a script causes are kept', () => {
  test.each([
    '.lead:hover{top:0}',
    'p:focus-visible{top:0}',
    'p::before{top:0}',
    '.lead [open]>p{top:0}',
    '[data-scrolled] .lead{top:0}',
    '.lead[aria-disabled=true]{top:0}',
    '.lead:nth-child(2n of .narrow){top:0}',
    ':is([open],.narrow) p{top:0}',
  ])('%s', (css) => {
    expect(kept(css)).toBe(css);
  });

  test('but not for elements that the page lacks', () => {
    expect(kept('.narrow:hover{top:0}.narrow[open]{top:0}table::after{top:0}')).toBe('');
  });
});

describe('the alternatives in a selector', () => {
  test.each([
    ['one of a list will do', ':is(.narrow,.lead){top:0}p:where(.narrow,.lead){top:0}'],
    ['what must not be there is no need', 'p:not(.narrow){top:0}.lead:not(:has(.narrow[open])){top:0}'],
    ['what an element has in it may be any', '.page:has(.lead,.narrow){top:0}.page:has(>p){top:0}'],
    ['one in another counts as well', '.page:is(.narrow:not(.a),:is(.b,.wide)){top:0}'],
  ])('%s', (_, css) => {
    expect(kept(css)).toBe(css);
  });

  test('need at least one match', () => {
    expect(kept(':is(.narrow,.short){top:0}p:where(table){top:0}.page:has(>table){top:0}:not(p).narrow{top:0}')).toBe(
      '',
    );
  });
});

describe('conditions', () => {
  test('are kept with the needed rules in them, also nested', () => {
    const css = '@media print{p{top:0}.narrow{top:0}@supports (top:0){.narrow{top:0}.lead{top:0}}}';
    expect(kept(css)).toBe('@media print{p{top:0}@supports (top:0){.lead{top:0}}}');
  });

  test('are removed if they are empty', () => {
    expect(kept('@media print{.narrow{top:0}@supports (top:0){table{top:0}}}p{top:0}')).toBe('p{top:0}');
    expect(kept('@container (min-width:9rem){.narrow{top:0}}p{top:0}')).toBe('p{top:0}');
  });

  test('do not touch keyframes and fonts, which have no selectors', () => {
    const css = '@keyframes draw{0%{top:0}to{top:1px}}@font-face{font-family:A;src:url(/a.woff2)}';
    expect(kept(`${css}.narrow{top:0}`)).toBe(css);
  });
});

describe('custom properties', () => {
  test('are kept if a rule reads them, directly or through another one', () => {
    const css = ':root{--a:1px;--b:calc(var(--a) + 1px)}p{top:var(--b)}';
    expect(read(css)).toBe(css);
  });

  test('are kept if only the styles of scripts read them', () => {
    expect(read(':root{--a:1px;--b:2px}', '.toast{top:var(--b,0)}')).toBe(':root{--b:2px}');
  });

  test('are removed if nothing reads them, and then those that only they read', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:var(--b);--d:3px}p{top:var(--d)}';
    expect(read(css)).toBe(':root{--d:3px}p{top:var(--d)}');
  });

  test('are not confused with others whose names begin alike', () => {
    const css = ':root{--a:1px;--A:3px;--a1:2px}p{top:var(--a1)}';
    expect(read(css)).toBe(':root{--a1:2px}p{top:var(--a1)}');
  });
});
