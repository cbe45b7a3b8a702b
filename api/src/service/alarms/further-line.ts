import { type Danger, dangerIn } from '@bellkey/concierge/danger';
import type { RequestPhoto } from '@bellkey/shared/api';
import { alarmKindName } from '@bellkey/shared/wording';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { appendMessage, type ConversationRow } from '../conversations/append-message.ts';
import { type AlarmRow, changeAlarm } from './open-alarm.ts';

/** Most characters of a guest's text that an alarm keeps. */
export const WORDS_MAX_CHARS = 500;

/** The guest's line that says that there is danger. */
export interface AlarmLine {
  id: string;
  body: string;
  /** What the guest photographed. */
  photos?: readonly RequestPhoto[];
}

/**
 * Adds a line to the open alarm. A certain alarm stays certain, and a more specific kind replaces a less specific one.
 * A certain danger of a new kind becomes the subject of the alarm: its holder took it for something else, so it has to
 * be taken again.
 */
export function addLine(
  scope: PropertyScope,
  conversation: ConversationRow,
  alarm: AlarmRow,
  { line, danger, requestId }: { line: AlarmLine; danger: Danger; requestId: string | null },
): AlarmRow {
  const before = alarm.kind;
  const certain = danger.certainty === 'certain';
  const another = danger.kind !== 'danger' && danger.kind !== before;
  const replaces = another && (certain || before === 'danger');
  const raisedAgain = replaces && certain && !kindsIn(alarm).has(danger.kind);
  const had = raisedAgain && alarm.takenBy !== null;
  changeAlarm(scope, alarm, {
    kind: replaces ? danger.kind : before,
    certainty: certain ? 'certain' : alarm.certainty,
    // The first and the last words: what raised it, and the current state.
    words: joinText(alarm.words, line.body),
    requestId,
    repeatedAt: scope.now,
    guestSaysSafeAt: null,
    // The minute to take it starts again, and so does its sound.
    ...(had && {
      messageId: line.id,
      raisedAt: scope.now,
      takenBy: null,
      takenAt: null,
      escalatedAt: null,
    }),
  });
  if (raisedAgain) noteForStaff(scope, conversation, { before, now: danger.kind, had });
  return alarm;
}

/** The kinds of danger that an alarm's text has mentioned so far. */
export function kindsIn({ kind, words }: AlarmRow): ReadonlySet<string | undefined> {
  return new Set([kind, ...words.split('\n').map((line) => dangerIn(line)?.kind)]);
}

function noteForStaff(
  scope: PropertyScope,
  conversation: ConversationRow,
  { before, now, had }: { before: string; now: string; had: boolean },
): void {
  const told = `The guest reports another danger: ${alarmKindName(now)}. Before, the alarm was for: ${alarmKindName(before)}.`;
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: had ? `${told} Whoever took it for that has to take it again.` : told,
    visibility: 'internal',
  });
}

/** Appends a line to an alarm's text. When it becomes too long, the middle is dropped and the newest line stays. */
export function joinText(words: string, line: string): string {
  const joined = `${words}\n${line}`;
  if (joined.length <= WORDS_MAX_CHARS) return joined;
  const newest = line.slice(0, WORDS_MAX_CHARS / 2);
  return `${words.slice(0, WORDS_MAX_CHARS - newest.length - 3)}\n…\n${newest}`;
}
