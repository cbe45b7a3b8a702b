import { createContext, useContext } from 'react';
import { scanWording } from './en.ts';
import type { ScanWording } from './scan-wording.ts';

/** What the way in says; English where no page says otherwise. */
export const ScanWordingContext = createContext<ScanWording>(scanWording);

export const useScanWording = (): ScanWording => useContext(ScanWordingContext);
