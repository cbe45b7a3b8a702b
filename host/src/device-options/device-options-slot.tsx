// Not with the component: a late style sheet makes the browser lay out the whole page again.
import '../subdomain-panel/subdomain-panel.css';
import { useIdleComponent } from '../idle/use-idle-component.ts';
import * as styles from './device-options.css';
import { useDeviceOptions } from './use-device-options.ts';

const load = () => import('./device-options.tsx').then(({ DeviceOptions }) => DeviceOptions);

/** Place of the device options. Its height is reserved; its content loads when idle, and only when there is some. */
export function DeviceOptionsSlot() {
  const options = useDeviceOptions();
  const { install, update, status, panel } = options;
  const Options = useIdleComponent(install !== 'hidden' || update || status !== null || panel, load);
  return <div className={styles.place}>{Options ? <Options {...options} /> : null}</div>;
}
