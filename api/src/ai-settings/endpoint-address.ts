import { BlockList, isIP, isIPv6 } from 'node:net';

/** What an owner allows beyond the public internet: `privateHosts` for an engine in the house's own network. */
export interface AddressPolicy {
  privateHosts: boolean;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Addresses that answer about the machine and the network themselves: never allowed. */
const never = new BlockList();
never.addSubnet('0.0.0.0', 8, 'ipv4');
never.addSubnet('169.254.0.0', 16, 'ipv4');
never.addSubnet('100.100.100.200', 32, 'ipv4');
never.addSubnet('192.0.0.0', 24, 'ipv4');
never.addSubnet('192.0.2.0', 24, 'ipv4');
never.addSubnet('198.18.0.0', 15, 'ipv4');
never.addSubnet('224.0.0.0', 3, 'ipv4');
never.addAddress('::', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('fd00:ec2::', 32, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('100.64.0.0', 10, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

const METADATA_NAMES = /^(?:metadata|metadata\.google\.internal|instance-data(?:\..*)?)$/;
const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/** `::ffff:10.0.0.1` is 10.0.0.1 in other clothes, and so is `::ffff:a00:1`. */
function plainAddress(address: string): string {
  const mapped = MAPPED.exec(address);
  if (!mapped) return address;
  if (mapped[1]) return mapped[1];
  const [high, low] = [Number.parseInt(mapped[2] ?? '0', 16), Number.parseInt(mapped[3] ?? '0', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const isIn = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a connection to this address may be made. `asLoopback` is for hosts that name the own machine. */
export function mayConnect(given: string, policy: AddressPolicy, asLoopback: boolean): boolean {
  const address = plainAddress(given);
  if (isIn(loopback, address)) return asLoopback;
  if (isIn(never, address)) return false;
  return policy.privateHosts || !isIn(privateNetworks, address);
}

/** The host of a URL without the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** Whether a host names this machine: only then may an address of it be connected to, and plain HTTP be spoken. */
export function namesLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) !== 0 && isIn(loopback, plainAddress(host));
}

/** What is wrong with an engine's address as typed, in a sentence; null when it may be stored. */
export function addressProblem(text: string, policy: AddressPolicy): string | null {
  if (!URL.canParse(text)) return 'Type the whole address, as https://api.example.com/v1';
  const url = new URL(text);
  const host = hostOf(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && namesLoopback(host))) {
    return 'Use https. Plain http is for an engine on this machine only.';
  }
  if (url.username || url.password) return 'Leave the user and password out; the key has a field of its own.';
  if (url.search || url.hash) return 'Leave out everything from ? or # on.';
  const barred = METADATA_NAMES.test(host) || (isIP(host) && !mayConnect(host, policy, namesLoopback(host)));
  return barred ? 'This address is in a network that the server does not connect to.' : null;
}
