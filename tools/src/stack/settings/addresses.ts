import type { Ports } from '../../processes/ports.ts';

/** The stack's URLs for a browser on this machine. */
export interface Addresses {
  shell: string;
  partner: string;
  api: string;
  identity: string;
  staffSignIn: string;
  apiDocs: string;
  /** The page of the development outbox; null when mail goes to a mail server. */
  outbox: string | null;
}

/** @param hasOutbox whether the stack has a development outbox */
export function addressesFor(ports: Ports, { hasOutbox }: { hasOutbox: boolean }): Addresses {
  const shell = `http://localhost:${ports.shell}`;
  return {
    shell,
    partner: `http://harbourline.localhost:${ports.shell}`,
    api: `http://localhost:${ports.api}`,
    identity: `http://localhost:${ports.authProxy}`,
    staffSignIn: `${shell}/staff-login`,
    apiDocs: `${shell}/api/docs`,
    outbox: hasOutbox ? `http://localhost:${ports.outbox}` : null,
  };
}

/** The link in a place's QR code. */
export function placeLink(shell: string, code: string): string {
  return `${shell}/scan-qr?c=${encodeURIComponent(code)}`;
}
