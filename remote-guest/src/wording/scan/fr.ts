import { codeEntryMessages } from '../../../messages/compiled/code-entry/fr.ts';
import { problemsMessages } from '../../../messages/compiled/problems/fr.ts';
import { scanMessages } from '../../../messages/compiled/scan/fr.ts';
import { scanRefusalsMessages } from '../../../messages/compiled/scan-refusals/fr.ts';
import { waitsMessages } from '../../../messages/compiled/waits/fr.ts';
import type { ScanWording } from './scan-wording.ts';

export const scanWording: ScanWording = {
  language: 'fr',
  codeEntry: codeEntryMessages,
  problems: problemsMessages,
  scan: scanMessages,
  scanRefusals: scanRefusalsMessages,
  waits: waitsMessages,
};
