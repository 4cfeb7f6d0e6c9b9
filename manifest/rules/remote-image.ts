import { imagesOf, isRemote } from '../resolve/images.ts';
import { guess } from '../words/suggest.ts';
import { isRecord, recordOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { isHost } from '../../schema/addresses/web-address.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { feature } from './support/examples.ts';

export const rule = defineRule({
  code: 'remote-image',
  severity: 'error',
  title: 'A picture comes from a host that is not allowed',
  means: 'A picture lies on another host, and that host is not allowed, or its size is not given.',
  why: 'A foreign host learns who visits the page, and a picture of unknown size makes the text jump when it arrives.',
  fix: `Best put the picture into the public folder. Otherwise name the host under "imageHosts" and write the picture's width and height.`,
  wrong: feature('https://images.example/boat.svg'),
  *checkPage(manifest) {
    if (!isRecord(manifest)) return;
    const hosts = hostsOf(manifest['imageHosts']);
    for (const { value, pointer } of imagesOf(manifest)) {
      const file = String(value['file']);
      const fault = isRemote(file) ? faultOf(file, value, hosts) : undefined;
      if (fault) yield { pointer: `${pointer}/file`, found: file, ...fault };
    }
  },
  *checkSite(manifest) {
    const brand = recordOf(manifest, 'brand');
    for (const field of ['logo', 'logoDark', 'icon']) {
      const file = brand[field];
      if (typeof file !== 'string' || !isRemote(file)) continue;
      const message = 'The pictures of the brand may not come from another host.';
      yield { pointer: `/brand/${field}`, found: file, message, hint: 'Put the file into the public folder.' };
    }
  },
});

/** Returns the hosts that a site names; undefined where an entry is not a host: it is reported itself, and may be any. */
function hostsOf(written: unknown): string[] | undefined {
  if (written === undefined) return [];
  const isHosts = Array.isArray(written) && written.every((entry) => typeof entry === 'string' && isHost(entry));
  return isHosts ? (written as string[]) : undefined;
}

function faultOf(file: string, image: Tree, hosts: string[] | undefined): Omit<RuleFinding, 'pointer'> | undefined {
  if (!URL.canParse(file))
    return { message: `${JSON.stringify(file)} is not a whole web address.`, hint: 'Correct it.' };
  const { protocol, host } = new URL(file);
  if (protocol !== 'https:') return { message: 'A picture may not come unencrypted.', hint: 'Write https://.' };
  if (hosts && !hosts.includes(host))
    return {
      message: `Pictures may not come from the host ${JSON.stringify(host)}.`,
      ...guess(host, hosts, `Put the picture into the public folder, or add "${host}" to imageHosts.`),
    };
  const missing = ['width', 'height'].filter((field) => image[field] === undefined);
  if (missing.length === 0) return undefined;
  return {
    message: `This picture comes from another host, so it needs ${missing.join(' and ')} here.`,
    hint: 'Write the number of pixels, so that nothing moves when the picture arrives.',
  };
}
