import { codeEntryMessages } from '../../../messages/compiled/code-entry/en.ts';
import { problemsMessages } from '../../../messages/compiled/problems/en.ts';
import { scanMessages } from '../../../messages/compiled/scan/en.ts';
import { scanRefusalsMessages } from '../../../messages/compiled/scan-refusals/en.ts';
import { waitsMessages } from '../../../messages/compiled/waits/en.ts';
import type { ScanWording } from './scan-wording.ts';

export const scanWording: ScanWording = {
  language: 'en',
  codeEntry: codeEntryMessages,
  problems: problemsMessages,
  scan: scanMessages,
  scanRefusals: scanRefusalsMessages,
  waits: waitsMessages,
};
