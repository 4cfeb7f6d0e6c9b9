import { Stretcher } from './Stretcher.tsx';

const OUTLINE =
  'M342 90c-6-26-30-48-66-50l-50-1h-48c-14 0-26 6-36 16-32 5-70 6-110 5-10 0-16 6-16 13s6 13 15 14l112 8c12 13 26 21 46 21h110c26 0 42-5 46-15 1-4-1-8-3-11z';

/** Renders a helicopter in flight, or with its side cut away to show a stretcher. */
export function Helicopter({ isCut = false }: { isCut?: boolean }) {
  return (
    <>
      <ellipse className="rotor" cx="206" cy="9" rx="186" ry="7" />
      <path className="rod" d="M20 9h372" />
      <path className="livery edged" d="M46 66 34 36c-1-3-3-4-6-4h-9c-3 0-4 2-3 4l6 30z" />
      <path className="body bare" d={OUTLINE} />
      <path
        className="shade"
        d="M345 99c-3 11-20 17-48 17H188c-20 0-34-8-46-21L66 90c28 0 50 0 76-2 24 9 62 13 98 13 40 0 78-4 103-10 2 3 3 5 2 8z"
      />
      <path className="outline" d={OUTLINE} />
      <path className="fine" d="M66 90c28 0 50 0 76-2 24 9 62 13 98 13 40 0 78-4 103-10" />
      <circle className="body" cx="29" cy="73" r="18" />
      <circle className="glass" cx="29" cy="73" r="12" />
      <path className="fine" d="M29 61v24M17 73h24M20.5 64.5l17 17M37.5 64.5l-17 17" />
      <path className="glass" d="M292 48c22 5 37 20 43 38-12 3-24 4-38 5-6 0-9-3-9-8V51c0-2 2-4 4-3z" />
      <path className="fine" d="M312 57c2 10 2 22 0 33" />
      <path className="glass" d="M272 47c5 0 7 2 7 7v30c0 5-3 8-8 8l-22 1c-4 0-6-2-6-6V54c0-5 2-7 7-7z" />
      <path className="fine" d="M238 43v71M284 46v68" />
      <path className="body" d="M168 44c4-8 12-12 22-12h46c12 0 24 3 32 9" />
      <path className="fine" d="M196 32l5-9h20l6 9M180 38h14" />
      <path className="body" d="M207 5h8v19h-8z" />
      <path className="rod" d="M190 117l-9 19M274 117l9 19M148 130c1 4 5 6 12 6h142c13 0 24-3 30-12" />
      {isCut ? (
        <HelicopterCabin />
      ) : (
        <path
          className="glass"
          d="M190 52h34c5 0 7 2 7 7v26c0 5-2 7-7 7h-36c-7 0-12-3-14-9-3-8-1-17 4-23 4-6 7-8 12-8z"
        />
      )}
    </>
  );
}

function HelicopterCabin() {
  return (
    <>
      <path
        className="cabin"
        d="M190 50h34c5 0 8 2 8 7v29c0 5-3 8-8 8h-36c-7 0-12-3-14-10-3-9-1-18 4-25 4-6 7-9 12-9z"
      />
      <Stretcher x={178} y={68} />
    </>
  );
}
