import type { LedgerRow } from '../../sections/lists/ledger.tsx';

/** Connections that are not to a property-management system, with their status in this version. */
export const otherConnections: readonly LedgerRow[] = [
  {
    name: 'HTTP API',
    status: 'Works',
    tone: 'good',
    text: 'Every screen of Bellkey uses it, so it can do what they can. It describes itself in OpenAPI, under /api/docs of an installation.',
  },
  {
    name: 'Live events',
    status: 'Works',
    tone: 'good',
    text: 'Server-sent events that resume after the last one seen. Guests and staff follow their own.',
  },
  {
    name: 'Your own language model',
    status: 'Works',
    tone: 'good',
    text: 'Any address that speaks the OpenAI protocol, your own server included. Without one, the embedded engine answers; when yours fails, the embedded engine takes over and the message says so.',
  },
  {
    name: 'Sign-in for staff',
    status: 'Works',
    tone: 'good',
    text: 'E-mail and password through Firebase Authentication. One OpenID Connect provider of your own can stand beside it, where the installation is set up for it.',
  },
  {
    name: 'Your database',
    status: 'Works',
    tone: 'good',
    text: 'An embedded PostgreSQL for trying out, a PostgreSQL server of yours for keeps. Same tables, same tests.',
  },
  {
    name: 'Rooms and menu from a file',
    status: 'Works',
    tone: 'good',
    text: 'CSV, at the end of the sign-up: a line per room or dish. What can’t be read is named by its line, and nothing is taken in part.',
  },
  {
    name: 'Webhooks',
    status: 'Works',
    tone: 'good',
    text: 'Signed messages about alarms, requests and missed times to an address of yours, tried again for most of a day, with a log to send them from again.',
  },
  {
    name: 'Web push and e-mail for staff',
    status: 'Works',
    tone: 'good',
    text: 'For staff whose phone is in a pocket: each person chooses what, on which devices, and when it is quiet. E-mail needs a mail server of the installation.',
  },
  {
    name: 'Web push for guests',
    status: 'Works',
    tone: 'good',
    text: 'For a guest who has closed the page and allowed it in that browser, until the visit ends.',
  },
  {
    name: 'E-mail for guests',
    status: 'Being built',
    tone: 'warn',
    text: 'For a guest who allows no notifications. No text messages: they cost per message and can’t carry a promise.',
  },
  {
    name: 'Kitchen screen and printer',
    status: 'Being built',
    tone: 'warn',
    text: 'A page that any tablet shows and any printer prints, rather than a driver.',
  },
  {
    name: 'Calendar (iCal)',
    status: 'Being built',
    tone: 'warn',
    text: 'So that a house without any system knows which nights are taken.',
  },
];
