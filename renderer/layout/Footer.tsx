import type { ReactNode } from 'react';
import { numberClass } from '../../blocks/shared/phone/number.ts';
import { FOOTER_ID } from '../../schema/addresses/layout-ids.ts';
import type { NavLink, SiteWithoutRoutes } from '../../schema/types.ts';
import { SearchDialog } from '../../blocks/search/SearchDialog.tsx';
import { SearchLink } from './SearchLink.tsx';
import { Anchor } from '../../blocks/shared/Anchor.tsx';
import { Profiles } from '../../blocks/social-links/Profiles.tsx';
import { Icon, Paragraph } from '../../blocks/shared/Prose.tsx';

/** A column with more links than this takes the whole width. */
const MAX_NARROW_LINKS = 12;

interface FooterProps {
  site: SiteWithoutRoutes;
  /** The links to the page in its other languages. */
  languages?: ReactNode;
}

/** Renders the footer of every page, and the floating buttons. */
export function Footer({ site, languages }: FooterProps) {
  const { brand, footer } = site;
  return (
    <>
      <footer
        className={site.floatingButtons.length > 0 ? 'footer' : 'footer footer-clear'}
        id={FOOTER_ID}
        tabIndex={-1}
      >
        <div className="wrap">
          <div className="about">
            <p className="logo">{brand.name}</p>
            {brand.tagline && <p>{brand.tagline}</p>}
            {site.search?.footer && <SearchLink page={site.search.page} withWords />}
            <Profiles profiles={site.social} name={brand.name} />
          </div>
          {footer.columns.map(({ heading, links }, index) => (
            <nav key={index} aria-label={heading} className={columnClass(links)}>
              <h2>{heading}</h2>
              <Links links={links} />
            </nav>
          ))}
          {footer.contact && (
            <div className="contact">
              <h2>{footer.contact.heading}</h2>
              <Links links={footer.contact.links} />
              <Paragraph html={footer.contact.text} />
            </div>
          )}
        </div>
        {languages}
        <div className="wrap low">
          <p>{footer.copyright}</p>
          {footer.legal && <Links links={footer.legal} />}
        </div>
      </footer>
      <FloatingButtons site={site} />
      {(site.search?.header || site.search?.footer) && <SearchDialog />}
    </>
  );
}

/** Returns the class of a column that needs more space than others; undefined for one that does not. */
function columnClass(links: NavLink[]): string | undefined {
  if (links.length > MAX_NARROW_LINKS) return 'wide';
  return links.some(({ to }) => to.startsWith('mailto:')) ? 'with-mail' : undefined;
}

function Links({ links }: { links: NavLink[] }) {
  return (
    <ul>
      {links.map(({ label, to }, index) => (
        <li key={index}>
          <Anchor to={to} className={numberClass(to, label)}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function FloatingButtons({ site }: { site: SiteWithoutRoutes }) {
  if (site.floatingButtons.length === 0) return null;
  return (
    <div className="floating" role="region" aria-label={site.labels.quickContact}>
      {site.floatingButtons.map(({ label, to, icon, look }, index) => (
        <Anchor key={index} to={to} className={`floating-${look}`}>
          <Icon svg={icon} className="floating-icon" />
          <span className={look === 'message' ? 'hidden' : undefined}>{label}</span>
        </Anchor>
      ))}
    </div>
  );
}
