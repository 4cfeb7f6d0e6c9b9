/** Lists what a theme chooses by name, as the schema has it. */
import { readSchema, siteSchemaUrl } from '../schema/schemas.ts';

/** Returns the names of each option, in the order of the schema: hero: plain, chart, beside … */
export function themeOptionNames(): Record<string, string[]> {
  const fields = readSchema(siteSchemaUrl).definitions?.['theme']?.properties ?? {};
  const options = Object.entries(fields).filter(([name, { enum: names }]) => names && name !== 'look');
  return Object.fromEntries(options.map(([name, { enum: names = [] }]) => [name, names.map(String)]));
}
