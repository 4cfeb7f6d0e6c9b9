import type { Map as MapBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { placesOf } from '../shared/charts/atlas.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useStaticLabels } from '../shared/site-context.ts';
import { mapAddresses } from './map-addresses.ts';

/** Renders a place with its address and directions, and a link that a click turns into a map. */
export function Map({ block }: { block: MapBlock }) {
  const labels = useStaticLabels();
  const [place] = placesOf(useAtlas(), [block.place]);
  const { frame, page, route } = mapAddresses(place!, block.zoom);
  const { name, latitude, longitude } = place!;
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <div className="sheet">
        <div className="way">
          <p className="name">{name}</p>
          {block.address !== undefined && <p className="lines">{block.address}</p>}
          <Anchor to={route} className="route button button-quiet">
            {labels.planRoute}
          </Anchor>
          {/* The map program of a phone. */}
          <a className="point" href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`} dir="ltr">
            {latitude}, {longitude}
          </a>
          <Paragraph html={block.note} className="note" />
        </div>
        <div className="embed">
          <a href={page} rel="noopener" data-script="embed" data-frame={frame} data-title={name}>
            {block.image && <Picture image={block.image} sizes="(min-width: 64em) 50rem, 100vw" />}
            <span className="show">
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.800 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z" />
              </svg>
              <b>{labels.showMap}</b>
              <span>{labels.fromHost.replace('{host}', 'OpenStreetMap')}</span>
            </span>
          </a>
        </div>
      </div>
    </Section>
  );
}
