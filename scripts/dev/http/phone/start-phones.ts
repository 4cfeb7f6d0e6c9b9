/** Starts `waybill edit --phone`, and prints on the terminal how a phone connects. */
import { renderUnicodeCompact } from 'uqr';
import { UsageError } from '../../../../schema/errors.ts';
import { isIPv4 } from 'node:net';
import { isLocalAddress, localAddresses } from './local-addresses.ts';
import { PAIRING_PATH } from './pairing-page.ts';
import { PhoneAccess } from './phone-access.ts';

interface PhoneOptions {
  phone: boolean;
  address?: string | undefined;
}

/** The access of phones, and the function that prints how to connect; empty without --phone. */
interface StartedPhones {
  phoneAccess?: PhoneAccess;
  /** Prints the addresses and the code, once the server listens. */
  printInvitation?: () => void;
}

/** Makes the access of phones. Throws UsageError where this machine has no local address, or not the given one. */
export function startPhones({ phone, address }: PhoneOptions): StartedPhones {
  if (address !== undefined && !phone) throw new UsageError('--address belongs to --phone. Give both, or none.');
  if (!phone) return {};
  const phoneAccess: PhoneAccess = new PhoneAccess(addressesFor(address), {
    codeChanged: (code) =>
      console.log(
        code === undefined
          ? 'Too many wrong codes were sent: no more phones can connect. Start this command again.'
          : `\nThis code is no longer valid. The next phone needs a new one:\n${invitation(phoneAccess)}`,
      ),
  });
  return {
    phoneAccess,
    printInvitation: () =>
      console.log(
        `\nOn a phone in the same network:\n${invitation(phoneAccess)}\nEach code admits one phone. The connection is not encrypted: use it only in a network that you trust.`,
      ),
  };
}

function addressesFor(address: string | undefined): string[] {
  if (address === undefined) {
    const found = localAddresses();
    if (found.length > 0) return found;
    throw new UsageError('This machine is in no local network, so that no phone can reach it. Connect it, or leave out --phone.'); // prettier-ignore
  }
  if (isIPv4(address) && isLocalAddress(address)) return [address];
  throw new UsageError(`${JSON.stringify(address)} is no address of a local network. Give one such as 192.168.1.5.`);
}

/** Returns the addresses and the code as lines; on a terminal also as a QR code to scan. */
function invitation({ urls, code }: PhoneAccess): string {
  const lines = `  Open ${urls.join(' or ')}\n  Code: ${code}`;
  if (!process.stdout.isTTY) return lines;
  return `${lines}\n${renderUnicodeCompact(`${urls[0]!}${PAIRING_PATH}#${code.replace(' ', '')}`)}`;
}
