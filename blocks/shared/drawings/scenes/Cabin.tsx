import { Jet } from '../vehicles/Jet.tsx';
import { Waypoint } from './parts.tsx';

const NOTES: [x: number, y: number][] = [
  [200, 392],
  [300, 270],
  [444, 392],
  [528, 392],
];

/** Renders a jet and its cabin, enlarged: stretcher, monitor and ventilator, oxygen, and seat are numbered. 620 × 420. */
export function Cabin() {
  return (
    <>
      <g transform="translate(104 0) scale(1.14)">
        <Jet isCut />
      </g>
      <path className="fine" strokeDasharray="2 5" d="M290 78 26 156M413 78 594 156" />
      <rect className="cabin" x="24" y="152" width="572" height="252" rx="14" />
      <path className="shade" d="M24 356h572v34a14 14 0 0 1-14 14H38a14 14 0 0 1-14-14z" />
      <path className="fine" d="M24 356h572M24 176h572" />
      <g className="glass">
        <rect x="72" y="196" width="34" height="44" rx="15" />
        <rect x="292" y="196" width="34" height="44" rx="15" />
        <rect x="536" y="196" width="34" height="44" rx="15" />
      </g>
      <path className="body" d="M64 318h250c5 0 8 3 8 8v30H58v-32c0-4 2-6 6-6z" />
      <path className="fine" d="M58 336h264M118 336v20M190 336v20M262 336v20" />
      <path className="patient" d="M66 306c0-9 5-14 13-14h22l30-8h150c20 0 33 9 33 28v6H66z" />
      <path className="body" d="M74 290c0-8 6-14 14-14h16c8 0 12 5 12 12l-2 6H76z" />
      <circle className="patient" cx="112" cy="276" r="17" />
      <path className="fine" d="M131 300h180M320 318V290" />
      <path className="fine" d="M170 176v22M160 198h20l-2 26c0 4-4 6-8 6s-8-2-8-6zM170 230c0 20-14 26-14 52" />
      <rect className="body" x="206" y="190" width="66" height="48" rx="5" />
      <rect className="glass" x="212" y="196" width="54" height="30" rx="2" />
      <path className="fine" d="M214 212h14l4-9 6 16 5-11 3 4h18M216 232h6M228 232h6" />
      <rect className="body" x="352" y="254" width="52" height="102" rx="6" />
      <circle className="glass" cx="378" cy="276" r="13" />
      <path
        className="fine"
        d="M378 276l6-7M362 302h32M362 314h32M362 326h20M352 270c-22 0-18-36-46-30-24 6-60 14-92 34-24 14-58 2-84 4"
      />
      <g className="body">
        <rect x="420" y="288" width="22" height="68" rx="10" />
        <rect x="446" y="288" width="22" height="68" rx="10" />
      </g>
      <path className="fine" d="M427 288v-8h8v8M453 288v-8h8v8M420 306h22M446 306h22" />
      <path
        className="livery edged"
        d="M566 356c4-30 6-60 4-84-1-8-6-12-13-12h-4c-6 0-9 4-9 10l-2 46c0 5-2 8-7 8h-33c-8 0-12 4-12 11v21z"
      />
      <path className="fine" d="M498 336h54" />
      <path className="fine" d="M200 302V392M290 214h-18M444 356v36M528 344v48" />
      {NOTES.map(([x, y], index) => (
        <Waypoint key={x} x={x} y={y} number={index + 1} radius={15} />
      ))}
    </>
  );
}
