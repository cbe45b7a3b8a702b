import { endPushHere } from '@bellkey/shared/push-on-device';
import { useApi, useSession } from '@bellkey/shared/shell';
import { LogOut } from 'lucide-react';
import * as messages from '../../messages/compiled/frame/en.ts';
import { closeDesks } from '../desk/desk-registry.ts';
import * as styles from './side.css';

/** Ends the session and closes its desks, so that no data of it stays on the screen. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  const { store } = useSession();
  return async () => {
    closeDesks(api);
    await endPushHere();
    await store.signOut();
  };
}

/** Signs the person out. */
export function SignOutButton({ onSignOut }: { onSignOut(): Promise<void> }) {
  return (
    <button type="button" className={styles.signOut} onClick={() => void onSignOut()}>
      <LogOut size={18} aria-hidden="true" />
      <span>{messages.signOut}</span>
    </button>
  );
}
