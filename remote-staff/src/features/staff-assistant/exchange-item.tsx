import { Link } from '@bellkey/shared/shell';
import { Button, VisuallyHidden } from '@bellkey/shared/ui';
import * as staffAssistantMessages from '../../../messages/compiled/staff-assistant/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import type { Exchange, ShownAnswer } from './exchange.ts';
import { ProposalCard } from './proposal-card.tsx';
import * as styles from './staff-assistant.css';

/** Number of requests with links; the text names as many. */
const MOST_LINKS = 8;
const EMBEDDED = 'embedded';

/** One question, its answer with links, and the proposals. */
export function ExchangeItem({
  exchange,
  timeZone,
  onRetry,
  onDelete,
}: {
  exchange: Exchange;
  timeZone: string;
  onRetry(): Promise<void>;
  onDelete(): void;
}) {
  const now = useNow();
  const { question, askedAt, answer, problem } = exchange;
  return (
    <li className={styles.exchange}>
      <div className={styles.question}>
        <p className={styles.questionText}>
          <VisuallyHidden>{staffAssistantMessages.youAsked} </VisuallyHidden>
          {question}
        </p>
        <p className={styles.meta}>
          <time dateTime={askedAt}>{timeOrDay(askedAt, now, timeZone)}</time>
          {answer || problem ? (
            <Button
              look="quiet"
              size="small"
              aria-label={staffAssistantMessages.deleteQuestion({ question })}
              onClick={onDelete}
            >
              {staffAssistantMessages.deleteLabel}
            </Button>
          ) : null}
        </p>
      </div>
      {problem ? (
        <ProblemNotice problem={problem} title={staffAssistantMessages.answerFailed} onRetry={onRetry} />
      ) : null}
      {answer ? <Answer answer={answer} /> : null}
      {!answer && !problem ? (
        <p role="status" className={styles.quiet}>
          {staffAssistantMessages.lookingItUp}
        </p>
      ) : null}
    </li>
  );
}

function Answer({ answer }: { answer: ShownAnswer }) {
  const { requests, conversations, sources, proposals, engine } = answer;
  const links = [
    ...requests.slice(0, MOST_LINKS).map(({ id, no, title, place }) => ({
      to: `/dashboard?r=${encodeURIComponent(id)}`,
      text: `#${no} ${title}, ${place}`,
    })),
    ...conversations.slice(0, MOST_LINKS).map(({ id, place }) => ({
      to: `/dashboard/staff-chat?c=${encodeURIComponent(id)}`,
      text: staffAssistantMessages.conversationWithPlace({ place }),
    })),
    ...sources.map(({ title }) => ({
      to: '/developers-admin/indexing',
      text: staffAssistantMessages.knowledgeTitle({ title }),
    })),
  ];
  return (
    <div className={styles.answer}>
      <p className={styles.answerText}>
        <VisuallyHidden>{staffAssistantMessages.theAssistantAnswered} </VisuallyHidden>
        {answer.text}
      </p>
      {engine === EMBEDDED ? null : (
        <p className={styles.quiet}>{staffAssistantMessages.modelNote({ engine })}</p>
      )}
      {links.length > 0 ? (
        <ul role="list" aria-label={staffAssistantMessages.topicsLabel} className={styles.links}>
          {links.map(({ to, text }) => (
            <li key={`${to} ${text}`}>
              <Link to={to} className={styles.link ?? ''}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {proposals.map((proposal) => (
        <ProposalCard key={JSON.stringify(proposal)} proposal={proposal} />
      ))}
    </div>
  );
}
