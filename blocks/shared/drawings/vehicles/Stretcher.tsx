/** Renders a patient on a stretcher, head to the left; 50 wide. */
export function Stretcher({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="patient" d="M1 7.5c0-2 1.2-3 3-3h4l6 4h30c3 0 4 1.2 4 3.5H1z" />
      <circle className="patient" cx="8" cy="2.5" r="3.6" />
      <path className="fine" d="M0 13h50M8 13l-3 7M42 13l3 7" />
    </g>
  );
}
