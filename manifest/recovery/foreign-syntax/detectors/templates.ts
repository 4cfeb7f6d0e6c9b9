/** Finds references and directives of template programs at the start of a value, where YAML takes their brackets for its own. */
import { collectReferences } from '../../../text/references.ts';
import { nearest } from '../../../words/suggest.ts';
import { inQuotes } from '../../../yaml/edit/quotes.ts';
import { applySplices } from '../../../yaml/edit/splice.ts';
import { parse } from '../../../yaml/parse.ts';
import type { SyntaxProblem } from '../../../yaml/source.ts';
import type { OutlineLine } from '../../outline.ts';
import { andMoreLines, atLine, atValue, dropLines, replaceValue, shorten } from '../../syntax-fix.ts';
import type { ForeignContext, ForeignDetector, ForeignFinding } from '../context.ts';

const NAME = String.raw`[A-Za-z][\w-]*(?:\.[\w-]+)*`;
const GROUPED = String.raw`(?:phones|figures|brand|placeholders)\.[\w-]+`;
/** A name that only a reference has; single braces may also hold fields. */
const KNOWN = String.raw`${GROUPED}|mail|url|address|messaging`;
const REFERENCE = new RegExp(
  String.raw`\{\{\{?-?[ \t]*\.?(${NAME})[ \t]*(\|[^{}]*)?-?\}?\}\}|\{%-?[ \t]*(${NAME})[ \t]*-?%\}|\{[ \t]*(${KNOWN})[ \t]*\}|\[\[?[ \t]*(${GROUPED})[ \t]*\]?\]`,
  'g',
);
const START = new RegExp(String.raw`^(?:\{\{|\{%|\{[ \t]*(?:${KNOWN})[ \t]*\}|\[\[?[ \t]*${GROUPED}[ \t]*\]\]?(?!,))`);
const DIRECTIVE = /\{%.*?%\}|\{\{[#/^>!].*?\}\}/;

/** Writes such references as the manifest's own, and removes lines that are only a directive. */
export const templates: ForeignDetector = (context) => [...references(context), ...directives(context)];

function references(context: ForeignContext): ForeignFinding[] {
  const found = context.lines.filter(
    (line) => isValue(line) && START.test(line.value) && !DIRECTIVE.test(line.value.replaceAll(REFERENCE, '')),
  );
  const [first] = found;
  if (!first) return [];
  const splices = found.map((line) => replaceValue(line, asReferences(line.value)));
  const parsed = parse('', applySplices(context.text, splices));
  const existing = new Set(collectReferences(Array.isArray(parsed) ? undefined : parsed.value).keys());
  const names = found.flatMap(({ value }) => namesIn(value));
  const isResolved = names.length > 0 && names.every((name) => existing.has(name));
  const hasFilter = found.some(({ value }) => [...value.matchAll(REFERENCE)].some(([, , filter]) => filter));
  const mark = first.value.match(REFERENCE)?.[0] ?? first.value;
  const message = `${JSON.stringify(shorten(mark, 40))} is not how a reference is written${andMoreLines(found.length)}.`;
  const hint = referenceHint(namesIn(first.value)[0] ?? 'mail', existing, splices[0]!.text);
  const problem: SyntaxProblem = { ...atValue(first, message, hint), code: 'reference-notation' };
  return [{ problem, splices, fixWhen: isResolved && !hasFilter ? 'always' : 'never' }];
}

function referenceHint(name: string, existing: ReadonlySet<string>, written: string): string {
  if (existing.has(name)) return `Write ${JSON.stringify(shorten(written, 50))}; it needs no quotes.`;
  // The same name in another group is likelier than a misspelt one.
  const last = name.slice(name.lastIndexOf('.') + 1);
  const same = [...existing].filter((other) => other.slice(other.indexOf('.') + 1) === last);
  const [intended] = same.length > 0 ? same : nearest(name, existing);
  return intended === undefined
    ? `A reference is a dollar sign and a name in braces, such as \${mail}, without quotes; nothing is called ${JSON.stringify(name)}.`
    : `Did you mean "\${${intended}}"?`;
}

function asReferences(value: string): string {
  const text = value.replaceAll(REFERENCE, (mark) => `\${${namesIn(mark)[0]!}}`);
  const isPlain = text.startsWith('$') && !/: |:$| #/.test(text);
  return isPlain ? text : inQuotes(text);
}

function namesIn(value: string): string[] {
  return [...value.matchAll(REFERENCE)].map((found) => [1, 3, 4, 5].map((group) => found[group]).find(Boolean)!);
}

function isValue({ key, columns }: OutlineLine): boolean {
  return key !== undefined || columns.length > 1;
}

/** Finds directives such as "{% if open %}", on a line of their own or in a value. */
function directives({ lines, text }: ForeignContext): ForeignFinding[] {
  const found = lines.flatMap((line) => {
    const starts = isValue(line) ? /^\{[{%]/.test(line.value) : /^\{%|^\{\{[#/^>!]/.test(line.content);
    const [directive] = (starts && DIRECTIVE.exec(line.value.replaceAll(REFERENCE, ''))) || [];
    return directive === undefined ? [] : [{ line, directive }];
  });
  const [first] = found;
  if (!first) return [];
  const message = `${JSON.stringify(shorten(first.directive, 40))} is an order to a template program, and a manifest has none${andMoreLines(found.length)}.`;
  const hint = isValue(first.line)
    ? 'Write the text alone. A reference to a value of the manifest is written "${mail}", without quotes.'
    : 'Remove the line, and write out what it is to bring about.';
  const splices = found.map(({ line }) =>
    isValue(line) ? replaceValue(line, inQuotes(line.value)) : dropLines(text, line),
  );
  return [{ problem: atLine(first.line, message, hint), splices, fixWhen: 'never' }];
}
