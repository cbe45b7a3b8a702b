import { normalise } from '../../language/text/normalise.ts';
import { alarmReason } from '../danger/alarm-reason.ts';
import { dangerIn } from '../danger/danger.ts';
import { PERSON_WANTED } from '../topics/person-wanted.ts';
import { RESTRICTED } from '../topics/restricted.ts';
import type { SensitiveTopic } from '../topics/sensitive-topic.ts';
import { isAcknowledgement } from './acknowledgements.ts';
import { addressesTheMachine } from './injections.ts';

/** What happens to a message before any engine sees it. */
export type Verdict =
  | { kind: 'pass' }
  | { kind: 'silence' }
  | { kind: 'deflect' }
  | { kind: 'incident'; reason: string }
  | { kind: 'person'; reason: string };

const matches = (text: string) => (topic: SensitiveTopic) =>
  topic.patterns.some((pattern) => pattern.test(text));

/**
 * Decides about emergencies, wishes for a person and restricted topics, so that no engine can decide otherwise
 * (docs/product.md#concierge-shape, docs/product.md#guard-rails).
 */
export function beforeEngines(text: string): Verdict {
  const normalised = normalise(text);
  const emergency = alarmReason(normalised);
  // `Dying for a coffee` looks like an emergency but is not one.
  if (emergency && dangerIn(text)) return { kind: 'incident', reason: emergency };
  if (addressesTheMachine(normalised)) return { kind: 'deflect' };
  if (matches(normalised)(PERSON_WANTED)) return { kind: 'person', reason: PERSON_WANTED.reason };
  const restricted = RESTRICTED.find(matches(normalised));
  if (restricted) return { kind: 'person', reason: restricted.reason };
  return isAcknowledgement(normalised) ? { kind: 'silence' } : { kind: 'pass' };
}
