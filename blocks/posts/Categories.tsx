import type { ListedPost, ListedPosts } from './listed.ts';

interface CategoriesProps {
  block: Pick<ListedPosts, 'allLabel' | 'categoriesHeading'>;
  items: ListedPost[];
  categories: string[];
}

/** Renders categories, each with the number of its entries. */
export function Categories({ block, items, categories }: CategoriesProps) {
  const counts = [
    ...(block.allLabel === undefined ? [] : [{ name: block.allLabel, count: items.length }]),
    ...categories.map((name) => ({
      name,
      count: items.filter(({ category, tags }) => category === name || tags?.includes(name)).length,
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
