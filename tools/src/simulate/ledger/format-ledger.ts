import { markdownTable } from '../../bench/sampling/markdown-table.ts';
import type { DayRecord, RecordedRequest } from './day-record.ts';
import type { LedgerLine } from './ledger.ts';

const SHOWN_FINDINGS = 10;

const time = (moment: number) => new Date(moment).toISOString().slice(11, 19);

/** The ledger as a table in Markdown, with breaches and the history of their requests below. */
export function formatLedger(record: DayRecord, lines: readonly LedgerLine[]): string {
  const rows = lines.map(({ says, checked, findings }) => [
    says,
    checked,
    findings.length === 0 ? 'kept' : `**${findings.length} broken**`,
  ]);
  const steps = record.requests.flatMap((request) => request.steps);
  const count = (kind: string) => steps.filter(({ event }) => event?.kind === kind).length;
  const sent = record.deliveries.filter(({ state }) => state === 'sent').length;
  const findings = lines.flatMap((line) => line.findings.slice(0, SHOWN_FINDINGS));
  return [
    markdownTable(['rule', 'checked', ''], rows),
    `${count('warned')} warnings, ${count('escalated')} escalations, ${count('slipped')} slips, ${sent} of ${record.deliveries.length} notifications sent`,
    ...findings.map(({ what, requestId }) => {
      const request = record.requests.find(({ id }) => id === requestId);
      return [`- ${what}`, ...(request ? formatHistory(request) : [])].join('\n');
    }),
  ].join('\n\n');
}

function formatHistory({ steps, promisedAt, place }: RecordedRequest): string[] {
  return [
    `    ${place}, promised ${promisedAt === null ? 'no time' : time(promisedAt)}`,
    ...steps.map(({ at, state, byKind, byName, event, reason }) => {
      const what = event
        ? [
            event.kind,
            event.to,
            event.before && `before ${event.before.slice(11, 19)}`,
            event.at && `at ${event.at.slice(11, 19)}`,
          ]
        : [];
      return `    ${[time(at), state, ...what, 'by', byName ?? byKind, reason].filter(Boolean).join(' ')}`;
    }),
  ];
}
