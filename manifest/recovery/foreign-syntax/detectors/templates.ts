/** References and orders of template programs at the start of a value, where their brackets are YAML's own. */
import { inQuotes } from '../../../yaml/edit/quotes.ts';
import { collectReferences } from '../../../text/references.ts';
import { splice } from '../../../yaml/edit/splice.ts';
import { nearest } from '../../../words/suggest.ts';
import type { OutlineLine } from '../../outline.ts';
import { atLine, shorten } from '../../syntax-fix.ts';
import { withFurther, dropLine } from '../context.ts';
import type { FindForeign, ForeignLine, ForeignContext } from '../context.ts';

const NAME = String.raw`[A-Za-z][\w-]*(?:\.[\w-]+)*`;
/** A name that only a reference has; fields in braces may be called otherwise. */
const OWN = String.raw`(?:phones|figures|brand|placeholders)\.[\w-]+|mail|url|address|messaging`;
const REFERENCE = new RegExp(
  String.raw`\{\{\{?-?[ \t]*\.?(${NAME})[ \t]*(\|[^{}]*)?-?\}?\}\}|\{%-?[ \t]*(${NAME})[ \t]*-?%\}|\{[ \t]*(${OWN})[ \t]*\}|\[\[?[ \t]*((?:phones|figures|brand|placeholders)\.[\w-]+)[ \t]*\]?\]`,
  'g',
);
const STARTS = new RegExp(
  String.raw`^(?:\{\{|\{%|\{[ \t]*(?:${OWN})[ \t]*\}|\[\[?[ \t]*(?:phones|figures|brand|placeholders)\.[\w-]+[ \t]*\]\]?(?!,))`,
);
const ORDER = /\{%.*?%\}|\{\{[#/^>!].*?\}\}/;

/** Finds such values, and lines that hold nothing but such an order. */
export const templates: FindForeign = (scene) => {
  const found = scene.lines.filter(({ value, columns, key }) => {
    const isValue = key !== undefined || columns.length > 1;
    return isValue && STARTS.test(value) && ORDER.exec(withoutReferences(value)) === null;
  });
  return [...references(scene, found), ...orders(scene)];
};

function references(scene: ForeignContext, found: OutlineLine[]): ForeignLine[] {
  const [first] = found;
  if (!first) return [];
  const edits = found.map(({ value, valueAt }) => ({
    start: valueAt,
    end: valueAt + value.length,
    text: written(value),
  }));
  const read = scene.valueOf(splice(scene.text, edits));
  const known = new Set(collectReferences(read).keys());
  const names = found.flatMap(({ value }) => namesIn(value));
  const [name = 'mail'] = namesIn(first.value);
  const isKnown = names.length > 0 && names.every((one) => known.has(one));
  const hasFilter = found.some(({ value }) => [...value.matchAll(REFERENCE)].some(([, , filter]) => filter));
  const meant = known.has(name) ? [name] : meantBy(name, known);
  const hint =
    meant.length === 0
      ? `A reference is a dollar sign and a name in braces, such as \${mail}, without quotes; nothing is called ${JSON.stringify(name)}.`
      : known.has(name)
        ? `Write ${JSON.stringify(shorten(edits[0]!.text, 50))}; it needs no quotes.`
        : `Did you mean "\${${meant[0]}}"?`;
  const mark = REFERENCE[Symbol.match](first.value)?.[0] ?? first.value;
  return [
    {
      slip: {
        ...atLine(
          { ...first, columns: [first.valueAt - first.start] },
          `${JSON.stringify(shorten(mark, 40))} is not how a reference is written${withFurther(found.length)}.`,
          hint,
        ),
        code: 'reference-notation',
      },
      edits,
      fixes: isKnown && !hasFilter ? 'always' : 'never',
    },
  ];
}

/** A value with its references as a manifest has them. */
function written(value: string): string {
  const text = value.replaceAll(REFERENCE, (mark) => `\${${namesIn(mark)[0]!}}`);
  const isPlain = text.startsWith('$') && !/: |:$| #/.test(text);
  return isPlain ? text : inQuotes(text);
}

function namesIn(value: string): string[] {
  return [...value.matchAll(REFERENCE)].map(([, name, , order, brace, bracket]) => name ?? order ?? brace ?? bracket!);
}

function withoutReferences(value: string): string {
  return value.replaceAll(REFERENCE, '');
}

/** The known names that may be meant by one: the same behind its group, or one that is nearly so. */
function meantBy(name: string, known: ReadonlySet<string>): string[] {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const same = [...known].filter((one) => one.slice(one.indexOf('.') + 1) === last);
  return same.length > 0 ? same : nearest(name, known);
}

/** Orders such as "{% if open %}": in a line of their own, or as a part of a value. */
function orders({ lines, text }: ForeignContext): ForeignLine[] {
  const found = lines.flatMap((line) => {
    const isValue = line.key !== undefined || line.columns.length > 1;
    const starts = isValue ? /^\{[{%]/.test(line.value) : /^\{%|^\{\{[#/^>!]/.test(line.content);
    const [order] = (starts && ORDER.exec(withoutReferences(isValue ? line.value : line.content))) || [];
    return order === undefined ? [] : [{ line, order, isValue }];
  });
  const [first] = found;
  if (!first) return [];
  const message = `${JSON.stringify(shorten(first.order, 40))} is an order to a template program, and a manifest has none${withFurther(found.length)}.`;
  const hint = first.isValue
    ? 'Write the text alone. A reference to a value of the manifest is written "${mail}", without quotes.'
    : 'Remove the line, and write out what it is to bring about.';
  const edits = found.map(({ line, isValue }) =>
    isValue
      ? { start: line.valueAt, end: line.valueAt + line.value.length, text: inQuotes(line.value) }
      : dropLine(text, line),
  );
  return [{ slip: atLine(first.line, message, hint), edits, fixes: 'never' }];
}
