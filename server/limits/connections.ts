/** Limits the connections of one network, so that it cannot take all of them. */
import type { Server } from 'node:http';
import { networksOf } from './network.ts';

/** The limits in the order of networksOf: for an IPv4 address or an IPv6 /64, and for a /48. */
export const MAX_PER_NETWORK = [512, 1024];

/** Closes connections beyond the limits. A trusted proxy has none, as it holds the connections of all its visitors. */
export function limitConnections(server: Server, isProxy: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const networks = networksOf(address);
    if (networks.some((network, index) => (open.get(network) ?? 0) >= MAX_PER_NETWORK[index]!))
      return void socket.destroy();
    for (const network of networks) open.set(network, (open.get(network) ?? 0) + 1);
    socket.once('close', () => {
      for (const network of networks) {
        const left = open.get(network)! - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    });
  });
}
