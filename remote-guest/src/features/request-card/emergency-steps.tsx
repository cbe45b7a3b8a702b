import type { RequestStep, ServiceRequest } from '@bellkey/shared/api';
import type { RequestsMessages } from '../../../messages/compiled/requests/messages.ts';
import * as styles from './request-card.css';

type CardMessages = RequestsMessages['card'];

const nameOf = ({ by }: RequestStep, { member }: CardMessages) =>
  by.kind === 'staff' && by.name ? by.name : member;

/** One step for the guest; null for one that does not concern help. */
function formatStep(step: RequestStep, card: CardMessages): string | null {
  switch (step.state) {
    case 'acknowledged':
      return card.has({ name: nameOf(step, card) });
    case 'in_progress':
      return card.onTheWay({ name: nameOf(step, card) });
    case 'done':
    case 'closed':
      return card.isOver;
    default:
      return null;
  }
}

/** Progress of an emergency, in place of a promised time: alerted, taken by, on the way. */
export function EmergencySteps({
  request,
  card,
  time,
}: {
  request: ServiceRequest;
  card: CardMessages;
  /** An instant as the property's clocks show it. */
  time(instant: string): string;
}) {
  const steps = request.steps.flatMap((step, index) => {
    const text = formatStep(step, card);
    // A note of staff adds a step with the same state.
    return text && request.steps[index - 1]?.state !== step.state ? [{ at: step.at, text }] : [];
  });
  return (
    <ol className={styles.steps} aria-label={card.whatWasDone}>
      <li>
        {time(request.createdAt)} {card.alerted}
      </li>
      {steps.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          {time(at)} {text}
        </li>
      ))}
    </ol>
  );
}
