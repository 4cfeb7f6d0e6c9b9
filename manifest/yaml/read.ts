/** Reads the text of a manifest: the plain way where it is written plainly, else by the library. */
import { CORE_SCHEMA, constructFromEvents, parseEvents } from 'js-yaml';
import { findCutTexts } from './syntax/cut-by-comment.ts';
import { findJoinedLines } from './syntax/joined-lines.ts';
import { inspect } from './inspect.ts';
import { readQuickly } from './quick/reader.ts';
import type { Read } from './source.ts';

/** Reads a text in one go. Throws the library's YAMLException. */
export function readWhole(text: string): Read {
  const simple = readQuickly(text);
  return simple ? { ...simple, problems: [], warnings: [] } : readByLibrary(text);
}

/** Returns the same, by the library alone. */
export function readByLibrary(text: string): Read {
  const events = parseEvents(text, {});
  const problems = inspect(events, text);
  if (problems.length > 0) return { value: undefined, problems, warnings: [] };
  const [value] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA, maxAliases: 0 });
  return { value, problems, warnings: [...findCutTexts(events, text), ...findJoinedLines(events, text)] };
}
