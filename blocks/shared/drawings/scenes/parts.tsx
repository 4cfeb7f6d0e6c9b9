/** Defines the parts that several scenes share. */

/** Renders the ground line with its ticks, as long as the widest page, since some scenes extend beyond it. */
export function Ground({ y, from = 0 }: { y: number; from?: number }) {
  return (
    <>
      <path className="ticks" d={`M${from} ${y}H1800`} />
      <path className="ground" d={`M${from} ${y}H1800`} />
    </>
  );
}

/** Marks a position of the patient, or a change of vehicles. */
export function Stop({ x, y }: { x: number; y: number }) {
  return <circle className="patient" cx={x} cy={y} r="5" />;
}

/** Renders a numbered step. */
export function Waypoint({ x, y, number, radius = 18 }: { x: number; y: number; number: number; radius?: number }) {
  return (
    <>
      <circle className="waypoint" cx={x} cy={y} r={radius} />
      <text x={x} y={y + 6}>
        {number}
      </text>
    </>
  );
}

/** Renders a hospital; the point is the left end of its ground line. */
export function Hospital({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="body" d="M0 0V-34h16V-52h26v18h16V0z" />
      <path className="fine" d="M6-26h5M6-16h5M47-26h5M47-16h5M24 0v-12h10V0M29-46v8M25-42h8" />
    </g>
  );
}
