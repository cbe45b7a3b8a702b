import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chat, ChatOptions } from '../chat/chat.ts';
import { parseCases } from './round-case.ts';
import { roundGuest } from './round-guest.ts';
import { reportRound } from './round-report.ts';
import { runRound } from './run-round.ts';

const MONDAY = 1;
/** Progress is reported after this many cases. */
const PROGRESS_EVERY = 50;

/** The files of a round: its cases, their property, and their heading in the report. */
const FILES = [
  { file: 'lines.json', own: false, title: 'Single lines, Hotel Aurora' },
  { file: 'conversations.json', own: false, title: 'Conversations, Hotel Aurora' },
  { file: 'property-lines.json', own: true, title: 'Single lines, a property that is not in the code' },
] as const;

/**
 * Runs a blind round and reports its results, in Markdown. Every case has a new guest, on a Monday at 13:00.
 *
 * @param folder has `lines.json`, `conversations.json`, `property.json` and `property-lines.json`; missing files are
 *   skipped
 * @throws Error if all are missing, ZodError if a case has another shape
 */
export async function measureRound(
  folder: string,
  openChat: (options: ChatOptions) => Promise<Chat>,
  progress: (text: string) => void,
): Promise<string> {
  const parts: string[] = [];
  for (const { file, own, title } of FILES) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    const cases = parseCases(JSON.parse(readFileSync(path, 'utf8')));
    const chat = await openChat({
      ...(own ? { property: join(folder, 'property.json') } : { property: 'aurora', place: '204' }),
      separate: false,
      weekday: MONDAY,
    });
    const turns = await runRound(cases, roundGuest(chat), (done, of) => {
      if (done % PROGRESS_EVERY === 0 || done === of) progress(`${title}: ${done} of ${of}`);
    });
    await chat.close();
    parts.push(reportRound(title, turns));
  }
  if (parts.length === 0)
    throw new Error(`There is no ${FILES.map(({ file }) => file).join(', no ')} in "${folder}".`);
  return parts.join('\n');
}
