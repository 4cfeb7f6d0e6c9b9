import { readProfile } from '../../schema/addresses/profile-address.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { useStaticLabels } from '../shared/site-context.ts';
import { BRAND_ICONS } from './brand-icons.ts';

interface ProfilesProps {
  /** Addresses of profiles. */
  profiles: readonly string[] | undefined;
  /** Whose they are. */
  name: string;
}

/** Renders icons that lead to the profiles of a person or a company; nothing where there are none. */
export function Profiles({ profiles, name }: ProfilesProps) {
  const { profileOn } = useStaticLabels();
  if (!profiles) return null;
  return (
    <ul className="profiles">
      {profiles.map((address, index) => {
        const { icon, service, url } = readProfile(address)!; // the check has read it
        return (
          <li key={index}>
            <Anchor to={url} rel="me">
              <BrandIcon name={icon} />
              <span className="hidden">{profileOn.replace('{name}', name).replace('{service}', service)}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the icon of a service. */
export function BrandIcon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={BRAND_ICONS[name]} />
    </svg>
  );
}
