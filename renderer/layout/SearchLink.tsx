import { useStaticLabels } from '../../blocks/shared/site-context.ts';

interface SearchLinkProps {
  page: string;
  withWords?: boolean;
}

/** Renders what opens the search: a link to its page, in place of which a script shows the dialog. */
export function SearchLink({ page, withWords = false }: SearchLinkProps) {
  const { search } = useStaticLabels();
  return (
    <a className="search-link" href={page} data-script="search-dialog">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className={withWords ? undefined : 'hidden'}>{search}</span>
    </a>
  );
}
