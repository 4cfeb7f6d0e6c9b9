import type { Finding } from '../problems/problem.ts';
import { listedRoutes } from './support/lint-context.ts';
import type { LintContext } from './support/lint-context.ts';

/** Search engines cut off what is longer, and write a summary of their own where there is little. */
const TITLE = { most: 65 };
const DESCRIPTION = { least: 50, most: 160 };

/** A title and a description have the length that search results show; references count as what they stand for. */
export function metaLength({ site }: LintContext): Finding[] {
  return listedRoutes(site).flatMap(({ route, pointer }): Finding[] => {
    const { title, description } = route.meta;
    const findings: Finding[] = [];
    const report = (code: Finding['code'], field: string, message: string, hint: string) =>
      findings.push({ code, pointer: `${pointer}/meta/${field}`, message, hint });
    const long = title.length > TITLE.most ? lengthOf(title) : 0; // no title has more characters than code units
    if (long > TITLE.most)
      report(
        'title-length',
        'title',
        `This title has ${long} characters; search results show about ${TITLE.most}.`,
        'Shorten it, or put what matters first.',
      );
    const length = lengthOf(description);
    if (length < DESCRIPTION.least)
      report(
        'description-length',
        'description',
        `This description has ${length} characters, which is too little for a search result.`,
        `Say in ${DESCRIPTION.least} to ${DESCRIPTION.most} characters what the page is about.`,
      );
    if (length > DESCRIPTION.most)
      report(
        'description-length',
        'description',
        `This description has ${length} characters; search results show about ${DESCRIPTION.most}.`,
        'Shorten it.',
      );
    return findings;
  });
}

/** As people count: an accent or an emoji is no character of its own. */
function lengthOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- plain letters need no segmenter, which is slow
  if (/^[\x00-\x7F]*$/.test(text)) return text.trim().replaceAll(/\s+/g, ' ').length;
  return [...new Intl.Segmenter().segment(text.trim().replaceAll(/\s+/g, ' '))].length;
}
