import { Stretcher } from './Stretcher.tsx';

const OUTLINE =
  'M10 112V36c0-8 6-14 14-14h164c14 0 24 4 32 14l30 37 34 8c12 3 18 11 18 22v6c0 3-2 4-5 4H14c-3 0-4-1-4-1z';

/** Renders a road ambulance, or one with its side cut away to show a stretcher. */
export function Ambulance({ isCut = false }: { isCut?: boolean }) {
  return (
    <>
      <path className="body bare" d={OUTLINE} />
      <path className="shade" d="M302 103v9c0 3-2 4-5 4H10V98z" />
      <path className="livery" d="M10 84h276l9 4 4 6H10z" />
      <path className="outline" d={OUTLINE} />
      <path className="glass" d="M204 36c5 1 8 3 11 7l22 27c2 2 1 4-2 4h-35c-4 0-6-2-6-6V41c0-4 3-6 10-5z" />
      <path className="fine" d="M187 24v88M194 80h10M104 24v88" />
      {isCut ? (
        <AmbulanceCabin />
      ) : (
        <path className="glass" d="M116 38h58c4 0 6 2 6 6v24c0 4-2 6-6 6h-58c-4 0-6-2-6-6V44c0-4 2-6 6-6z" />
      )}
      <path className="livery" d="M51 40h10v9h10v10H61v10H51V59H41V49h10z" />
      <path className="patient" d="M138 22c0-5 3-8 8-8h16c5 0 8 3 8 8z" />
      <path className="fine" d="M280 94h18M12 103h9" />
      <path className="body" d="M44 113a24 24 0 0 1 48 0zM216 113a24 24 0 0 1 48 0z" />
      <g className="wheel">
        <circle cx="68" cy="115" r="17" />
        <circle cx="240" cy="115" r="17" />
      </g>
      <g className="body">
        <circle cx="68" cy="115" r="9.5" />
        <circle cx="240" cy="115" r="9.5" />
      </g>
    </>
  );
}

function AmbulanceCabin() {
  return (
    <>
      <path className="cabin" d="M116 32h58c4 0 6 2 6 6v36c0 4-2 6-6 6h-58c-4 0-6-2-6-6V38c0-4 2-6 6-6z" />
      <Stretcher x={119} y={55} />
    </>
  );
}
