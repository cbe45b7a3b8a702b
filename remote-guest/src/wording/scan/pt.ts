import { codeEntryMessages } from '../../../messages/compiled/code-entry/pt.ts';
import { problemsMessages } from '../../../messages/compiled/problems/pt.ts';
import { scanMessages } from '../../../messages/compiled/scan/pt.ts';
import { scanRefusalsMessages } from '../../../messages/compiled/scan-refusals/pt.ts';
import { waitsMessages } from '../../../messages/compiled/waits/pt.ts';
import type { ScanWording } from './scan-wording.ts';

export const scanWording: ScanWording = {
  language: 'pt',
  codeEntry: codeEntryMessages,
  problems: problemsMessages,
  scan: scanMessages,
  scanRefusals: scanRefusalsMessages,
  waits: waitsMessages,
};
