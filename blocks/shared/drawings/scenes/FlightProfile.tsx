import { Placed } from '../vehicles/vehicles.tsx';
import { Ground, Stop } from './parts.tsx';

interface Profile {
  /** From the ground to the ground again. */
  path: string;
  /** Where the vehicle flies. */
  x: number;
  y: number;
  width: number;
  from: number;
  to: number;
}

const GROUND = 140;
const profiles: Record<'jet' | 'airliner' | 'helicopter', Profile> = {
  jet: {
    path: 'M40 140C96 140 92 50 168 50h70C310 50 304 140 360 140',
    x: 206,
    y: 52,
    width: 136,
    from: 40,
    to: 360,
  },
  airliner: {
    path: 'M16 140C58 140 58 44 118 44h164C342 44 342 140 384 140',
    x: 206,
    y: 59,
    width: 176,
    from: 16,
    to: 384,
  },
  helicopter: {
    path: 'M100 140C100 96 104 84 136 84H264C296 84 300 96 300 140',
    x: 204,
    y: 74,
    width: 150,
    from: 100,
    to: 300,
  },
};

/** Renders a flight seen from the side: climb, cruise and descent. 400 × 168. */
export function FlightProfile({ vehicle }: { vehicle: keyof typeof profiles }) {
  const { path, from, to, ...place } = profiles[vehicle];
  return (
    <>
      <Ground y={GROUND} from={-400} />
      <path className="air" d={`${path}z`} />
      <path className="route" pathLength={1} d={path} />
      <Stop x={from} y={GROUND} />
      <Stop x={to} y={GROUND} />
      <Placed name={vehicle} {...place} />
    </>
  );
}
