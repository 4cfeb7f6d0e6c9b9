/** Checks names of time zones. */
import type { FormatFault } from '../../addresses/web-address.ts';

/** Returns what is wrong with the name of a time zone, such as CET or Berlin; undefined where nothing is. */
export function timeZoneFault(text: string): FormatFault | undefined {
  if (/^[A-Z][A-Za-z]+\/[A-Z][\w/+-]+$/.test(text) && isZone(text)) return undefined;
  const city = text.trim().toLowerCase().replaceAll(/[ _]/g, '');
  const zones = Intl.supportedValuesOf('timeZone');
  const found = zones.filter((zone) => [zone, zone.split('/').at(-1)!].some((name) => name.toLowerCase().replaceAll('_', '') === city)); // prettier-ignore
  if (found.length === 1) return { hint: `Write "${found[0]}".`, write: found[0]! };
  return { hint: 'Write the region and its largest city, as in Europe/Berlin, America/New_York or Asia/Kolkata: such a zone knows when summer time begins.' }; // prettier-ignore
}

function isZone(name: string): boolean {
  try {
    new Date().toLocaleString('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
