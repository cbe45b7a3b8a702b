import type { AlarmLine } from '../alarm-model/alarm-lines.ts';
import { normalise } from '../language/text/normalise.ts';
import type { MeaningLine } from '../meaning-model/meaning-lines.ts';
import { alarmReason } from '../policy/danger/alarm-reason.ts';
import { isDangerAlone, soundsDangerous, withoutLookAlikes } from '../policy/danger/words/danger-phrases.ts';
import { dangerSign } from '../policy/danger/words/danger-signs.ts';

/** Subjects that also occur in danger: a doctor, water and electricity, and lost things, which may be a child. */
const NOT_HARMLESS: ReadonlySet<string | null> = new Set([
  'doctorOnCall',
  'leak',
  'power',
  'lostAndFound',
  'safety',
  'pharmacy',
]);

/** Kinds of danger words that ordinary lines rarely use figuratively. */
const MEANT: ReadonlySet<string> = new Set(['fire', 'water', 'power', 'trapped', 'self-harm']);

function hasDanger(line: string): boolean {
  const normalised = withoutLookAlikes(normalise(line));
  if (dangerSign(normalised) ?? alarmReason(normalised)) return true;
  return isDangerAlone(normalised) || MEANT.has(soundsDangerous(normalised) ?? '');
}

/**
 * Selects lines of the meaning model as lines without danger. Leaves out those that may still mean danger: by subject,
 * by the danger lists, and by the alarm lines.
 *
 * @param dangerous the alarm lines with danger
 */
export function harmlessLines(lines: readonly MeaningLine[], dangerous: readonly AlarmLine[]): AlarmLine[] {
  const known = new Set(dangerous.map(({ line }) => normalise(line)));
  return lines
    .filter(({ labels }) => labels.every(({ act, target }) => act !== 'feeling' && !NOT_HARMLESS.has(target)))
    .filter(({ line }) => !known.has(normalise(line)) && !hasDanger(line))
    .map(({ language, line }) => ({ language, label: 'none', line }));
}
