/** Adds an item to a list of the manifest, in the style of the list. */
import type { Source } from '../source.ts';
import { inQuotes } from './quotes.ts';
import { insertAt } from './splice.ts';
import type { Splice } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

/** Returns the splices that add an item at the start of a list, or a list with the item; undefined where the style of the list is not supported. */
export function addItem(item: Record<string, string>, list: Pointer, source: Source): Splice[] | undefined {
  const { text } = source;
  if (/^\s*[{[]/.test(text)) return addToFlow(JSON.stringify(item), list, source);
  // One line of YAML: {from: /old, to: /new}
  const fields = Object.entries(item).map(
    ([name, value]) => `${name}: ${/^\/[\w./~-]*$/.test(value) ? value : inQuotes(value)}`,
  );
  const line = `{${fields.join(', ')}}`;
  if (!source.has(list)) {
    const newline = text === '' || text.endsWith('\n') ? '' : '\n';
    return [insertAt(text.length, `${newline}${list.slice(1)}:\n  - ${line}\n`)];
  }
  if (!source.has(`${list}/0`) || text[source.locate(list).start] === '[') return addToFlow(line, list, source);
  const { start } = source.locate(`${list}/0`);
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const prefix = /^ *- +/.exec(text.slice(lineStart, start + 1))?.[0];
  return prefix === undefined ? undefined : [insertAt(lineStart, `${prefix}${line}\n`)];
}

/** Adds an item to a list in brackets, which is the only style of JSON. */
function addToFlow(item: string, list: Pointer, source: Source): Splice[] | undefined {
  const { text } = source;
  if (!source.has(list)) return [insertAt(text.indexOf('{') + 1, `\n  ${JSON.stringify(list.slice(1))}: [${item}],`)];
  const { start } = source.locate(list);
  if (text[start] !== '[') return undefined;
  return [insertAt(start + 1, source.has(`${list}/0`) ? `${item}, ` : item)];
}
