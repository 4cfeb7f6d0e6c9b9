/** Prepares `waybill edit --phone`, and shows on the terminal how a phone is let in. */
import { renderUnicodeCompact } from 'uqr';
import { UsageError } from '../../../../schema/errors.ts';
import { isIPv4 } from 'node:net';
import { isLocalAddress, localAddresses } from './local-addresses.ts';
import { PAIR } from './pairing-page.ts';
import { PhoneAccess } from './phone-access.ts';

interface PhoneOptions {
  phone: boolean;
  address?: string | undefined;
}

/** The phones that may edit, and what shows how; nothing without the option. */
interface StartedPhones {
  phones?: PhoneAccess;
  /** Shows the addresses with a port, and the code. */
  invite?: (port: number) => void;
}

/** Makes what lets phones in. Throws UsageError where this machine has no address, or not that one. */
export function startPhones({ phone, address }: PhoneOptions): StartedPhones {
  if (address !== undefined && !phone) throw new UsageError('--address belongs to --phone. Give both, or none.');
  if (!phone) return {};
  const addresses = addressesFor(address);
  let port = 0;
  const phones = new PhoneAccess(addresses, {
    codeChanged: (code) =>
      console.log(
        code === undefined
          ? 'Too many wrong codes were sent: no further phone is let in. Start this command again.'
          : `\nThis code counts no longer. The next phone needs another:\n${invitation(addresses, port, code)}`,
      ),
  });
  return {
    phones,
    invite: (listened) => {
      port = listened;
      console.log(
        `\nOn a phone in the same network:\n${invitation(addresses, port, phones.code)}\nEach code lets one phone in. What is sent is not encrypted: use it in a network that you trust.`,
      );
    },
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

/** Returns the lines that a person needs: addresses and the code, on a terminal also as a picture to scan. */
function invitation(addresses: string[], port: number, code: string): string {
  const urls = addresses.map((address) => `http://${address}:${port}`);
  const lines = `  Open ${urls.join(' or ')}\n  Code: ${code}`;
  if (!process.stdout.isTTY) return lines;
  return `${lines}\n${renderUnicodeCompact(`${urls[0]!}${PAIR}#${code.replace(' ', '')}`)}`;
}
