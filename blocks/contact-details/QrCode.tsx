import { encode } from 'uqr';
import { asciiAddress } from '../../schema/addresses/base-path.ts';
import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';

/** Modules around the code that stay light: with fewer, scanners may miss it. */
const BORDER = 4;

/** Renders a link as a QR code: dark on light in every colour scheme and in print, as scanners need it. */
export function QrCode({ to, text }: { to: string; text: string }) {
  const { url = '', breadcrumbs } = useSiteContext();
  const { qrCode } = useStaticLabels();
  const page = to.startsWith('#') ? (breadcrumbs.at(-1)?.to ?? '/') : '';
  const { data, size } = encode(asciiAddress(page + to, url), { ecc: 'M', border: BORDER });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={qrCode.replace('{text}', () => text)}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" shapeRendering="crispEdges" d={data.map(drawRow).join('')} />
    </svg>
  );
}

/** Draws the dark modules of a row as the data of a path: one line for each run. */
function drawRow(row: boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...modules.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('');
}
