import { Button } from '@bellkey/shared/ui';
import * as styles from './install-prompt.css';

/** How to install by hand on iOS (specification, section 4). */
export function InstallSteps({
  titleId,
  name,
  onDone,
}: {
  titleId: string;
  name: string;
  onDone: () => void;
}) {
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        Keep {name} on your home screen
      </h2>
      <ol className={styles.steps}>
        <li>
          Tap <strong>Share</strong> in the browser’s bar.
        </li>
        <li>
          Choose <strong>Add to Home Screen</strong>.
        </li>
        <li>
          Confirm <strong>Add</strong>.
        </li>
      </ol>
      <Button onClick={onDone}>Got it</Button>
    </>
  );
}
