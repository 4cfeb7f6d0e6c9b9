import { TOP_ID } from '../../schema/addresses/layout-ids.ts';
import type { NavCall, NavItem, SiteWithoutRoutes } from '../../schema/types.ts';
import { SearchLink } from './SearchLink.tsx';
import { Anchor } from '../../blocks/shared/Anchor.tsx';
import { PhoneIcon } from '../../blocks/shared/phone/PhoneIcon.tsx';
import { Logo } from './Logo.tsx';
import { isWordmark } from './logo-picture.ts';
import type { PreparedLogo } from './logo-picture.ts';

interface HeaderProps {
  site: SiteWithoutRoutes;
  logo: PreparedLogo | undefined;
  /** The path of the page, if the navigation has a link to it. */
  current: string | undefined;
  /** The path of the home page. */
  home: string;
}

/** Renders the bar at the top. Below 1024 px its links are in a menu; both work without scripts. */
export function Header({ site, logo, current, home }: HeaderProps) {
  const { brand, navigation, labels } = site;
  const links = navigation.items.map((item, index) => <Item key={index} item={item} current={current} />);
  return (
    <header className="header" id={TOP_ID} tabIndex={-1}>
      <div className="wrap">
        <a className="logo" href={home}>
          {logo && <Logo logo={logo} name={brand.name} />}
          {!isWordmark(logo) && brand.name}
        </a>
        <nav className="bar" aria-label={labels.navigation}>
          <ul>{links}</ul>
        </nav>
        {site.search?.header && <SearchLink page={site.search.page} />}
        {navigation.call && <Call call={navigation.call} />}
        <details className="menu">
          <summary>{labels.menu}</summary>
          <nav aria-label={labels.menu}>
            <ul>{links}</ul>
            {site.search?.header && <SearchLink page={site.search.page} withWords />}
            {navigation.call && <Call call={navigation.call} />}
          </nav>
        </details>
      </div>
    </header>
  );
}

/** A longer label takes two lines on a phone, so that the bar stays one row. In characters. */
const SHORT_LABEL = 11;

/** Renders the button at the end of the bar; only one that dials has the phone. */
function Call({ call }: { call: NavCall }) {
  const isCall = call.to.startsWith('tel:');
  const kind = `button button-${isCall ? 'call' : 'primary'}`;
  return (
    <a className={call.label.length > SHORT_LABEL ? `${kind} button-long` : kind} href={call.to}>
      {isCall && <PhoneIcon />}
      <span>
        {call.label} {call.number !== undefined && <span className="number">{call.number}</span>}
      </span>
    </a>
  );
}

function Item({ item, current }: { item: NavItem; current: string | undefined }) {
  if (!item.items) {
    return (
      <li>
        <NavAnchor to={item.to} label={item.label} current={current} />
      </li>
    );
  }
  const isWithin = item.to === current || item.items.some(({ to }) => to === current);
  return (
    <li>
      <details className="dropdown" data-current={isWithin || undefined}>
        <summary>{item.label}</summary>
        <ul>
          {item.items.map(({ label, to }, index) => (
            <li key={index}>
              <NavAnchor to={to} label={label} current={current} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function NavAnchor({ to, label, current }: { to: string; label: string; current: string | undefined }) {
  if (to !== current) return <Anchor to={to}>{label}</Anchor>;
  return (
    <a href={to} aria-current="page">
      {label}
    </a>
  );
}
