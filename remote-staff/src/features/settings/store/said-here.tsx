import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/settings/en.ts';
import * as styles from './settings.css';
import type { SettingsStore } from './use-settings.ts';

/** The message about the latest change, next to where it was made, with an undo. */
export function SaidHere({ store: { said }, of }: { store: SettingsStore; of: string }) {
  const here = said?.of === of ? said : null;
  return (
    <p role="status" className={styles.said}>
      {here?.text}
      {here?.undo ? (
        <Button look="outline" size="small" onClick={here.undo}>
          {messages.undo}
        </Button>
      ) : null}
    </p>
  );
}
