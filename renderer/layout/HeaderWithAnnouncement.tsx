import type { ReactNode } from 'react';
import { Anchor } from '../../blocks/shared/Anchor.tsx';
import { Paragraph } from '../../blocks/shared/Prose.tsx';
import { useStaticLabels } from '../../blocks/shared/site-context.ts';
import type { Announcement, SiteWithoutRoutes } from '../../schema/types.ts';
import { dayAfter, instantOf } from '../../schema/values/hours/instant.ts';

/** An announcement as of the day of a build. */
export interface DatedAnnouncement extends Announcement {
  /** Its first day has not come: without a script that knows the time, it is not shown. */
  isComing?: boolean;
}

/** Renders the header below the bar of an announcement. */
export function HeaderWithAnnouncement({ site, children }: { site: SiteWithoutRoutes; children: ReactNode }) {
  return (
    <>
      <AnnouncementBar announcement={site.announcement!} language={site.language} />
      <div className="header-place">{children}</div>
    </>
  );
}

interface BarProps {
  announcement: DatedAnnouncement;
  language: string;
}

/** Renders the bar. Visitors without scripts read when it ends, as nothing hides it for them. */
function AnnouncementBar({ announcement: { kind, text, link, until, isComing }, language }: BarProps) {
  const labels = useStaticLabels();
  const day = until && new Date(until).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <aside className={`announcement announce-${kind}${isComing ? ' coming' : ''}`} aria-label={labels.announcement}>
      <div className="wrap">
        <Paragraph html={text} />
        {day && <p className="until">{labels.until.replace('{day}', day)}</p>}
        {link && (
          <p>
            <Anchor to={link.to}>{link.label}</Anchor>
          </p>
        )}
      </div>
    </aside>
  );
}

/** The attribute of the document that says whether it is time for the announcement. */
const ATTRIBUTE = 'data-announcement';

/** Returns the inline script that says, before anything is painted, whether it is time; undefined where it always is. */
export function announcementScript({ announcement, timeZone }: SiteWithoutRoutes): string | undefined {
  const { from, until } = announcement ?? {};
  if (from === undefined && until === undefined) return undefined;
  const tests = [
    ...(from === undefined ? [] : [`t>=${instantOf(from, timeZone)}`]),
    ...(until === undefined ? [] : [`t<${instantOf(dayAfter(until), timeZone)}`]),
  ];
  return `{const t=Date.now();document.documentElement.setAttribute("${ATTRIBUTE}",${tests.join('&&')}?"now":"no")}`;
}
