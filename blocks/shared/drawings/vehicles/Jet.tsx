import { Stretcher } from './Stretcher.tsx';

const OUTLINE =
  'M352 61c-6-6-17-10-30-13-10-8-22-12-38-12H150c-50 0-90 5-128 12-5 1-5 4 0 5 38 7 68 22 128 23h118c40 0 70-4 84-12 2-1 2-2 0-3z';

/** Renders a business jet in flight, or with its side cut away to show a stretcher, then optionally on its wheels. */
export function Jet({ isCut = false, isOnGround = false }: { isCut?: boolean; isOnGround?: boolean }) {
  return (
    <>
      <path className="livery edged" d="M108 37 70 8c-3-3-6-4-10-4H44c-3 0-4 2-3 5l17 33z" />
      <path className="body bare" d={OUTLINE} />
      <path className="shade" d="M353 63c-15 9-45 13-85 13H150c-40-1-66-8-90-15 40 5 66 7 100 7h110c36 0 62-2 83-5z" />
      <path className="outline" d={OUTLINE} />
      <path className="fine" d="M60 61c40 5 66 7 100 7h110c36 0 62-2 83-5" />
      <path className="body" d="M80 6C64 1 42 0 22 1c-3 0-3 4 0 4 20 1 40 3 58 1z" />
      <path className="body" d="M154 47c0-7-6-10-13-10h-32c-10 0-18 4-22 9 4 7 14 11 25 11h29c8 0 13-4 13-10z" />
      <path className="fine" d="M141 37c-4 6-4 14 0 20M98 40c3 4 3 10 0 14" />
      <path className="glass" d="M297 40c9 2 16 5 22 9l-19 2c-3 0-5-1-5-4v-5c0-2 1-2 2-2z" />
      <path className="fine" d="M330 51c4 4 6 8 6 14" />
      {isCut ? <JetCabin /> : <JetWindows />}
      <path className="body" d="m242 74-68-1-64 20-10-12c-1-1-2-1-4-1h-3l6 16c1 3 3 4 6 4h15z" />
      {isOnGround && <JetWheels />}
    </>
  );
}

function JetWindows() {
  return (
    <>
      <g className="glass">
        {[170, 187, 204, 221, 238].map((x) => (
          <rect key={x} x={x} y="45" width="10" height="11" rx="4.5" />
        ))}
      </g>
      <path className="fine" d="M257 43h16v24h-16z" />
    </>
  );
}

function JetCabin() {
  return (
    <>
      <path className="cabin" d="M168 42h98c3 0 5 2 5 5v17c0 3-2 5-5 5H168c-3 0-5-2-5-5V47c0-3 2-5 5-5z" />
      <Stretcher x={176} y={47} />
      <path className="fine" d="M238 46v18M234 46h8M236 50h4v6h-4zM252 64V50h8v14" />
    </>
  );
}

function JetWheels() {
  return (
    <>
      <path className="rod" d="M322 73v18M322 82h-7M188 84v7M204 84v7" />
      <g className="wheel">
        <circle cx="322" cy="96" r="6" />
        <circle cx="188" cy="96" r="7.5" />
        <circle cx="204" cy="96" r="7.5" />
      </g>
    </>
  );
}
