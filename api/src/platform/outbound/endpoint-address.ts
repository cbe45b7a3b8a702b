import { isIP } from 'node:net';
import { rangeOf } from './address-range.ts';

/**
 * What the operator allows in addition to the public internet: with `privateHosts`, a language model on this machine or
 * in a network behind it (`AI_PRIVATE_HOSTS=1`).
 */
export interface AddressPolicy {
  privateHosts: boolean;
}

const METADATA_NAMES = /^(?:metadata|metadata\.google\.internal|instance-data(?:\..*)?)$/;

/**
 * Whether a connection to this address may be made.
 *
 * @param address an IP address
 * @param asLoopback whether the URL itself names this machine: a name on the internet never leads to it
 */
export function mayConnect(address: string, policy: AddressPolicy, asLoopback: boolean): boolean {
  switch (rangeOf(address)) {
    case 'public':
      return true;
    case 'private':
      return policy.privateHosts;
    case 'loopback':
      return policy.privateHosts && asLoopback;
    case 'never':
      return false;
  }
}

/** The host of a URL without the brackets of an IPv6 address and without the dot that may end a name. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$|\.+$/g, '').toLowerCase();

/** Whether a host names this machine: plain HTTP is allowed only then. */
export function namesLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) !== 0 && rangeOf(host) === 'loopback';
}

/** Whether a host can be refused by its name or number before resolving it. */
function isBarred(host: string, policy: AddressPolicy): boolean {
  if (host === '' || METADATA_NAMES.test(host)) return true;
  const loopback = namesLoopback(host);
  if (loopback && !policy.privateHosts) return true;
  return isIP(host) !== 0 && !mayConnect(host, policy, loopback);
}

/** What is wrong with an address of another server as typed, as a sentence; null when it may be stored. */
export function addressProblem(text: string, policy: AddressPolicy): string | null {
  if (!URL.canParse(text)) return 'Type the whole address; it begins with https://';
  const url = new URL(text);
  const host = hostOf(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && namesLoopback(host))) {
    return 'Use https. Plain http is for this machine only.';
  }
  if (url.username || url.password) return 'Leave the user and password out of the address.';
  if (url.search || url.hash) return 'Leave out everything from ? or # on.';
  return isBarred(host, policy) ? 'This address is in a network that the server does not connect to.' : null;
}
