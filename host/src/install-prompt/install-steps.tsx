import { Button } from '@bellkey/shared/ui';
import * as messages from '../../messages/compiled/install/en.ts';
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
        {messages.stepsTitle({ name })}
      </h2>
      <ol className={styles.steps}>
        <li>
          {messages.tap} <strong>{messages.share}</strong> {messages.shareStepEnd}
        </li>
        <li>
          {messages.choose} <strong>{messages.addToHomeOption}</strong>.
        </li>
        <li>
          {messages.confirm} <strong>{messages.add}</strong>.
        </li>
      </ol>
      <Button onClick={onDone}>{messages.gotIt}</Button>
    </>
  );
}
