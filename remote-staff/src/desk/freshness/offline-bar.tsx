import * as messages from '../../../messages/compiled/desk/en.ts';
import * as styles from './live-banner.css';
import { useOnline } from './use-online.ts';

/** Above every staff page, as soon as the browser has no network: what the person sees may be old. */
export function OfflineBar() {
  const online = useOnline();
  // The region exists before its text, so that screen readers announce it.
  return (
    <div role="status">{online ? null : <p className={styles.offline}>{messages.offlineNotice}</p>}</div>
  );
}
