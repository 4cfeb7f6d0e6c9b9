const OUTLINE =
  'M408 62c-8-12-22-20-44-22-9-1-20-2-32-2H114c-44 0-80 5-100 12-4 2-4 5 0 6 36 10 74 27 118 28h212c34 0 58-7 64-17 1-2 1-3 0-5z';

/** Renders an airliner in flight. */
export function Airliner() {
  return (
    <>
      <path className="livery edged" d="M94 42 58 4c-3-3-6-4-10-4H30c-3 0-4 2-3 5l18 42z" />
      <path className="body bare" d={OUTLINE} />
      <path className="shade" d="M408 65c-8 11-30 19-64 19H132c-28-1-54-8-78-15 30 4 58 6 86 6h196c34 0 56-3 72-10z" />
      <path className="outline" d={OUTLINE} />
      <path className="fine" d="M54 69c30 4 58 6 86 6h196c34 0 56-3 72-10" />
      <path className="body" d="M86 47 42 46c-8-1-16-4-22-8l-8-1c-3 0-3-3 0-3l20-1c8 0 15 2 21 4l40 6c3 1 0 4-7 4z" />
      <path className="glass" d="M374 46c8 3 15 7 20 12l-19 1c-3 0-5-1-5-4v-6c0-3 2-4 4-3z" />
      <path className="windows" d="M128 53h204" />
      <path className="fine" d="M342 45h13v25h-13zM108 47h12v24h-12z" />
      <path className="body" d="M276 93c0-8-5-12-13-12h-32c-8 0-15 3-19 8 1 9 8 16 20 17h30c8 0 14-5 14-13z" />
      <path className="fine" d="M263 81c-5 7-5 18 0 25" />
      <path className="body" d="m272 75-76-1-74 34-13-13c-1-1-2-1-4-1h-5l11 19c2 3 5 4 9 4h15z" />
    </>
  );
}
