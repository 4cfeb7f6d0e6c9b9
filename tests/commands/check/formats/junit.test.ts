/** What CI servers rely on in the JUnit XML of a check: it is well-formed, and it follows the schema that they share. */
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { junit } from '../../../../scripts/check/formats/junit.ts';
import { brokenReports, hostileReport, reportOnFile, rightReport } from './reports.ts';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

/** Reads XML strictly, and holds it against the rules of the common schema. */
function read(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [] };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => expect.unreachable(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = top.children;
  expectRules(root!);
  return root!.children[0]!;
}

function expectRules(root: Element): void {
  expect(root.name).toBe('testsuites');
  for (const suite of root.children) {
    expect(Object.keys(suite.attributes)).toEqual(
      expect.arrayContaining(['name', 'tests', 'failures', 'errors', 'time', 'timestamp', 'hostname', 'id', 'package']),
    );
    expect(suite.attributes['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    const names = suite.children.map(({ name }) => name).join(' ');
    expect(names).toMatch(/^properties( testcase)* system-out system-err$/);
    const cases = casesOf(suite);
    expect(cases).toHaveLength(Number(suite.attributes['tests']));
    for (const { attributes, children } of cases) {
      expect(Object.keys(attributes).toSorted()).toEqual(['classname', 'name', 'time']);
      expect(children.length).toBeLessThanOrEqual(1);
      for (const { name, attributes: own } of children) {
        expect(['failure', 'error', 'skipped']).toContain(name);
        if (name !== 'skipped') expect(own['type']).toBeTruthy();
      }
    }
    for (const kind of ['failure', 'error'])
      expect(cases.filter(({ children }) => children[0]?.name === kind)).toHaveLength(
        Number(suite.attributes[`${kind}s`]),
      );
  }
}

function casesOf(suite: Element): Element[] {
  return suite.children.filter(({ name }) => name === 'testcase');
}

test('every report is XML by the rules, one test case for each problem', () => {
  for (const report of brokenReports) expect(casesOf(read(junit.report(report)))).toHaveLength(report.problems.length);
});

test('no character of a manifest breaks the XML', () => {
  expect(read(junit.report(hostileReport(30))).attributes).toMatchObject({ tests: '30', failures: '15' });
});

test('a warning is a skipped case, unless warnings count', () => {
  const report = hostileReport(2);
  const kinds = (strict: boolean) =>
    casesOf(read(junit.report({ ...report, strict }))).map(({ children }) => children[0]!.name);
  expect(kinds(false)).toEqual(['failure', 'skipped']);
  expect(kinds(true)).toEqual(['failure', 'failure']);
});

test('a case keeps its name while the lines above it move', () => {
  const report = reportOnFile('broken/misspelt-required-field.yaml');
  expect(casesOf(read(junit.report(report)))[0]!.attributes['name']).toMatch(
    /^misspelt-field: page \/, block 1 \(hero\), heding \([0-9a-f]{16}\)$/,
  );
});

test('a right manifest is one case that passes, a check that could not run an error', () => {
  expect(casesOf(read(junit.report(rightReport))).map(({ children }) => children)).toEqual([[]]);
  expect(read(junit.failure('There is no such file.')).attributes).toMatchObject({
    tests: '1',
    failures: '0',
    errors: '1',
  });
});
