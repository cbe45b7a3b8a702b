// Not with the component: a style sheet that comes late has the browser lay the whole page out again.
import '../subdomain-panel/subdomain-panel.css';
import { useReportError } from '@bellkey/shared/shell';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../idle/when-idle.ts';
import * as styles from './device-options.css';
import { type DeviceOptions, useDeviceOptions } from './use-device-options.ts';

/** Place of the device options. Its height is reserved; its content loads when idle, and only when there is some. */
export function DeviceOptionsSlot() {
  const options = useDeviceOptions();
  const reportError = useReportError();
  const [Options, setOptions] = useState<ComponentType<DeviceOptions> | null>(null);
  const { install, update, status, panel } = options;
  const wanted = !Options && (install !== 'hidden' || update || status !== null || panel);
  useEffect(() => {
    if (!wanted) return;
    return whenIdle(() => {
      import('./device-options.tsx').then((module) => setOptions(() => module.DeviceOptions), reportError);
    });
  }, [wanted, reportError]);
  return <div className={styles.place}>{Options ? <Options {...options} /> : null}</div>;
}
