/** A manifest with CRLF gives the problems, positions and fixes of the same manifest with line feeds. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import type { CheckedManifest } from '../../../manifest/check/check-text.ts';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { listFiles, publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import { positionOf } from '../../../manifest/problems/print.ts';
import type { Span } from '../../../manifest/problems/problem.ts';
import { decodeUtf8 } from '../../../manifest/yaml/decode.ts';
import { withLineFeeds } from '../../../manifest/yaml/line-ends.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { seedMistakes } from '../../support/mistakes/mistakes.ts';

const files = listFiles(publicFolderOf(EXAMPLE_MANIFEST));
const check = (text: string | Uint8Array) => checkText('site.yaml', Buffer.from(text), files);

const lineEnds: Record<string, (text: string) => string> = {
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  'CRLF in every third line': (text) => text.replaceAll(/(\n[^\n]*\n[^\n]*)\n/g, '$1\r\n'),
};

/** Returns what a check found, with lines and columns in place of offsets. */
function withPositions({ problems, text, site }: CheckedManifest) {
  const spanOf = ({ start, end }: Span) => [positionOf(text, start), positionOf(text, end)];
  const found = problems.map(({ span, related, fix, same, ...problem }) => ({
    ...problem,
    span: spanOf(span),
    words: text.slice(span.start, span.end).replaceAll('\r\n', '\n'),
    related: related && [related.message, spanOf(related.span)],
    fix: fix?.map((edit) => [edit.text, spanOf(edit)]),
    same: same?.length,
  }));
  return { found, site };
}

describe.each(Object.entries(lineEnds))('%s', (_name, convert) => {
  const text = readFileSync(EXAMPLE_MANIFEST, 'utf8');

  test('the manifest as it is', () => {
    expect(withPositions(check(convert(text)))).toEqual(withPositions(check(text)));
  });

  test.each(seedMistakes(text, 1, 11))('a mistake: $kind, line $line', (mistake) => {
    const [plain, converted] = [check(mistake.text), check(convert(mistake.text))];
    expect(withPositions(converted)).toEqual(withPositions(plain));
  });

  test.each(seedMistakes(text, 1, 12).filter((_, index) => index % 3 === 0))('a fix: $kind, line $line', (mistake) => {
    const fix = (bytes: Uint8Array) => Buffer.from(fixManifest(bytes, check).bytes).toString();
    const fixed = fix(Buffer.from(convert(mistake.text)));
    expect(fixed.replaceAll('\r\n', '\n')).toBe(fix(Buffer.from(mistake.text)));
  });
});

test('line ends of all kinds are line feeds, of whatever bytes', () => {
  const bytes = Buffer.from('é\r\n\rb\r\r\n\nc\r');
  expect(Buffer.from(withLineFeeds(bytes)).toString()).toBe('é\n\nb\n\n\nc\n');
  const { text, written } = decodeUtf8(bytes);
  expect([text, written()]).toEqual(['é\n\nb\n\n\nc\n', 'é\r\n\nb\n\r\n\nc\n']);
  expect(withLineFeeds(Buffer.from([0xff, 13, 10, 0xfe]))).toEqual(Uint8Array.of(0xff, 10, 0xfe));
});
