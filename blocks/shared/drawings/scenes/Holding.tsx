/** Renders a plane in a holding pattern, for the not-found page. 640 × 300. */
export function Holding() {
  return (
    <>
      <path className="holding" d="M200 60H440a85 85 0 0 1 0 170H200a85 85 0 0 1 0-170z" />
      <path className="route" pathLength={1} d="M0 262C70 250 130 230 200 230H440A85 85 0 0 0 500 85" />
      <path className="fix" d="m200 218 12 21h-24z" />
      <path
        className="plane"
        transform="translate(499 84) rotate(-38) scale(2) translate(-12 -12)"
        d="M12 1c1 0 1.6 1.6 1.6 4v4l9 6v2l-9-3v5l3 2.5V23L12 21.6 7.4 23v-1.5l3-2.5v-5l-9 3v-2l9-6V5c0-2.4.6-4 1.6-4z"
      />
    </>
  );
}
