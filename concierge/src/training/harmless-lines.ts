import type { AlarmLine } from '../alarm-model/alarm-lines.ts';
import { normalise } from '../language/text/normalise.ts';
import type { MeaningLine } from '../meaning-model/meaning-lines.ts';
import { alarmReason } from '../policy/danger/alarm-reason.ts';
import { dangerSign } from '../policy/danger/danger-signs.ts';
import { isDangerAlone, soundsDangerous, withoutLookAlikes } from '../policy/danger/danger-words.ts';

/** What guests also write about in danger: of a doctor, of water and current, and of what is lost, which may be a child. */
const NOT_HARMLESS: ReadonlySet<string | null> = new Set([
  'doctorOnCall',
  'leak',
  'power',
  'lostAndFound',
  'safety',
  'pharmacy',
]);

/** Kinds of danger words that ordinary lines rarely have as a figure of speech. */
const MEANT: ReadonlySet<string> = new Set(['fire', 'water', 'power', 'trapped', 'self-harm']);

function hasDanger(line: string): boolean {
  const normalised = withoutLookAlikes(normalise(line));
  if (dangerSign(normalised) ?? alarmReason(normalised)) return true;
  return isDangerAlone(normalised) || MEANT.has(soundsDangerous(normalised) ?? '');
}

/**
 * The lines of the meaning model, which say what ordinary guests write, as lines without danger. Those that may say
 * danger all the same are left out: by what they are about, by the danger lists, and by the alarm lines.
 *
 * @param dangerous the alarm lines that say danger
 */
export function harmlessLines(lines: readonly MeaningLine[], dangerous: readonly AlarmLine[]): AlarmLine[] {
  const known = new Set(dangerous.map(({ line }) => normalise(line)));
  return lines
    .filter(({ labels }) => labels.every(({ act, target }) => act !== 'feeling' && !NOT_HARMLESS.has(target)))
    .filter(({ line }) => !known.has(normalise(line)) && !hasDanger(line))
    .map(({ language, line }) => ({ language, label: 'none', line }));
}
