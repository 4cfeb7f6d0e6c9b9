import { Fragment } from 'react';
import { Anchor } from '../shared/Anchor.tsx';
import { Day } from '../posts/Day.tsx';
import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';
import type { Byline as BylineData, NamedLink } from '../shared/site-context.ts';

/** Renders who wrote a page and when, and its tags; nothing for a page in no collection. */
export function Byline() {
  const { byline } = useSiteContext();
  if (!byline) return null;
  const { date, authors, tags, note } = byline;
  if (date === undefined && note === undefined && authors.length + tags.length === 0) return null;
  return <BylineContent {...byline} />;
}

function BylineContent({ date, modified, authors, tags, note }: BylineData) {
  const labels = useStaticLabels();
  const [before, after] = labels.by.split('{authors}');
  const [beforeDay, afterDay] = labels.updated.split('{day}');
  return (
    <div className="byline">
      {note !== undefined && (
        <p>
          <strong>{note}</strong>
        </p>
      )}
      {authors.length > 0 && (
        <p>
          {before}
          <Names links={authors} />
          {after}
        </p>
      )}
      {date !== undefined && (
        <p>
          <Day day={date} />
          {modified !== undefined && (
            <>
              {', '}
              {beforeDay}
              <Day day={modified} />
              {afterDay}
            </>
          )}
        </p>
      )}
      {tags.length > 0 && (
        <ul aria-label={labels.tags}>
          {tags.map((tag) => (
            <li key={tag.name}>
              <Name link={tag} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Renders names as the site's language lists them. */
function Names({ links }: { links: NamedLink[] }) {
  const { language } = useSiteContext();
  const parts = new Intl.ListFormat(language).formatToParts(links.map((_, index) => String(index)));
  return parts.map(({ type, value }, at) => (
    <Fragment key={at}>{type === 'element' ? <Name link={links[Number(value)]!} /> : value}</Fragment>
  ));
}

function Name({ link: { name, to } }: { link: NamedLink }) {
  return to === undefined ? name : <Anchor to={to}>{name}</Anchor>;
}
