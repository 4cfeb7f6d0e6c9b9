import { recordOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'missing-time-zone',
  severity: 'warning',
  title: 'A moment without a time zone',
  means:
    'A countdown, or an announcement with its first or last day, follows a clock, and the site does not say whose: there is no timeZone.',
  why: 'It follows the clock of Greenwich then, so that it begins or ends some hours too early or too late.',
  fix: 'Write timeZone beside language, with the name of the city whose clock the place has, such as timeZone: Europe/Lisbon.',
  wrong: siteFields(`
announcement:
  text: Closed for the regatta
  until: 2026-08-03`),
  right: siteFields(`
timeZone: Europe/London
announcement:
  text: Closed for the regatta
  until: 2026-08-03`),
  *lintPage({ manifest, site }) {
    if (site.timeZone !== undefined) return;
    const { from, until } = recordOf(manifest, 'announcement');
    if (from !== undefined || until !== undefined) {
      yield {
        pointer: `/announcement/${from === undefined ? 'until' : 'from'}`,
        message: 'The announcement comes and goes at midnight in Greenwich, as the site has no time zone.',
        hint: hintFor(site.language),
      };
    }
    if (site.announcement?.from !== undefined || site.announcement?.until !== undefined) return; // countdowns lack the same line
    for (const { pointer } of writtenBlocks(manifest, 'countdown'))
      yield {
        pointer: `${pointer}/date`,
        message: 'This counts down by the clock of Greenwich, as the site has no time zone.',
        hint: hintFor(site.language),
      };
  },
});

declare global {
  namespace Intl {
    interface Locale {
      /** Returns the time zones of a country; TypeScript does not know of it yet. */
      getTimeZones(): string[] | undefined;
    }
  }
}

/** Returns what to write: the zone of the country that the language names, where it has one. */
function hintFor(language: string): string {
  const locale = new Intl.Locale(language);
  const [zone, ...others] = (locale.region && locale.getTimeZones()) || [];
  const field =
    zone !== undefined && others.length === 0
      ? `timeZone: ${zone}`
      : 'timeZone: Europe/Lisbon, with the name of a city that has the same clock';
  return `Write timeZone at the top of the file, beside language: ${field}.`;
}
