import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';
import { SearchForm } from './SearchForm.tsx';

/** Renders the search that the header and the footer open. */
export function SearchDialog() {
  const { labels } = useSiteContext();
  const { search } = useStaticLabels();
  return (
    <dialog className="search-dialog" aria-label={search}>
      <div>
        <SearchForm />
        <button type="button" data-close="">
          {labels.close}
        </button>
      </div>
    </dialog>
  );
}
