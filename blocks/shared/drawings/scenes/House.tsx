import { Ground, Stop } from './parts.tsx';

/** Renders a route to a house, where a nurse stands at a patient's bed. 600 × 400; the route continues to the left. */
export function House() {
  return (
    <>
      <Ground y={360} from={-900} />
      <path className="air" d="M-60 60C70 80 70 360 176 360H-60z" />
      <path className="route" pathLength={1} d="M-60 60C70 80 70 360 176 360" />
      <path className="cabin bare" d="M180 360V180L350 66l170 114v180z" />
      <rect className="glass" x="392" y="176" width="72" height="74" rx="3" />
      <path className="fine" d="M428 176v74M392 212h72" />
      <path className="shade edged" d="M384 170h88v10h-88z" />
      <path className="body" d="M236 312h190c5 0 8 3 8 8v14H228v-14c0-5 3-8 8-8z" />
      <path className="fine" d="M236 334v26M426 334v26" />
      <path className="outline" d="M228 334V274" />
      <path className="patient" d="M240 304c0-9 5-13 12-13h18l26-6h100c18 0 28 8 28 24v3H240z" />
      <path className="body" d="M240 292c0-8 5-13 13-13h14c8 0 11 5 11 11l-2 6h-36z" />
      <circle className="patient" cx="272" cy="278" r="14" />
      <path
        className="fine"
        d="M212 360V206M212 206h-12M212 206h12M206 360h12M194 206h12l-1 20c0 4-10 4-10 0zM200 230c2 30 30 40 46 58"
      />
      <Nurse />
      <path className="outline thick" d="M160 194 350 66l190 128M180 182v178M520 182v178" />
      <path className="body" d="M440 126V92h30v54" />
      <Stop x={180} y={360} />
    </>
  );
}

/** Renders a nurse who takes the patient's pulse. */
function Nurse() {
  return (
    <>
      <path className="dark" d="M462 318h11v38h-13zM477 318h11l2 38h-13z" />
      <path className="fine" d="M457 356h16v4h-18zM477 356h16l2 4h-18z" />
      <path
        className="livery edged"
        d="M456 332c-1-18 1-40 5-52 2-7 7-10 14-10s13 4 15 11c4 13 5 33 4 51-12 4-27 4-38 0z"
      />
      <path className="fine" d="M457 316c11 3 25 3 37 0" />
      <path className="livery edged" d="M484 277c5 3 6 9 3 14-7 11-22 17-41 19l-3-9c15-3 25-7 30-16 3-6 6-10 11-8z" />
      <path className="cabin" d="M446 310l-10 2c-4 1-7-1-6-4 1-2 3-3 6-4l7-3z" />
      <path className="cabin" d="M470 262h11v10c-3 4-8 4-11 0z" />
      <path className="cabin" d="M464 243c0-8 5-13 12-13s12 5 12 13-5 19-12 19c-8 0-12-9-12-19z" />
      <path className="dark" d="M463 244c-1-12 6-18 14-18 9 0 15 7 13 18-1 6-4 10-8 11 1-4 1-8-1-12-6 1-13 0-18 1z" />
      <circle className="dark" cx="492" cy="240" r="5.500" />
    </>
  );
}
