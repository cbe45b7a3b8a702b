import { hostname, networkInterfaces } from 'node:os';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const inUrl = (address: string) => (address.includes(':') ? `[${address}]` : address);

/** Addresses and name of this machine in its networks. */
function namesInNetworks(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  // A link-local address has a zone, which no URL carries.
  return [
    hostname(),
    ...addresses.map(({ address }) => address).filter((address) => !/^fe80:/i.test(address)),
  ];
}

/**
 * The hosts that a shell on this machine answers for: `localhost` with every subdomain, and loopback; when it is open
 * to a network, the machine's own name and addresses too.
 *
 * @param bound address that the server binds to
 * @param networkNames replaced in tests
 */
export function localHosts(bound: string, port: number, networkNames = namesInNetworks): string[] {
  const names = [
    'localhost',
    '*.localhost',
    '127.0.0.1',
    '::1',
    ...(LOOPBACK.includes(bound) ? [] : networkNames()),
  ];
  return [...new Set(names)].map((name) => `${inUrl(name)}:${port}`);
}
