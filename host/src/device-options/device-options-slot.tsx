// Imported here rather than by the component: a late style sheet makes the browser lay out the whole page again.
import '../subdomain-panel/subdomain-panel.css';
import { useIdleComponent } from '../idle/use-idle-component.ts';
import * as styles from './device-options.css';
import { useDeviceOptions } from './use-device-options.ts';

const load = () => import('./device-options.tsx').then(({ DeviceOptions }) => DeviceOptions);

/**
 * Place of the device options. Its height is reserved; its content loads when idle, and only when there is some.
 *
 * @param panelOn where the subdomain panel's button is: at the end of the line above, which has to be free there, or in
 *   a row of its own
 */
export function DeviceOptionsSlot({ panelOn = 'own-row' }: { panelOn?: 'line-above' | 'own-row' }) {
  const options = useDeviceOptions();
  const { install, update, status, panel } = options;
  const Options = useIdleComponent(install !== 'hidden' || update || status !== null || panel, load);
  return (
    <div className={styles.place} data-panel-on={panelOn}>
      {Options ? <Options {...options} /> : null}
    </div>
  );
}
