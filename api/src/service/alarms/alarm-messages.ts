import type { MessagePart } from '@bellkey/shared/api';
import { z } from 'zod';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import pt from './messages/pt.json' with { type: 'json' };

const Choice = z.object({ label: z.string().min(1), text: z.string().min(1) });

/** What guests read about an alarm in one language; `{number}` is the emergency number of the property's country. */
export const AlarmMessages = z.object({
  /** What to do, by kind of alarm; `danger` for every kind without steps of its own. */
  steps: z.record(z.string(), z.string()).and(z.object({ danger: z.string() })),
  /** After a further line that says no more than the first. */
  again: z.string(),
  askSafe: z.string(),
  safe: Choice,
  notSafe: Choice,
  saidSafe: z.string(),
  taken: z.string(),
  over: z.string(),
  escalated: z.string(),
  phone: z.string(),
});
export type AlarmMessages = z.infer<typeof AlarmMessages>;

/** Messages by language, for every language that has them. */
export const ALARM_MESSAGES: Readonly<Record<string, AlarmMessages>> = { de, en, es, fr, it, pt };

/** Messages in the first of these languages that has them, in English when none has. */
export function alarmMessages(...languages: ReadonlyArray<string | null>): AlarmMessages {
  const language = languages.find((candidate) => candidate !== null && candidate in ALARM_MESSAGES);
  return (language && ALARM_MESSAGES[language]) || en;
}

/** Fills the `{placeholders}` of a message. */
export function fillMessage(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The two answers to the question whether the guest is safe. */
export function safetyChoices({ safe, notSafe }: AlarmMessages): MessagePart {
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
  for (const { safe, notSafe } of Object.values(ALARM_MESSAGES)) {
    if (said === exactly(notSafe.text)) return 'not-safe';
    if (said === exactly(safe.text)) return 'safe';
  }
  return null;
}
