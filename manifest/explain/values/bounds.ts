/** Explains numbers and lists that are too small or too large. */
import type { ErrorObject } from 'ajv';
import type { SchemaNode } from '../../../schema/schemas.ts';
import type { Explanation } from '../wording.ts';

/** Explains a list that has too few or too many items. */
export function explainCount({ keyword, data, params, parentSchema }: ErrorObject): Explanation {
  const { minItems, maxItems } = parentSchema as SchemaNode;
  const count = (data as unknown[]).length;
  const found = count === 0 ? 'no items' : count === 1 ? '1 item' : `${count} items`;
  return {
    code: 'wrong-count',
    message: `This list has ${found}; ${params.limit} is the ${boundOf(keyword)} here.`,
    hint: maxItems === 1 ? 'Write one item.' : `Write ${rangeOf(minItems, maxItems)} items.`,
  };
}

/** Explains a number that is too small or too large. */
export function explainNumber({ keyword, data, params, parentSchema }: ErrorObject): Explanation {
  const bound = boundOf(keyword);
  return {
    code: 'wrong-value',
    message: `${String(data)} is too ${bound === 'least' ? 'small' : 'large'}; ${params.limit} is the ${bound} here.`,
    expected: `at ${bound} ${params.limit}`,
    found: String(data),
    hint: `Write a number${numberRange(parentSchema as SchemaNode)}.`,
  };
}

/** Returns the bounds of a number as they follow the word: " from 1 to 5", " of at least 1". */
export function numberRange({ minimum, maximum }: SchemaNode): string {
  if (minimum === undefined && maximum === undefined) return '';
  return `${minimum === undefined || maximum === undefined ? ' of' : ''} ${rangeOf(minimum, maximum)}`;
}

const boundOf = (keyword: string): string => (keyword.startsWith('min') ? 'least' : 'most');

/** "from 1 to 5", "at least 1", "at most 5". */
function rangeOf(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `from ${least} to ${most}`;
  return least === undefined ? `at most ${most}` : `at least ${least}`;
}
