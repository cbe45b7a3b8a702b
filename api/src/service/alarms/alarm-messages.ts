import type { MessagePart } from '@bellkey/shared/api';
import { selectMessages } from '@bellkey/shared/wording';
import { alarmsByLanguage } from '../../../messages/compiled/alarms/by-language.ts';
import type { AlarmsMessages } from '../../../messages/compiled/alarms/messages.ts';

/** Messages in the first of these languages that has them, in English when none has. */
export const alarmMessages = (...languages: ReadonlyArray<string | null>): AlarmsMessages =>
  selectMessages(alarmsByLanguage, ...languages);

/**
 * The steps for an alarm of this kind; those of every danger for a kind without its own.
 *
 * @param number the emergency number of the property's country
 */
export function alarmSteps({ steps }: AlarmsMessages, kind: string, number: string): string {
  const byKind: Readonly<Record<string, typeof steps.danger>> = steps;
  const message = (Object.hasOwn(byKind, kind) ? byKind[kind] : undefined) ?? steps.danger;
  return message({ number });
}

/** The two answers to the question whether the guest is safe. */
export function safetyChoices({ safe, notSafe }: AlarmsMessages): MessagePart {
  return { kind: 'choices', choices: [safe, notSafe] };
}

const exactly = (text: string) =>
  text
    .trim()
    .replace(/[.!\s]+$/u, '')
    .toLocaleLowerCase();

/** Whether a guest's line is one of the two answers to the question whether they are safe, in any language. */
export function safetyAnswer(line: string): 'safe' | 'not-safe' | null {
  const said = exactly(line);
  for (const { safe, notSafe } of Object.values(alarmsByLanguage)) {
    if (said === exactly(notSafe.text)) return 'not-safe';
    if (said === exactly(safe.text)) return 'safe';
  }
  return null;
}
