import { Anchor } from '../shared/Anchor.tsx';
import { Day } from './Day.tsx';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import type { ListedPost } from './listed.ts';

/** Renders an entry as a card. One that the build has made is a link as a whole, by its title. */
export function Post({ post, readMore }: { post: ListedPost; readMore: string | undefined }) {
  const { title, image, drawing, date, category, tags, excerpt, to } = post;
  const words = category === undefined ? (tags ?? []) : [category];
  const isLinkedByTitle = tags !== undefined && readMore === undefined;
  return (
    <li className="card card-link">
      {image && <Picture image={image} />}
      {drawing && <Drawing name={drawing} />}
      {(words.length > 0 || date !== undefined) && (
        <p className="meta">
          {words.length > 0 && (date === undefined ? words.join(', ') : `${words.join(', ')} · `)}
          {date !== undefined && <Day day={date} />}
        </p>
      )}
      <h3>
        {isLinkedByTitle ? (
          <Anchor to={to} className="whole">
            {title}
          </Anchor>
        ) : (
          title
        )}
      </h3>
      <Paragraph html={excerpt} />
      {!isLinkedByTitle && (
        <Anchor to={to} className="more">
          {readMore ?? title}
          {readMore !== undefined && <span className="hidden">: {title}</span>}
        </Anchor>
      )}
    </li>
  );
}
