import type { DemoFile } from '../demo/demo-file.ts';
import type { Addresses } from '../settings/addresses.ts';
import { qrCodeLines } from './qr-code.ts';

const LABEL_WIDTH = 18;
const PREFERRED_PLACE = 'Room 204';

/** The final block of a start: where to go, and the accounts. */
export function welcome(demo: DemoFile, addresses: Addresses, { colours }: { colours: boolean }): string {
  const row = (label: string, value: string) => `  ${label.padEnd(LABEL_WIDTH)}${value}`;
  const place = demo.places.find(({ label }) => label === PREFERRED_PLACE) ?? demo.places[0];
  const guest = place
    ? [row(`Guest, ${place.label}`, place.url), '', ...qrCodeLines(place.url, { colours }), '']
    : [];
  return [
    '',
    ...guest,
    row('Public site', demo.shellUrl),
    row('Partner brand', demo.partnerUrl),
    row('Staff sign-in', `${addresses.staffSignIn}   ${demo.staff.email}   ${demo.staff.password}`),
    row('Owner sign-in', `${addresses.staffSignIn}   ${demo.owner.email}   ${demo.owner.password}`),
    row('Manager sign-in', `${addresses.staffSignIn}   ${demo.manager.email}   ${demo.manager.password}`),
    row(
      'Developer sign-in',
      `${addresses.staffSignIn}   ${demo.developer.email}   ${demo.developer.password}`,
    ),
    row('Operator sign-in', `${addresses.staffSignIn}   ${demo.operator.email}   ${demo.operator.password}`),
    row('API docs', addresses.apiDocs),
    ...(addresses.outbox === null
      ? []
      : [row('Outbox', `${addresses.outbox}   no mail leaves this computer`)]),
    '',
    '  Sign-in runs on a local emulator and Hotel Aurora is made up. Ctrl-C stops everything; the data stays.',
    '',
  ].join('\n');
}
