import { useLoad } from '@bellkey/shared/load';
import { Link } from '@bellkey/shared/shell';
import { Skeleton } from '@bellkey/shared/ui';
import { Check, Circle } from 'lucide-react';
import * as messages from '../../../../messages/compiled/settings/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import { SETUP_STEPS, stepsOf } from './setup-steps.ts';

/** The steps from sign-up to the first guest, open ones first. */
export function Checklist({ propertyId }: { propertyId: string }) {
  const checklist = useLoad('GET /api/staff/settings/checklist', { query: { property: propertyId } });

  if (checklist.status === 'loading') return <Skeleton label={messages.setUpLoadingLabel} lines={8} />;
  if (checklist.status === 'failed')
    return (
      <ProblemNotice
        problem={checklist.problem}
        title={messages.setUpLoadFailed}
        onRetry={checklist.refresh}
      />
    );
  const steps = stepsOf(checklist.value);
  const done = steps.filter((step) => step.done).length;
  const ordered = [...steps.filter((step) => !step.done), ...steps.filter((step) => step.done)];
  return (
    <section className={styles.section} aria-label={messages.setUp}>
      <p className={styles.quiet}>
        {done === steps.length ? messages.setUpDone : messages.setUpProgress({ done, steps: steps.length })}
      </p>
      <ul className={styles.list}>
        {ordered.map((step) => {
          const { name, why, to } = SETUP_STEPS[step.key];
          const Mark = step.done ? Check : Circle;
          return (
            <li key={step.key} className={`${styles.row} ${step.done ? styles.out : ''}`}>
              <Mark size={20} aria-hidden="true" />
              <div>
                <p className={styles.name}>
                  <Link to={to}>{name}</Link>
                </p>
                <p className={styles.quiet}>{step.done ? messages.done : why}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
