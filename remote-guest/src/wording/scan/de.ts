import { codeEntryMessages } from '../../../messages/compiled/code-entry/de.ts';
import { problemsMessages } from '../../../messages/compiled/problems/de.ts';
import { scanMessages } from '../../../messages/compiled/scan/de.ts';
import { scanRefusalsMessages } from '../../../messages/compiled/scan-refusals/de.ts';
import { waitsMessages } from '../../../messages/compiled/waits/de.ts';
import type { ScanWording } from './scan-wording.ts';

export const scanWording: ScanWording = {
  language: 'de',
  codeEntry: codeEntryMessages,
  problems: problemsMessages,
  scan: scanMessages,
  scanRefusals: scanRefusalsMessages,
  waits: waitsMessages,
};
