import type { ListedPost, ListedPosts } from './listed.ts';

interface CategoriesProps {
  block: Pick<ListedPosts, 'allLabel' | 'categoriesHeading' | 'counts'>;
  items: ListedPost[];
  categories: string[];
}

/** Renders categories, each with the number of its entries on all pages of the list. */
export function Categories({ block, items, categories }: CategoriesProps) {
  const counts = [
    ...(block.allLabel === undefined ? [] : [{ name: block.allLabel, count: block.counts?.all ?? items.length }]),
    ...categories.map((name) => ({
      name,
      count: block.counts?.byTag[name] ?? items.filter(isIn(name)).length,
    })),
  ];
  return (
    <aside className="categories" aria-label={block.categoriesHeading}>
      {block.categoriesHeading !== undefined && <h2>{block.categoriesHeading}</h2>}
      <ul>
        {counts.map(({ name, count }, index) => (
          <li key={index}>
            <button type="button">
              {name} <span>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

const isIn =
  (name: string) =>
  ({ category, tags }: ListedPost): boolean =>
    category === name || (tags?.includes(name) ?? false);
