import type { Search as SearchBlock } from '../../schema/types.ts';
import { useStaticLabels } from '../shared/site-context.ts';
import { Section } from '../shared/Section.tsx';
import type { FilledSearch } from './pages.ts';
import { SearchForm } from './SearchForm.tsx';

/** Renders a search field, and below it links to all pages by sections. */
export function Search({ block }: { block: SearchBlock }) {
  const { sections } = block as FilledSearch;
  const { allPages } = useStaticLabels();
  return (
    <Section block={block} heading={block.heading}>
      <SearchForm />
      {sections && (
        <nav className="all-pages" aria-label={allPages}>
          <h2>{allPages}</h2>
          <ul>
            {sections.map(({ name, to, pages }) => (
              <li key={to}>
                <a href={to}>{name}</a>
                {pages.length > 0 && (
                  <ul>
                    {pages.map((page) => (
                      <li key={page.to}>
                        <a href={page.to}>{page.name}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}
