import type { Search as SearchBlock } from '../../schema/types.ts';
import { useStaticLabels } from '../shared/site-context.ts';
import { Section } from '../shared/section/Section.tsx';
import type { FilledSearch } from './filled.ts';
import { SearchForm } from './SearchForm.tsx';

/** Renders a search field, and on the page of the search links to all pages by sections. */
export function Search({ block }: { block: SearchBlock }) {
  const { sections } = block as FilledSearch;
  return (
    <Section block={block} heading={block.heading}>
      <SearchForm hasAllPagesLink={!sections} />
      {sections && <AllPages sections={sections} />}
    </Section>
  );
}

function AllPages({ sections }: Required<Pick<FilledSearch, 'sections'>>) {
  const { allPages } = useStaticLabels();
  return (
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
  );
}
