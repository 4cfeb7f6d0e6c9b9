import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';
import { SearchForm } from './SearchForm.tsx';

/** Renders the window that the links in the header and the footer open, closed. */
export function SearchDialog() {
  const { labels } = useSiteContext();
  const { search } = useStaticLabels();
  return (
    <dialog className="search-dialog" aria-label={search}>
      <SearchForm hasAllPagesLink />
      <button type="button" aria-label={labels.close}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </dialog>
  );
}
