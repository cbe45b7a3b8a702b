import { useScanWording } from '../../../wording/scan/use-scan-wording.ts';
import { lateComponent } from '../../late-component/late-component.tsx';
import { FinderFrame } from './finder-frame.tsx';
import * as styles from './viewfinder.css';

/** What the viewfinder begins with, in the same place. */
function Before() {
  const { camera } = useScanWording().scan;
  return (
    <div className={styles.finder}>
      <FinderFrame />
      <p className={styles.status} role="status">
        {camera.asking}
      </p>
    </div>
  );
}

/** The camera; loaded for who looks for a code, and not for who has scanned one. */
export const ViewfinderSlot = lateComponent(
  async () => (await import('./viewfinder.tsx')).Viewfinder,
  <Before />,
);
