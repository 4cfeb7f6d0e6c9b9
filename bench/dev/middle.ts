import type { Source } from '../build/measuring/source.ts';

/** Returns the route in the middle of a site, its text, and its first heading. */
export function middleOf(source: Source): { path: string; piece: string; heading: string } {
  const piece = Iterator.from(source.pieces())
    .drop(Math.floor(source.routes / 2))
    .next().value!;
  const path = /^ {2}- path: (\S+)$/m.exec(piece)![1]!;
  return { path, piece, heading: /^ +heading: (.+)$/m.exec(piece)![1]! };
}
