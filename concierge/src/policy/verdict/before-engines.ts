import { normalise } from '../../language/text/normalise.ts';
import { ALARM_SIGNS } from '../topics/alarm-signs.ts';
import { FOREIGN_EMERGENCIES } from '../topics/foreign-alarms.ts';
import { EMERGENCIES, PERSON_WANTED, RESTRICTED, type SensitiveTopic } from '../topics/sensitive-topics.ts';
import { isAcknowledgement } from './acknowledgements.ts';
import { addressesTheMachine } from './injections.ts';

/** What is certain about a message before any engine has seen it. */
export type Verdict =
  | { kind: 'pass' }
  | { kind: 'silence' }
  | { kind: 'deflect' }
  | { kind: 'incident'; reason: string }
  | { kind: 'person'; reason: string };

/** The plain words first: they say most surely what it is. */
const ALARMS = [...EMERGENCIES, ...ALARM_SIGNS, ...FOREIGN_EMERGENCIES];

const matches = (text: string) => (topic: SensitiveTopic) =>
  topic.patterns.some((pattern) => pattern.test(text));

/** The reason of the alarm that a normalised text raises, as `emergency:fire`; null when it raises none. */
export function alarmReason(normalised: string): string | null {
  return ALARMS.find(matches(normalised))?.reason ?? null;
}

/**
 * Emergencies, a wish for a person and restricted topics are decided here, so that no engine can decide otherwise
 * (product.md 3.1, 3.3).
 */
export function beforeEngines(text: string): Verdict {
  const normalised = normalise(text);
  const emergency = alarmReason(normalised);
  if (emergency) return { kind: 'incident', reason: emergency };
  if (addressesTheMachine(normalised)) return { kind: 'deflect' };
  if (matches(normalised)(PERSON_WANTED)) return { kind: 'person', reason: PERSON_WANTED.reason };
  const restricted = RESTRICTED.find(matches(normalised));
  if (restricted) return { kind: 'person', reason: restricted.reason };
  return isAcknowledgement(normalised) ? { kind: 'silence' } : { kind: 'pass' };
}
