import { createContext, useContext } from 'react';
import { scanWording } from './en.ts';
import type { ScanWording } from './scan-wording.ts';

/** Messages of the scan page; English where no page provides others. */
export const ScanWordingContext = createContext<ScanWording>(scanWording);

export const useScanWording = (): ScanWording => useContext(ScanWordingContext);
