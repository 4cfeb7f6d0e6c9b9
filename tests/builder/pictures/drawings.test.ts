/** Drawings of a site: what they may hold comes into the page, and nothing else. */
import { array, assert, boolean, constantFrom, property } from 'fast-check';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { readDrawing } from '../../../manifest/public/drawings/inline-drawing.ts';

type Node = DefaultTreeAdapterTypes.Node;

const svg = (content: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const contentOf = (content: string) => readDrawing(svg(content), 'a-').content;

/** Returns every element and attribute as a browser reads a drawing in a page. */
function partsOf(content: string): string[] {
  const visit = (node: Node): string[] => {
    const own = 'attrs' in node ? [node.tagName, ...node.attrs.map(({ name, value }) => `${name}=${value}`)] : [];
    return [...own, ...('childNodes' in node ? node.childNodes.flatMap(visit) : [])];
  };
  return visit(parseFragment(`<svg>${content}</svg>`));
}

test('shapes, classes, words and gradients stay', () => {
  const drawn =
    '<g class="body"><path d="M0 0h9"></path><text x="1">A &amp; B</text></g><circle r="2" fill="#b40"></circle>';
  expect(contentOf(drawn)).toBe(drawn);
});

test('a class of the whole drawing, and its size, are kept', () => {
  expect(readDrawing(svg('', 'class="fade" viewBox="0 0 4 3"'), '')).toMatchObject({
    className: 'fade',
    viewBox: '0 0 4 3',
  });
  expect(readDrawing(svg('', 'width="4" height="3"'), '')).toMatchObject({ viewBox: '0 0 4 3' });
  expect(() => readDrawing(svg('', ''), '')).toThrow('it has no viewBox');
});

test('two drawings with the same ids do not disturb each other', () => {
  const drawn = '<linearGradient id="g"></linearGradient><path fill="url(#g)"></path><use href="#g"></use>';
  expect(contentOf(drawn)).toBe(drawn.replaceAll('#g', '#a-g').replace('"g"', '"a-g"'));
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<image href="https://x.example/p.png"/>',
  '<foreignObject><img src="x" onerror="alert(1)"/></foreignObject>',
  '<path onclick="alert(1)" d="M0 0"/>',
  '<path style="fill:red" fill="url(https://x.example)" d="M0 0"/>',
  '<use href="https://x.example#a"/>',
  String.raw`<path fill="\75 rl(https://x.example)" d="M0 0"/>`,
  '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:image/svg+xml,x"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<text>&lt;img src=x onerror=alert(1)&gt;</text>',
  '<text><![CDATA[<script>alert(1)</script>]]></text>',
  '<g id="&quot;&gt;&lt;script&gt;"/>',
  '<path d="&quot; onload=&quot;alert(1)"/>',
];

test('nothing in a drawing runs, loads or styles the page', () => {
  assert(
    property(array(constantFrom(...HOSTILE), { maxLength: 6 }), boolean(), (parts, isNested) => {
      const content = isNested ? parts.reduce((inner, part) => `<g>${inner}${part}</g>`, '') : parts.join('');
      for (const part of partsOf(contentOf(content))) {
        expect(part).not.toMatch(/^(?:script|style|a|image|img|foreignobject|set|iframe)$/i);
        expect(part).not.toMatch(/^(?:on\w+|style)=|https?:|javascript:(?!.*&)|^(?:xlink:)?href=(?!#)/i);
      }
    }),
  );
});

test('what is left out is named, once', () => {
  expect([...readDrawing(svg(HOSTILE.slice(0, 2).join('').repeat(3)), '').leftOut]).toEqual(['<script>', '<style>']);
  expect([...readDrawing(svg('<title>Boat</title><path d="M0 0" data-name="x"/>'), '').leftOut]).toEqual([]);
});
