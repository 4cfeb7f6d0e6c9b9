/** Lists what a theme chooses by name, as the schema has it. */
import { readSchema, siteSchemaUrl } from '../schema/schemas.ts';

/** Returns the names of each knob, in the order of the schema: hero: plain, chart, beside … */
export function knobNames(): Record<string, string[]> {
  const fields = readSchema(siteSchemaUrl).definitions?.['theme']?.properties ?? {};
  const knobs = Object.entries(fields).filter(([name, { enum: names }]) => names && name !== 'look');
  return Object.fromEntries(knobs.map(([name, { enum: names = [] }]) => [name, names.map(String)]));
}
