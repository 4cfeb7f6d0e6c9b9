import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';
import { SEARCH_INDEX_FILE } from '../../schema/addresses/own-addresses.ts';

/** Renders a search field. Without JavaScript it leads to the page of all pages; with it, results appear as one types. */
export function SearchForm() {
  const { labels, language, searchPage } = useSiteContext();
  const { search, searchNone, searchCount, searchFailed } = useStaticLabels();
  return (
    <form
      className="search-form"
      role="search"
      action={searchPage}
      data-script="search"
      data-index={`/${SEARCH_INDEX_FILE}`}
      data-language={language}
    >
      <label>
        <span>{search}</span>
        <input type="search" name="q" maxLength={100} autoComplete="off" enterKeyHint="search" />
      </label>
      <button className="button">{search}</button>
      <p
        role="status"
        data-none={searchNone}
        data-count={searchCount}
        data-failed={searchFailed}
        data-loading={labels.loading}
      />
      <ol />
      <template>
        <li>
          <a />
          <b />
          <p>
            <mark />
          </p>
        </li>
      </template>
    </form>
  );
}
