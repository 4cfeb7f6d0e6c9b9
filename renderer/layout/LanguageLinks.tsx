import { directionOf } from '../../schema/values/language.ts';
import { nameOfLanguage } from '../../schema/addresses/language-links.ts';
import type { Alternate } from '../../schema/addresses/language-links.ts';

interface LanguageLinksProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The page in each of its languages. */
  alternates: Alternate[];
  current: string;
}

/** Renders links to the same page in its other languages, each by its own name; the one that is shown is not a link. */
export function LanguageLinks({ label, alternates, current }: LanguageLinksProps) {
  return (
    <nav className="wrap low" aria-label={label}>
      <ul>
        {alternates.map(({ tag, path }) => (
          <li key={tag}>
            <a
              {...(tag === current ? { 'aria-current': 'true' } : { href: path, hrefLang: tag })}
              lang={tag}
              dir={directionOf(tag)}
            >
              {nameOfLanguage(tag)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
