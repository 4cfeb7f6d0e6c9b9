/** What readers of a comment or of a job's summary see. */
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { markdown, sectionsOf } from '../../../../scripts/check/formats/markdown.ts';
import { MAX_BYTES, fittingSections } from '../../../../scripts/check/summary.ts';
import { expectGolden } from '../../../manifest/messages/golden.ts';
import { brokenReports, hostileReport, reportOnFile, rightReport } from './reports.ts';

const render = (text: string): string => new MarkdownIt({ html: true, linkify: false }).render(text);

test('several problems, as they are written', () => {
  expectGolden(
    'tests/goldens/check/mixed-mistakes.md',
    markdown.report(reportOnFile('broken/mixed-mistakes.yaml')).trimEnd(),
  );
  expectGolden('tests/goldens/check/right.md', markdown.report(rightReport).trimEnd());
});

test('every problem has a section', () => {
  for (const report of brokenReports) {
    const sections = markdown.report(report).match(/^### /gm);
    expect(sections).toHaveLength(report.problems.length);
  }
});

test('nothing in a manifest becomes markup, a link or a call to somebody', () => {
  const report = hostileReport(2);
  const html = render(markdown.report(report));
  expect(html).not.toMatch(/<script|<img|<a |<\/td>\]/);
  expect(html.match(/<h3>/g)).toHaveLength(2);
  expect(html.match(/<h1>/g)).toBeNull();
  expect(html.match(/<pre>/g)).toHaveLength(4);
  const words = markdown.report(report).replaceAll(/^(`{3,})text\n[^]*?\n\1$/gm, '');
  expect(words).not.toMatch(/@all|!\[x\]|<script/);
});

test('a summary that is too long stops between two problems and says so', () => {
  const sections = sectionsOf(hostileReport(4000));
  const text = fittingSections(sections, MAX_BYTES);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  expect(text).toMatch(/\n\n_The rest is left out: a summary holds 1 MiB\. `npx waybill check` shows all of it\._\n$/);
  expect(fittingSections(sections.slice(0, 3), MAX_BYTES)).toBe(`${sections.slice(0, 3).join('\n\n')}\n`);
  expect(fittingSections(sections, 0)).toBe('');
});
