import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';

/**
 * Renders a search field. Without JavaScript it leads to the page of all pages, to which there is also a link where
 * `hasAllPagesLink` says so; with it, results appear as one types. The template is what follows the link of a result.
 */
export function SearchForm({ hasAllPagesLink }: { hasAllPagesLink: boolean }) {
  const { labels, language, searchPage, searchFile } = useSiteContext();
  const { search, searchNone, searchCount, searchFailed, allPages } = useStaticLabels();
  return (
    <form
      className="search-form"
      role="search"
      action={searchPage}
      data-script="search"
      data-index={searchFile}
      data-language={language}
    >
      <label>
        <span>{search}</span>
        <input type="search" name="q" maxLength={100} autoComplete="off" enterKeyHint="search" />
      </label>
      <button className="button button-primary">{search}</button>
      <p
        role="status"
        data-none={searchNone}
        data-count={searchCount}
        data-failed={searchFailed}
        data-loading={labels.loading}
      />
      <ol />
      {hasAllPagesLink && (
        <p>
          <a href={searchPage}>{allPages}</a>
        </p>
      )}
      <template>
        <b />
        <p>
          <mark />
        </p>
      </template>
    </form>
  );
}
