import type { Place } from '../../processes/ready-messages.ts';
import { type Addresses, placeLink } from '../settings/addresses.ts';
import type { DemoAccounts } from './demo-accounts.ts';

interface Credentials {
  email: string;
  password: string;
}

/** `demo.json`: what another program needs to use a running demo stack. */
export interface DemoFile {
  shellUrl: string;
  partnerUrl: string;
  apiUrl: string;
  /** The development outbox; absent when mail goes to a mail server. */
  outboxUrl?: string;
  /** URL of each live `release.json`. */
  remotes: Record<string, string>;
  owner: Credentials;
  manager: Credentials;
  staff: Credentials;
  developer: Credentials;
  operator: Credentials;
  places: { label: string; code: string; url: string }[];
}

const credentials = ({ email, password }: Credentials): Credentials => ({ email, password });

export function demoFile(
  addresses: Addresses,
  remotes: Record<string, string>,
  accounts: DemoAccounts,
  places: readonly Place[],
): DemoFile {
  return {
    shellUrl: addresses.shell,
    partnerUrl: addresses.partner,
    apiUrl: addresses.api,
    ...(addresses.outbox === null ? {} : { outboxUrl: addresses.outbox }),
    remotes,
    owner: credentials(accounts.owner),
    manager: credentials(accounts.manager),
    staff: credentials(accounts.staff),
    developer: credentials(accounts.developer),
    operator: credentials(accounts.operator),
    places: places.map(({ label, code }) => ({ label, code, url: placeLink(addresses.shell, code) })),
  };
}
