/** Every page has its styles: no class in its HTML has lost a rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { Selector } from 'lightningcss';
import { expect, inject, test } from 'vitest';
import { compileStyles } from '../../../builder/bundle/styles/styles.ts';
import { themedStyles } from '../../../builder/bundle/styles/themed-styles.ts';
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';
import { blockTypes } from '../../../schema/schemas.ts';
import { readHtml } from '../../blocks/html.ts';
import { site } from '../../support/sites/manifest.ts';

/** The classes that a style sheet has rules for, as a parser of CSS reads them. */
function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  const note = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
      else if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
        part.selectors.forEach(note);
    }
  };
  transform({ filename: 'page.css', code: Buffer.from(css), visitor: { Selector: note } });
  return classes;
}

test('every class on a page that a style sheet of its blocks has a rule for has one in the page', () => {
  const types = new Set<string>(blockTypes());
  const { interactive: _interactive, ...sheets } = themedStyles(
    compileStyles('short').sheets,
    resolveTheme(site.theme),
    'none',
  );
  const pages = [
    ...site.routes.map(({ path, blocks }) => ({ file: fileOf(path), blocks })),
    { file: '404.html', ...site.notFound },
  ];
  const styled = new Map(Object.entries(sheets).map(([name, sheet]) => [name, classesIn(writeStyles(sheet))]));
  for (const { file, blocks } of pages) {
    const { elements } = readHtml(readFileSync(join(inject('site'), file), 'utf8'));
    const own = classesIn(
      elements
        .filter(({ name }) => name === 'style')
        .map(({ text }) => text)
        .join(''),
    );
    const worn = new Set(elements.flatMap(({ attributes }) => attributes.get('class')?.split(' ') ?? []));
    // The pieces of a theme ask for several classes at once: tests of looks render them.
    const expected = [...styled]
      .filter(([name]) => !name.startsWith('theme/'))
      .filter(([name]) => !types.has(name) || blocks.some(({ type }) => type === name))
      .flatMap(([, classes]) => [...classes].filter((name) => worn.has(name)));
    expect.soft(expected.length, file).toBeGreaterThan(20);
    expect
      .soft(
        expected.filter((name) => !own.has(name)),
        file,
      )
      .toEqual([]);
  }
});
