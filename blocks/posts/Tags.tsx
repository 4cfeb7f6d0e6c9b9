import { useStaticLabels } from '../shared/site-context.ts';
import type { ListedPosts } from './listed.ts';

/** Renders links to the pages of tags, each with the number of its entries. */
export function Tags({ tags }: { tags: NonNullable<ListedPosts['tags']> }) {
  const labels = useStaticLabels();
  return (
    <nav className="tags" aria-label={labels.tags}>
      <ul>
        {tags.map(({ name, to, count, isCurrent }) => (
          <li key={to}>
            <a href={to} aria-current={isCurrent ? 'page' : undefined}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
