import { codeEntryMessages } from '../../../messages/compiled/code-entry/it.ts';
import { problemsMessages } from '../../../messages/compiled/problems/it.ts';
import { scanMessages } from '../../../messages/compiled/scan/it.ts';
import { scanRefusalsMessages } from '../../../messages/compiled/scan-refusals/it.ts';
import { waitsMessages } from '../../../messages/compiled/waits/it.ts';
import type { ScanWording } from './scan-wording.ts';

export const scanWording: ScanWording = {
  language: 'it',
  codeEntry: codeEntryMessages,
  problems: problemsMessages,
  scan: scanMessages,
  scanRefusals: scanRefusalsMessages,
  waits: waitsMessages,
};
