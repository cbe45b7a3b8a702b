import { useAction } from '@bellkey/shared/action';
import type { Lead } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Chip } from '@bellkey/shared/ui';
import * as leadsMessages from '../../../messages/compiled/leads/en.ts';
import * as styles from './leads.css';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** One complete enquiry. A handled one stays in place, so that it can be reopened. A mark that fails is reported. */
export function LeadCard({
  lead,
  onMark,
  onMarked,
}: {
  lead: Lead;
  /** Resolves with the problem when the API refuses, otherwise null. */
  onMark(handled: boolean): Promise<ApiProblem | null>;
  onMarked(handled: boolean): void;
}) {
  const { run, busy, problem, clear } = useAction();
  const handled = lead.handledAt !== null;
  const subject = encodeURIComponent(leadsMessages.yourEnquiryReference({ reference: lead.reference }));
  return (
    <li className={styles.card} data-handled={handled || undefined}>
      <div className={styles.head}>
        <h2 className={styles.who}>
          {lead.property}
          <span className={styles.reference}>{lead.reference}</span>
        </h2>
        <span className={styles.marks}>
          <Chip>{leadsMessages.kinds[lead.kind]}</Chip>
          {lead.brand === 'default' ? null : <Chip>{lead.brand}</Chip>}
          {handled ? <Chip tone="good">{leadsMessages.handled}</Chip> : null}
        </span>
      </div>
      <p className={styles.by}>
        {lead.name}, <a href={`mailto:${lead.email}?subject=${subject}`}>{lead.email}</a>
        {lead.rooms === null ? null : ` ${leadsMessages.roomsRooms({ rooms: lead.rooms })}`}
        {lead.system === null ? null : ` · ${lead.system}`}
      </p>
      <p className={styles.message}>{lead.message}</p>
      <div className={styles.foot}>
        <time dateTime={lead.createdAt}>{when.format(new Date(lead.createdAt))}</time>
        <Button
          look={handled ? 'quiet' : 'outline'}
          size="small"
          busy={busy}
          onClick={() => {
            clear();
            void run(
              () => onMark(!handled),
              () => onMarked(!handled),
            );
          }}
        >
          {handled ? leadsMessages.openAgain : leadsMessages.markAsHandled}
        </Button>
      </div>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem.detail} ({problem.code})
        </p>
      ) : null}
    </li>
  );
}
