/** Reports to try formats on. */
import { readdirSync, readFileSync } from 'node:fs';
import { checkText } from '../../../../manifest/check/check-text.ts';
import type { Problem } from '../../../../manifest/problems/problem.ts';
import type { Report } from '../../../../scripts/check/report.ts';

// Reports say more on GitHub Actions; the tests also run there.
for (const name of Object.keys(process.env)) if (name.startsWith('GITHUB_')) delete process.env[name];

const publicFiles = new Set(['/images/boat.svg', '/images/boat.gif', '/images/boat.png']);

/** A manifest without pictures has no files that it could leave unused. */
const filesFor = (text: string) => (text.includes('/images/') ? publicFiles : new Set<string>());

/** Returns the report on a text. */
export function reportOn(text: string, file = 'site.yaml'): Report {
  return { ...checkText(file, new TextEncoder().encode(text), filesFor(text)), strict: false };
}

/** Returns the report on a file of tests/manifest/messages. */
export function reportOnFile(name: string): Report {
  const file = `tests/manifest/messages/${name}`;
  return { ...checkText(file, readFileSync(file), filesFor(readFileSync(file, 'utf8'))), strict: false };
}

/** A report on every broken file there is. */
export const brokenReports = readdirSync('tests/manifest/messages/broken').map((name) =>
  reportOnFile(`broken/${name}`),
);

/** A right manifest, and no file beside it that it could leave unused. */
export const rightReport: Report = {
  ...checkText('manifest/rules/example.yaml', readFileSync('manifest/rules/example.yaml'), new Set()),
  strict: false,
};

/** Words that no format may obey: markup, commands, control characters, half a character, the wrong direction. */
export const HOSTILE =
  '`\u0060\u0060|</td>]]><script>&amp;"\'%0A::error::x,y:\r\n::warning::\u0000\u0001\u0008\u000B\u001B[31m\u0085\u202E\uFFFE\uD800 @all #1 ![x](http://e.example) ~~~\n```\n# no';

/** Returns a report whose every word is hostile, with errors and warnings. */
export function hostileReport(count: number): Report {
  const text = `a: ${HOSTILE}\nb: ${HOSTILE}\n`;
  const problem = (index: number): Problem => ({
    code: index % 2 === 0 ? 'broken-link' : 'unknown-icon',
    severity: index % 2 === 0 ? 'error' : 'warning',
    message: HOSTILE,
    hint: HOSTILE,
    where: `page ${HOSTILE}`,
    page: HOSTILE,
    block: { number: 1, type: HOSTILE, id: HOSTILE },
    pointer: `/routes/0/${HOSTILE}`,
    expected: HOSTILE,
    found: HOSTILE,
    suggestions: [HOSTILE],
    file: 'a folder/ü%`|<&.yaml',
    span: { start: 3, end: 3 + HOSTILE.length },
    related: { span: { start: text.length - 5, end: text.length - 1 }, message: HOSTILE },
    fix: [{ start: 3, end: 3 + HOSTILE.length, text: HOSTILE }],
  });
  return {
    file: 'a folder/ü%`|<&.yaml',
    text,
    problems: Array.from({ length: count }, (_, index) => problem(index)),
    strict: false,
  };
}
