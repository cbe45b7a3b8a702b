import { AtTheDoor } from '../../../illustrations/at-the-door.tsx';
import { OneQueue } from '../../../illustrations/one-queue.tsx';
import { ScanACode } from '../../../illustrations/scan-a-code.tsx';
import { Section } from '../../../sections/layout/section.tsx';
import * as styles from './steps.css';

const steps = [
  {
    picture: <ScanACode />,
    title: 'The guest scans and writes',
    text: 'Each room, table and pool bar has its own code. It opens a chat in the browser that already knows where the guest is. They ask as they would ask a person.',
  },
  {
    picture: <OneQueue />,
    title: 'The right department gets it',
    text: 'What the house knows is answered on the spot, with its source. What somebody must do becomes a request, in the queue of whoever does it, with the minutes left.',
  },
  {
    picture: <AtTheDoor />,
    title: 'Both watch the same clock',
    text: 'Staff accept, and the guest’s card moves. Both see the time turn amber before it runs out. If it passes, the card says so and by how much; if staff decline, they write why, and the guest reads it.',
  },
] as const;

/** How it works, in three steps. */
export function Steps() {
  return (
    <Section title="A promise is a time, said out loud, that everyone can see.">
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <div className={styles.picture}>{step.picture}</div>
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span> {step.title}
            </h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
