/** Texts and addresses that try to inject markup. */
import { NEXT_ID } from '../../schema/addresses/layout-ids.ts';
import { describe, expect, test } from 'vitest';
import { checkManifest } from '../../manifest/manifest.ts';
import { ManifestError } from '../../manifest/problems/problem.ts';
import { readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { compileWalk } from '../../manifest/text/walk.ts';
import type { TextFormat } from '../../manifest/text/walk.ts';
import { allExamples, bytesOf, publicFiles, renderUnchecked, siteWith } from './examples.ts';
import { readHtml } from './html.ts';
import type { Reading } from './html.ts';

const HOSTILE = `"><script>alert(1)</script>' onload='alert(1)' </script></style></textarea>\u2028--> &lt;`;
/** As long as the hostile text, since a chart places names by their length. */
const TAME = 'Tame text '
  .repeat(HOSTILE.length)
  .slice(0, HOSTILE.length - 1)
  .concat('.');
/** The brand's name becomes hostile with the other texts, and comes in by reference too. */
const REFERRING = '${brand.name}';
const TEXTS: TextFormat[] = ['text', 'plain-lines', 'lines', 'inline', 'prose', 'article'];

const walkSite = compileWalk({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl });

/** Replaces every text of some formats in a site, each by a different one. */
function replaceTexts(site: Tree, formats: TextFormat[], by: string): { site: Tree; count: number } {
  let count = 0;
  const replaced = walkSite(site, '', (format, text) => (formats.includes(format) ? `${by} ${++count}` : text));
  return { site: replaced as Tree, count };
}

/** Returns the elements of a page with the names of their attributes. Where the first view ends depends on the length of texts, so the id there does not count. */
function skeletonOf({ elements }: Reading): string[] {
  return elements.map(({ name, attributes }) => {
    const names = [...attributes].filter(([, value]) => value !== NEXT_ID).map(([attribute]) => attribute);
    return [name, ...names].join(' ');
  });
}

/** The codes of the problems that the checks find. */
function codesOf(site: Tree): string[] {
  try {
    checkManifest('hostile', bytesOf(site), publicFiles);
    return [];
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    return error.problems.map(({ code }) => code);
  }
}

const scripts = ({ elements }: Reading) => elements.filter(({ name }) => name === 'script');

describe.each(allExamples)('hostile texts in $title', ({ block }) => {
  const hostile = renderUnchecked(replaceTexts(siteWith(block), TEXTS, HOSTILE + REFERRING).site);
  const reading = readHtml(hostile);

  test('never become elements or attributes: the page has the same ones as with harmless texts', () => {
    const tame = renderUnchecked(replaceTexts(siteWith(block), TEXTS, TAME + REFERRING).site);
    expect(skeletonOf(reading)).toEqual(skeletonOf(readHtml(tame)));
    expect(reading.mistakes).toEqual([]);
    expect(hostile).not.toMatch(/<script>alert/i);
  });

  test('are shown as they were written', () => {
    const shown = reading.elements.filter(({ text, name }) => /^h[1-6]$/.test(name) && text.includes('alert'));
    expect(shown.length).toBeGreaterThan(0);
    for (const { text } of shown)
      expect(text).toMatch(/^"><script>alert\(1\)<\/script>' onload='alert\(1\)' <\/script>/);
  });

  test('do not end the tags that carry data, which stays readable', () => {
    for (const { text, attributes } of scripts(reading)) {
      expect(attributes.get('type')).toMatch(/json$/);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
    const data = scripts(reading).at(-1)!;
    expect(data.attributes.get('id')).toBe('page-data');
    const { live } = JSON.parse(data.text) as { live: { block: { heading: string } }[] };
    for (const part of live) expect(part.block.heading).toContain('"><script>alert(1)</script>');
  });

  test('are rejected in Markdown, each with its own message', () => {
    const { site, count } = replaceTexts(
      siteWith(block),
      ['lines', 'inline', 'prose', 'article'],
      '<script>alert(1)</script>',
    );
    expect(codesOf(site)).toEqual(Array.from({ length: count }, () => 'markdown-not-allowed'));
  });
});

describe.each(allExamples)('hostile addresses in $title', ({ block }) => {
  test.each([
    'javascript:alert(1)//',
    ' javascript:alert(1)//',
    'JAVASCRIPT:alert(1)//',
    'data:text/html,',
    '//evil.example/',
  ])('%s is refused as a link wherever one may stand', (address) => {
    const { site, count } = replaceTexts(siteWith(block), ['link'], address);
    expect(codesOf(site)).toEqual(Array.from({ length: count }, () => 'unsafe-link'));
  });

  test('a script address in Markdown is refused', () => {
    const { site, count } = replaceTexts(
      siteWith(block),
      ['lines', 'inline', 'prose', 'article'],
      '[x](javascript:alert(1))',
    );
    expect(codesOf(site)).toEqual(Array.from({ length: count }, () => 'unsafe-link'));
  });

  test('quotes in links and files do not leave their attribute', () => {
    const render = (by: string) => readHtml(renderUnchecked(replaceTexts(siteWith(block), ['link', 'file'], by).site));
    const reading = render('/a"><script>alert(1)</script>');
    expect(skeletonOf(reading)).toEqual(skeletonOf(render('/a')));
    expect(reading.mistakes).toEqual([]);
  });
});
