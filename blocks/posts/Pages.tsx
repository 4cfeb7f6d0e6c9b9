import { listPath } from '../../schema/addresses/list-addresses.ts';
import { useStaticLabels } from '../shared/site-context.ts';
import type { Pager } from './listed.ts';

/** Renders the links between the pages of a list. */
export function Pages({ pager: { list, number, total } }: { pager: Pager }) {
  const { listPages, pageOf, previous, next } = useStaticLabels();
  return (
    <nav className="pages" aria-label={listPages}>
      {number > 1 && (
        <a href={listPath(list, number - 1)} rel="prev">
          {previous}
        </a>
      )}
      <p>{pageOf.replace('{number}', String(number)).replace('{total}', String(total))}</p>
      {number < total && (
        <a href={listPath(list, number + 1)} rel="next">
          {next}
        </a>
      )}
    </nav>
  );
}
