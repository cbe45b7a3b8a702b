import type { Ports } from '../../processes/ports.ts';

/** The stack's URLs for a browser on this machine. */
export interface Addresses {
  shell: string;
  partner: string;
  api: string;
  identity: string;
  staffSignIn: string;
  apiDocs: string;
}

export function addressesFor(ports: Ports): Addresses {
  const shell = `http://localhost:${ports.shell}`;
  return {
    shell,
    partner: `http://harbourline.localhost:${ports.shell}`,
    api: `http://localhost:${ports.api}`,
    identity: `http://localhost:${ports.authProxy}`,
    staffSignIn: `${shell}/staff-login`,
    apiDocs: `${shell}/api/docs`,
  };
}

/** The link in a place's QR code. */
export function placeLink(shell: string, code: string): string {
  return `${shell}/scan-qr?c=${encodeURIComponent(code)}`;
}
