import { type ComponentType, useState } from 'react';
import { localDurableStorage } from '../../durable-storage/durable-storage.ts';
import { FirstMomentContext } from '../../first-data/first-moment.ts';
import { useFirstData } from '../../first-data/use-first-data.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { scanWording } from '../../wording/scan/en.ts';
import { loadScanWording } from '../../wording/scan/scan-wording.ts';
import { ScanWordingContext } from '../../wording/scan/use-scan-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import * as styles from './scan-screen.css';
import { ScanSteps } from './scan-steps.tsx';

interface ScanScreenProps {
  /** Draws the property's bar, where there is one. */
  Bar?: ComponentType<{ language: GuestLanguage }>;
}

/** From a code to a place to a conversation, in the guest's language. */
export function ScanScreen({ Bar }: ScanScreenProps) {
  const [device] = useState(localDurableStorage);
  const first = useFirstData('place');
  const [language, setLanguage] = useGuestLanguage(device, first?.languages);
  const wording = useLoadedWording(scanWording, loadScanWording, language);
  if (wording === null) {
    // As the server sent it.
    return (
      <section className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{scanWording.scan.title}</h1>
          <p className={styles.lede}>{scanWording.scan.intro}</p>
        </header>
      </section>
    );
  }
  return (
    <ScanWordingContext value={wording}>
      <FirstMomentContext value={first?.at ?? null}>
        <div lang={wording.language}>
          {Bar ? <Bar language={language} /> : null}
          <ScanSteps first={first} language={language} onLanguage={setLanguage} />
        </div>
      </FirstMomentContext>
    </ScanWordingContext>
  );
}
