import type { CodeEntryMessages } from '../../../messages/compiled/code-entry/messages.ts';
import type { ProblemsMessages } from '../../../messages/compiled/problems/messages.ts';
import type { ScanMessages } from '../../../messages/compiled/scan/messages.ts';
import type { ScanRefusalsMessages } from '../../../messages/compiled/scan-refusals/messages.ts';
import type { WaitsMessages } from '../../../messages/compiled/waits/messages.ts';
import type { LoadWording, Wording } from '../load-wording.ts';

/** Messages of the scan page, in one language. */
export interface ScanWording extends Wording {
  codeEntry: CodeEntryMessages;
  problems: ProblemsMessages;
  scan: ScanMessages;
  scanRefusals: ScanRefusalsMessages;
  waits: WaitsMessages;
}

/** English is part of the page; each other language is a separate file, loaded on demand. */
export const loadScanWording: LoadWording<ScanWording> = {
  pt: async () => (await import('./pt.ts')).scanWording,
  es: async () => (await import('./es.ts')).scanWording,
  de: async () => (await import('./de.ts')).scanWording,
  fr: async () => (await import('./fr.ts')).scanWording,
  it: async () => (await import('./it.ts')).scanWording,
};
