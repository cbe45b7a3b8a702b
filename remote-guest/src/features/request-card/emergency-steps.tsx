import type { RequestStep, ServiceRequest } from '@bellkey/shared/api';
import * as styles from './request-card.css';

const nameOf = ({ by }: RequestStep) => (by.kind === 'staff' && by.name ? by.name : 'A member of staff');

/** One step as its guest reads it; null for what says nothing of help. */
function formatStep(step: RequestStep): string | null {
  switch (step.state) {
    case 'acknowledged':
      return `${nameOf(step)} has it`;
    case 'in_progress':
      return `${nameOf(step)} is on the way`;
    case 'done':
    case 'closed':
      return 'Staff say it is over';
    default:
      return null;
  }
}

/** What was done about an emergency so far, in place of a promised time: alerted, taken by, on the way. */
export function EmergencySteps({
  request,
  time,
}: {
  request: ServiceRequest;
  /** An instant as the property's clocks show it. */
  time(instant: string): string;
}) {
  const steps = request.steps.flatMap((step, index) => {
    const words = formatStep(step);
    // Staff who note something leave a step of the same state behind.
    return words && request.steps[index - 1]?.state !== step.state ? [{ at: step.at, words }] : [];
  });
  return (
    <ol className={styles.steps} aria-label="What was done">
      <li>{time(request.createdAt)} Staff were alerted</li>
      {steps.map(({ at, words }) => (
        <li key={`${at} ${words}`}>
          {time(at)} {words}
        </li>
      ))}
    </ol>
  );
}
