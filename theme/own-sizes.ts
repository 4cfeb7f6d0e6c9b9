/** Names the sizes that a site may give itself, and keeps them within what a small screen can hold. */
import type { Theme } from '../schema/types.ts';

type Tokens = NonNullable<Theme['tokens']>;

/** The custom property of each, and its value. A word of a heading has to fit on a narrow screen, however large it is elsewhere. */
const PROPERTIES: Record<keyof Tokens, [property: string, valueOf: (length: string) => string]> = {
  width: ['--width', (length) => length],
  gutter: ['--gutter', (length) => `min(${length},6.25vw)`],
  radius: ['--radius', (length) => length],
  text: ['--t2', (length) => `max(${length},1rem)`],
  lead: ['--t3', (length) => `max(${length},1rem)`],
  'small-heading': ['--t4', (length) => `min(${length},9.5vw)`],
  heading: ['--t5', (length) => `min(${length},10.5vw)`],
  'top-heading': ['--t6', (length) => `min(${length},10.5vw)`],
  between: ['--s6', (length) => `min(${length},12vw)`],
  around: ['--s8', (length) => `min(${length},24vw)`],
};

/** Returns the custom properties of sizes with their values: --width: 70rem. */
export function sizesOf(tokens: Tokens): [property: string, value: string][] {
  return (Object.keys(PROPERTIES) as (keyof Tokens)[]).flatMap((name) => {
    const length = tokens[name];
    if (length === undefined) return [];
    const [property, valueOf] = PROPERTIES[name];
    return [[property, valueOf(length)] as [string, string]];
  });
}
