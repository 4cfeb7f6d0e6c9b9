import { useStaticLabels } from '../shared/site-context.ts';
import type { NamedLink } from '../shared/site-context.ts';

/** Renders links to the entries before and after one. */
export function Neighbours({ previous, next }: { previous?: NamedLink | undefined; next?: NamedLink | undefined }) {
  const labels = useStaticLabels();
  const links = [
    { rel: 'prev', label: labels.previous, link: previous },
    { rel: 'next', label: labels.next, link: next },
  ];
  return (
    <nav className="neighbours" aria-label={`${labels.previous}, ${labels.next}`}>
      {links.map(
        ({ rel, label, link }) =>
          link && (
            <a key={rel} href={link.to} rel={rel}>
              <span>{label}</span> {link.name}
            </a>
          ),
      )}
    </nav>
  );
}
