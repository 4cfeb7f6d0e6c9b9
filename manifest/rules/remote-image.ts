import { imagesOf, isRemote } from '../resolve/images.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { guess } from '../words/suggest.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { isHost } from '../../schema/addresses/web-address.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'remote-image',
  severity: 'error',
  title: 'A picture comes from a host that is not allowed',
  means: 'A picture lies on another host, and that host is not allowed, or its size is not given.',
  why: 'A foreign host learns who visits the page, and a picture of unknown size makes the text jump when it arrives.',
  fix: `Best put the picture into the public folder. Otherwise name the host under "imageHosts" and write the picture's width and height.`,
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: feature
        heading: Our boats
        text: We have twelve.
        image:
          file: https://images.example/boat.svg
          alt: A boat`,
    ],
  ],
  checkPage: remoteImage,
});

/** Finds pictures from a host that the site does not name, and remote pictures without a size. */
function remoteImage(manifest: unknown): Finding[] {
  if (!isRecord(manifest)) return [];
  const hosts = hostsOf(manifest['imageHosts']);
  return imagesOf(manifest)
    .filter(({ value }) => isRemote(String(value['file'])))
    .flatMap(({ value, pointer }) => checkImage(value, pointer, hosts));
}

/** Returns the hosts that a site names; undefined where an entry is no host: it is reported itself, and may be any. */
function hostsOf(written: unknown): string[] | undefined {
  if (written === undefined) return [];
  const isHosts = Array.isArray(written) && written.every((entry) => typeof entry === 'string' && isHost(entry));
  return isHosts ? (written as string[]) : undefined;
}

function checkImage(image: Tree, pointer: Pointer, hosts: string[] | undefined): Finding[] {
  const file = String(image['file']);
  const report = (message: string, hint: string, fix: Partial<Finding> = {}): Finding[] => [
    { code: 'remote-image', pointer: `${pointer}/file`, message, hint, found: file, ...fix },
  ];
  if (!URL.canParse(file)) return report(`${JSON.stringify(file)} is not a whole web address.`, 'Correct it.');
  const { protocol, host } = new URL(file);
  if (protocol !== 'https:') return report('A picture may not come unencrypted.', 'Write https://.');
  if (hosts && !hosts.includes(host)) {
    const near = guess(host, hosts, `Put the picture into the public folder, or add "${host}" to imageHosts.`);
    return report(`Pictures may not come from the host ${JSON.stringify(host)}.`, near.hint, near);
  }
  const missing = ['width', 'height'].filter((field) => image[field] === undefined);
  if (missing.length === 0) return [];
  const message = `This picture comes from another host, so it needs ${missing.join(' and ')} here.`;
  return report(message, 'Write the number of pixels, so that nothing moves when the picture arrives.');
}
