import type { Near as NearBlock, Place } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { nameWithRegion, placesOf } from '../shared/charts/atlas.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import type { Atlas } from '../shared/charts/atlas.ts';
import { distance } from '../shared/charts/geometry/earth.ts';
import { inKilometres } from '../shared/charts/geometry/numbers.ts';
import { Section } from '../shared/section/Section.tsx';

/** The number of places that are found by their distance. */
const NEAREST = 3;

/** Renders links to the pages about other places, with the distance of each. */
export function Near({ block }: { block: NearBlock }) {
  const atlas = useAtlas();
  const [at] = placesOf(atlas, [block.at]);
  const places = block.places ? placesOf(atlas, block.places) : nearest(atlas, at!);
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className="grid">
        {places.map((place, index) => (
          <li key={index}>
            <p>
              {place.page === undefined ? (
                nameWithRegion(place)
              ) : (
                <Anchor to={place.page}>{nameWithRegion(place)}</Anchor>
              )}
            </p>
            {inKilometres(atlas, distance(at!, place), 'km')}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns the nearest places with a page, one for each page, and none for the page of this place. */
function nearest({ places }: Atlas, at: Place): Place[] {
  const listed = new Map<string, Place>();
  for (const place of Object.values(places).toSorted((a, b) => distance(at, a) - distance(at, b))) {
    if (place.page !== undefined && place.page !== at.page && !listed.has(place.page)) listed.set(place.page, place);
  }
  return [...listed.values()].slice(0, NEAREST);
}
