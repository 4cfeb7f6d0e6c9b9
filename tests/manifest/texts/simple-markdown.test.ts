/** Simple texts take a short way to HTML. Nobody may be able to tell: it gives what the Markdown library gives. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderAny, renderProse } from '../../../manifest/text/markdown.ts';
import type { TextContext } from '../../../manifest/text/markdown.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import { Draft } from '../../support/mistakes/draft.ts';

/** Returns a context that notes what it is asked, in order. */
function listener(): { context: TextContext; asked: string[] } {
  const asked: string[] = [];
  const note = <T>(what: string, answer: T): T => (asked.push(what), answer);
  const context: TextContext = {
    value: (name) => note(`value ${name}`, { text: `<${name}>`, href: 'tel:112', phone: true as const }),
    link: (to) => note(`link ${to}`, to),
    headingId: (text) => note(`heading ${text}`, text.replaceAll(/\W+/g, '-')),
    refuse: (what, mark) => note(`refuse ${what} ${mark}`, undefined),
    checkUnparsed: () => undefined, // a simple text leaves nothing, and the short way need not say so
  };
  return { context, asked };
}

function expectSame(text: string): void {
  for (const isArticle of [true, false]) {
    const [short, long] = [listener(), listener()];
    const html = renderProse(text, short.context, isArticle);
    const headings = isArticle ? { last: 1 } : undefined;
    expect(html, text).toBe(renderAny(text, { context: long.context, headings }));
    expect(short.asked, text).toEqual(long.asked);
  }
}

const LINES =
  '|Plain words.|- item|- **Bold:** item|  goes on|- |-|-- dashes|## Heading|### Part|# Main|##No space|## Two *stars*|1. first|1) first|10 km away|2024. A year|3.5 hours|* star|**bold** start|*soft* start|_soft_|> quote|>quote|<b>html</b>|<!-- c -->|`code`|    indented|\ttab|two spaces  |back\\|\\- escaped|"Quoted" text|“Quoted” text|a < b & c > d|&amp; entity|&copy; sign|${phones.desk}|$${escaped}|${broken|[link](/a)|[link](/a "title")|[open|![pic](/a.png)|---|===|***|+ plus|~~struck~~|a  b| leading|(bracket)|[bracket]|- [x] task|- - nested|- 1. nested|  - nested|Ünïcode wörds|यात्रा|\u00A0nbsp|http://auto.example|word_with_underscores|5 * 3 * 2|end #|C#|so **bold** it|so**bold**it|**bold**.|**bold.** x|**bold.**x|(**bold**)|**a**b|** a **|**a **|**a*b**|**[link](/a)**|[**b**](/a)|[a](/b)c|[a] (/b)|[a](b)|[a](/b c)|[a](/b?x=1#y)|[a](/b&c)|[a](https://x.example/y_z)|[a](javascript:x)|[a](/b)[c](/d)|[a"b](/c)|[](/a)|[${x}](/a)|x${mail}y|$ {mail}|$${a} ${b}|**${x}**|“**bold**”'.split(
    '|',
  );

test.each([
  ['これは**「重要」**です。', 'これは<strong>「重要」</strong>です。'],
  ['**太字。**次の文', '<strong>太字。</strong>次の文'],
  ['**重要提示：**请注意', '<strong>重要提示：</strong>请注意'],
  ['**예약(필수)**은', '<strong>예약(필수)</strong>은'],
])('bold words may touch their neighbours where a language writes no spaces: %s', (text, html) => {
  expect(renderProse(text, listener().context, false)).toBe(`<p>${html}</p>`);
});

describe('a text becomes the same HTML the short way and the long way', () => {
  test.each(LINES)('a single line: %s', (line) => expectSame(line));

  test.each(LINES)('before and after other lines: %s', (line) => {
    for (const other of LINES) {
      expectSame(`${line}\n${other}`);
      expectSame(`${line}\n\n${other}`);
    }
  });

  test('ten thousand texts of such lines by chance', () => {
    for (let seed = 0; seed < 10_000; seed++) {
      const chance = new Draft('', seed);
      const length = 2 + (seed % 7);
      expectSame(Array.from({ length }, () => chance.pick([...LINES, '', '', '- item', 'Words'])).join('\n'));
    }
  });

  test('twenty thousand lines of such pieces by chance', () => {
    for (let seed = 0; seed < 20_000; seed++) {
      const chance = new Draft('', seed);
      const pieces = Array.from({ length: 1 + (seed % 6) }, () =>
        chance.pick([...LINES, 'word', ' ', '. ', ' ('])!.trim(),
      );
      expectSame(`Text ${pieces.join(chance.pick(['', ' ', '!', ', ']))}`);
    }
  });

  test.each(['site.yaml', 'examples/bicycle-workshop/site.yaml'])('every text of %s', (file) => {
    const source = parse(file, readFileSync(file, 'utf8'));
    if (Array.isArray(source)) throw new Error(`${file} cannot be read.`);
    for (const text of textsOf(source.value)) expectSame(text);
  });
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
