/** The part of the documentation that a run writes: what people wrote around it stays. */
import { UnreadableError } from '../../schema/problem.ts';

/** Puts a text between the marks of a section, such as <!-- build --> and <!-- /build -->. */
export function fillSection(page: string, section: string, text: string): string {
  const [start, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from)
    throw new UnreadableError(
      `The page has no place for the figures. Put the lines ${start} and ${end} where they belong.`,
    );
  return `${page.slice(0, from + start.length)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}
