import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ALARM_LABELS, type AlarmLabel } from './alarm-labels.ts';

/** Lines of one language by one author: lines about danger, and as many that only sound like it. */
export const AlarmLines = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  author: z.string().min(1),
  licence: z.string().min(1),
  lines: z.partialRecord(z.enum(ALARM_LABELS), z.array(z.string().trim().min(1).max(2000))),
});
export type AlarmLines = z.infer<typeof AlarmLines>;

/** One line with its label. */
export interface AlarmLine {
  language: string;
  label: AlarmLabel;
  line: string;
}

/** Every line of a folder of `<language>.json` files, in file name order. Throws on a malformed file. */
export function loadAlarmLines(folder: string): AlarmLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file = AlarmLines.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return ALARM_LABELS.flatMap((label) =>
        (file.lines[label] ?? []).map((line) => ({ language: file.language, label, line })),
      );
    });
}
