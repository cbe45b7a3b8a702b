import type { FirstData } from '@bellkey/shared/shell';
import { OwnBarSlot } from '../../features/front/own-bar-slot.tsx';
import { ScanScreen } from '../../features/scan/scan-screen.tsx';
import { firstLanguage } from '../../language/guest-language.ts';
import { loadWording } from '../../wording/load-wording.ts';
import { scanWording } from '../../wording/scan/en.ts';
import { loadScanWording } from '../../wording/scan/scan-wording.ts';

/** Where guests enter: with a code in the address, or looking for one. */
export function Page() {
  return <ScanScreen Bar={OwnBarSlot} />;
}

/** The messages of the guest's language: the question then renders in one piece. No property is theirs yet. */
export async function prepare(data: FirstData): Promise<null> {
  await loadWording(scanWording, loadScanWording, firstLanguage(data.languages));
  return null;
}
