import { imagesOf, isRemote } from '../images.ts';
import type { Finding, Pointer } from '../problem.ts';
import { guess } from '../suggest.ts';
import { isRecord } from '../tree.ts';
import type { Tree } from '../tree.ts';
import { isHost } from '../web-address.ts';

/** A picture from elsewhere comes from a host that the site names, and says its size, which no file here can say. */
export function remoteImage(manifest: unknown): Finding[] {
  if (!isRecord(manifest)) return [];
  const hosts = hostsOf(manifest['imageHosts']);
  return imagesOf(manifest)
    .filter(({ value }) => isRemote(String(value['file'])))
    .flatMap(({ value, pointer }) => checkImage(value, pointer, hosts));
}

/** The hosts that a site names; an entry that is no host is reported, and names the one that it holds. */
interface Hosts {
  names: string[];
  has(host: string): boolean;
}

function hostsOf(written: unknown): Hosts {
  const entries: unknown[] = Array.isArray(written) ? written : written === undefined ? [] : [written];
  const names = entries.filter((entry): entry is string => typeof entry === 'string' && isHost(entry));
  const broken = entries.filter((entry) => !(typeof entry === 'string' && isHost(entry)));
  const mayBe = (host: string) =>
    broken.some((entry) => typeof entry !== 'string' || entry.toLowerCase().includes(host));
  return { names, has: (host) => names.includes(host) || mayBe(host) };
}

function checkImage(image: Tree, pointer: Pointer, hosts: Hosts): Finding[] {
  const file = String(image['file']);
  const report = (message: string, hint: string, cure: Partial<Finding> = {}): Finding[] => [
    { code: 'remote-image', pointer: `${pointer}/file`, message, hint, found: file, ...cure },
  ];
  if (!URL.canParse(file)) return report(`${JSON.stringify(file)} is not a whole web address.`, 'Correct it.');
  const { protocol, host } = new URL(file);
  if (protocol !== 'https:') return report('A picture may not come unencrypted.', 'Write https://.');
  if (!hosts.has(host)) {
    const near = guess(host, hosts.names, `Put the picture into the public folder, or add "${host}" to imageHosts.`);
    return report(`Pictures may not come from the host ${JSON.stringify(host)}.`, near.hint, near);
  }
  const missing = ['width', 'height'].filter((field) => image[field] === undefined);
  if (missing.length === 0) return [];
  const message = `This picture comes from another host, so it needs ${missing.join(' and ')} here.`;
  return report(message, 'Write the number of pixels, so that nothing moves when the picture arrives.');
}
