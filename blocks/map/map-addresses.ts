/** Makes the addresses of a map around a place. */
import type { Place } from '../../schema/types.ts';

/** Pixels of a tile of the map, and of half of the frame, by its width and height. */
const TILE = 256;
const HALF = [400, 225] as const;

export const MAP_HOST = 'https://www.openstreetmap.org';

/** Returns the addresses of a map with a mark on a place, of its page, and of the way there. */
export function mapAddresses({ latitude, longitude }: Place, zoom: number): Record<'frame' | 'page' | 'route', string> {
  const degrees = 360 / 2 ** zoom / TILE;
  const [east, north] = [HALF[0] * degrees, HALF[1] * degrees * Math.cos((latitude * Math.PI) / 180)];
  const box = [longitude - east, latitude - north, longitude + east, latitude + north].map((edge) => edge.toFixed(5));
  const frame = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${latitude},${longitude}` });
  const at = `${latitude}/${longitude}`;
  return {
    frame: `${MAP_HOST}/export/embed.html?${frame}`,
    page: `${MAP_HOST}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${at}`,
    route: `${MAP_HOST}/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}#map=${zoom}/${at}`,
  };
}
