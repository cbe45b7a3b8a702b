import { codeEntryMessages } from '../../../messages/compiled/code-entry/es.ts';
import { problemsMessages } from '../../../messages/compiled/problems/es.ts';
import { scanMessages } from '../../../messages/compiled/scan/es.ts';
import { scanRefusalsMessages } from '../../../messages/compiled/scan-refusals/es.ts';
import { waitsMessages } from '../../../messages/compiled/waits/es.ts';
import type { ScanWording } from './scan-wording.ts';

export const scanWording: ScanWording = {
  language: 'es',
  codeEntry: codeEntryMessages,
  problems: problemsMessages,
  scan: scanMessages,
  scanRefusals: scanRefusalsMessages,
  waits: waitsMessages,
};
