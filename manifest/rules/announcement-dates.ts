import { isRecord, recordOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';

export const rule = defineRule({
  code: 'announcement-dates',
  severity: 'error',
  title: 'The announcement ends before it begins',
  means: 'The last day of the announcement, until, is before its first one, from.',
  why: 'No visitor would ever see it.',
  fix: 'Write the first day as from and the last one as until.',
  wrong: siteFields(`
announcement:
  text: Closed for the regatta
  from: 2026-08-03
  until: 2026-08-01`),
  *checkSite(manifest) {
    if (!isRecord(manifest)) return;
    const { from, until } = recordOf(manifest, 'announcement');
    if (!isDay(from) || !isDay(until) || until >= from) return;
    yield {
      pointer: '/announcement/until',
      message: `${until} is before ${from}, the first day of the announcement.`,
      hint: `Write from: ${until} and until: ${from}, if the two are the wrong way round.`,
      found: until,
    };
  },
});

/** What is written in another way has a message of its own. */
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
