import { readProfile } from '../../schema/addresses/profile-address.ts';
import type { SocialLinks as SocialLinksBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useSiteContext } from '../shared/site-context.ts';
import { BrandIcon } from './Profiles.tsx';

/** Renders links to profiles, the site's or others, each with its icon, its service and its name there. */
export function SocialLinks({ block }: { block: SocialLinksBlock }) {
  const { social = [] } = useSiteContext();
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className="services">
        {(block.items ?? social).map((address, index) => {
          const { icon, service, url, handle } = readProfile(address)!; // the check has read it
          return (
            <li key={index}>
              <Anchor to={url} rel={block.items ? undefined : 'me'}>
                <BrandIcon name={icon} />
                <span>
                  <span className="service">{service}</span> {handle !== '' && <bdi>{handle}</bdi>}
                </span>
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
