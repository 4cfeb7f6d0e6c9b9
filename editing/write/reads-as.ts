/**
 * Parses written values, to compare them with the intended ones: only the parser decides what is safe without quotes.
 */
import { YAMLException } from 'js-yaml';
import { isDeepStrictEqual } from 'node:util';
import { readWhole } from '../../manifest/yaml/read.ts';

/** A value as it is written: after its name or its hyphen, and on the lines below, which are indented from there. */
export interface Written {
  head: string;
  lines: string[];
}

/** Returns whether a written value is read as the intended one, as a field or in brackets. */
export function readsAs({ head, lines }: Written, value: unknown, isFlow: boolean): boolean {
  const text = isFlow ? `[${head}]` : [`k: ${head}`, ...lines, ''].join('\n');
  const read = valueOf(text);
  return isDeepStrictEqual(read, isFlow ? [value] : { k: value });
}

/** Returns whether a written name is read as the intended one. */
export function readsAsName(written: string, name: string, isFlow: boolean): boolean {
  const read = valueOf(isFlow ? `{${written}: 1}` : `${written}: 1\n`);
  return isDeepStrictEqual(read, Object.fromEntries([[name, 1]]));
}

function valueOf(text: string): unknown {
  try {
    const { value, problems, warnings } = readWhole(text);
    return problems.length + warnings.length > 0 ? undefined : value;
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}
