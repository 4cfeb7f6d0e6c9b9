import { Stretcher } from './Stretcher.tsx';

/** Renders the head of a train, or one with its side cut away to show a stretcher. */
export function Train({ isCut = false }: { isCut?: boolean }) {
  return (
    <>
      <path className="rod" d="M70 22l22-16 22 16M84 6h20" />
      <path className="body bare" d="M0 24h262c62 0 112 26 140 68 8 12 2 24-14 24H0" />
      <path className="shade" d="M406 98c4 10-2 18-18 18H0v-16z" />
      <path className="livery" d="M0 86h306c32 0 60 3 90 3l7 9H0z" />
      <path className="outline" d="M0 24h262c62 0 112 26 140 68 8 12 2 24-14 24H0" />
      <path className="glass" d="M306 44c32 8 56 24 74 40-26 1-52-4-66-16-10-9-12-26-8-24z" />
      <g className="glass">
        <rect x="14" y="44" width="34" height="26" rx="4" />
        {!isCut && (
          <>
            <rect x="122" y="44" width="34" height="26" rx="4" />
            <rect x="168" y="44" width="34" height="26" rx="4" />
          </>
        )}
        <rect x="214" y="44" width="34" height="26" rx="4" />
      </g>
      <path className="fine" d="M62 32h40v84H62zM82 32v84M0 32h262M276 25c14 30 14 60 8 91" />
      <path className="wheel" d="M20 117h96v6H20zM232 117h96v6h-96z" />
      <g className="body">
        <circle cx="42" cy="126" r="10" />
        <circle cx="94" cy="126" r="10" />
        <circle cx="254" cy="126" r="10" />
        <circle cx="306" cy="126" r="10" />
      </g>
      {isCut && <TrainCabin />}
    </>
  );
}

function TrainCabin() {
  return (
    <>
      <path className="cabin" d="M122 40h76c3 0 5 2 5 5v32c0 3-2 5-5 5h-76c-3 0-5-2-5-5V45c0-3 2-5 5-5z" />
      <Stretcher x={133} y={56} />
    </>
  );
}
