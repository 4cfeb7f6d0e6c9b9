import { liveBlocks } from '../../../blocks/live-blocks.ts';
import type { Route } from '../../../schema/types.ts';

/** The longer texts of a route's static blocks, as they would stand in JSON or in code. */
export function staticTexts(route: Route): string[] {
  return route.blocks.filter(({ type }) => !(type in liveBlocks)).flatMap((block) => textsIn(block));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const sentences = value.replace(/<[^>]+>/g, '\n').split(/\n|&\w+;|&#\d+;/);
    return sentences.map((text) => text.trim()).filter((text) => text.length >= 25 && !URL.canParse(text));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
