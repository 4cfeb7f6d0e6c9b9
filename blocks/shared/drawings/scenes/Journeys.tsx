import { Placed } from '../vehicles/vehicles.tsx';
import { Ground, Hospital, Stop, Waypoint } from './parts.tsx';

const GROUND = 212;
/** The steps, at the left edges of four equal columns. */
const STEPS: [x: number, y: number][] = [
  [20, GROUND],
  [320, GROUND],
  [620, 70],
  [920, GROUND],
];

/** Renders four numbered steps along one line: by road, through the air, by road. 1200 × 250. */
export function StepsLine() {
  return (
    <>
      <Ground y={GROUND} />
      <path className="air" d="M400 212C520 212 510 70 620 70H760C860 70 850 212 920 212z" />
      <Hospital x={66} y={GROUND} />
      <Hospital x={1118} y={GROUND} />
      <path className="route" pathLength={1} d="M20 212H400C520 212 510 70 620 70H760C860 70 850 212 920 212H1118" />
      <Placed name="ambulance" x={232} y={GROUND} width={108} isOnGround />
      <Placed name="ambulance" x={1040} y={GROUND} width={108} isOnGround />
      <Placed name="jet" x={734} y={70} width={176} />
      {STEPS.map(([x, y], index) => (
        <Waypoint key={x} x={x} y={y} number={index + 1} />
      ))}
    </>
  );
}

/** Renders a whole transfer, bed to bed, with a stop wherever the patient changes vehicles. 1200 × 226. */
export function Journey() {
  return (
    <>
      <Ground y={GROUND} />
      <path className="air" d="M400 212C520 212 510 66 620 66H740C840 66 810 212 856 212z" />
      <Hospital x={28} y={GROUND} />
      <Hospital x={1116} y={GROUND} />
      <path className="route" pathLength={1} d="M88 212H400C520 212 510 66 620 66H740C840 66 810 212 856 212H1116" />
      <Placed name="ambulance" x={232} y={GROUND} width={118} isOnGround />
      <Placed name="ambulance" x={1000} y={GROUND} width={118} isOnGround />
      <Placed name="jet" x={680} y={66} width={232} />
      {[88, 400, 856, 1116].map((x) => (
        <Stop key={x} x={x} y={GROUND} />
      ))}
    </>
  );
}
