import type { LogoItem, Logos as LogosBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Section } from '../shared/section/Section.tsx';

/** Renders logos side by side; one with a link is a link. */
export function Logos({ block }: { block: LogosBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className="marks">
        {block.items.map((logo, index) => (
          <li key={index} className={isRecolorable(logo) && block.tone === 'ink' ? 'ink' : 'plate'}>
            <Logo logo={logo} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Logo({ logo: { name, to, ...file } }: { logo: LogoItem }) {
  const picture = <Picture image={{ ...file, alt: name }} sizes="12rem" />;
  return to === undefined ? picture : <Anchor to={to}>{picture}</Anchor>;
}

function isRecolorable({ file }: LogoItem): boolean {
  return /\.svg$/i.test(file);
}
