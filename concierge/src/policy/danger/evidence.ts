import { type LearnedDanger, learnedDanger } from '../../alarm-model/alarm-model.ts';
import { DOUBT } from '../../alarm-model/thresholds.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { alarmReason } from './alarm-reason.ts';
import { splitAtMarks } from './clauses.ts';
import { dangerEmoji } from './words/danger-emoji.ts';
import { isDangerAlone, soundsDangerous, withoutLookAlikes } from './words/danger-phrases.ts';
import { dangerSign } from './words/danger-signs.ts';
import { withoutTypingErrors } from './words/typing-errors.ts';

/** Result of checking a guest's line for danger. */
export interface Danger {
  /**
   * `medical`, `fire`, `security`, `missing`, `locked-child`, `self-harm`, `trapped`, `water`, `power`, or `danger`
   * when the words do not say.
   */
  readonly kind: string;
  /** `possible`: only a danger word was found, so the guest is asked whether they are safe. */
  readonly certainty: 'certain' | 'possible';
}

/** When a line without its figure of speech has this many words or fewer, they mean nothing by themselves. */
const REMAINS = 2;
/** In these scripts a whole sentence may be one word. */
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether a text is in a script without spaces. */
export const isUnspaced = (text: string): boolean => UNSPACED_SCRIPT.test(text);

/**
 * The model's score of a line. If the line has harmless look-alike phrases, the lower of its score and that of the
 * rest.
 */
export function learnedFrom(line: string): LearnedDanger {
  const whole = learnedDanger(line);
  const normalised = normalise(line);
  const rest = withoutLookAlikes(normalised);
  if (rest === normalised) return whole;
  // `I'm` of `I'm starving to death` means nothing.
  const isEmpty = wordsOf(rest).length <= REMAINS && !isUnspaced(rest) && detectedIn(rest) === null;
  if (isEmpty) return { ...whole, score: 0 };
  const other = learnedDanger(rest);
  return other.score < whole.score ? other : whole;
}

const S_O_S = /(?<!\p{L})s\. ?o\. ?s(?!\p{L})\.?/gu;

/** The danger that the alarm rules and danger phrases find in a line; null for none. */
export function listedDanger(line: string): Danger | null {
  const normalised = withoutLookAlikes(normalise(line).replaceAll(S_O_S, 'sos'));
  const spelled = withoutTypingErrors(normalised);
  return detectedIn(normalised) ?? (spelled === normalised ? null : detectedIn(spelled));
}

/** A missing child, or one behind a locked door. The general rules would only find a threat or a stuck lift. */
export const FOR_CHILDREN = ['missing', 'locked-child'];

const kindOf = (reason: string): string => reason.slice('emergency:'.length);

/**
 * The kind that the rules found. A call for help alone, as `socorro`, does not say what happened; the rest of its line
 * may.
 */
function calledKind(normalised: string, reason: string): string {
  const kind = kindOf(reason);
  const rest = splitAtMarks(normalised)
    .filter((clause) => !isDangerAlone(clause))
    .join(', ');
  if (kind !== 'security' || alarmReason(rest)) return kind;
  const learned = rest === '' ? null : learnedDanger(rest);
  return learned && learned.score >= DOUBT ? learned.kind : 'danger';
}

function detectedIn(normalised: string): Danger | null {
  const sign = dangerSign(normalised)?.kind;
  if (sign && FOR_CHILDREN.includes(sign)) return { kind: sign, certainty: 'certain' };
  const reason = alarmReason(normalised);
  if (reason) return { kind: calledKind(normalised, reason), certainty: 'certain' };
  if (sign) return { kind: sign, certainty: 'certain' };
  if (isDangerAlone(normalised)) return { kind: 'danger', certainty: 'certain' };
  const shown = dangerEmoji(normalised);
  if (shown) return { kind: shown, certainty: 'possible' };
  const kind = soundsDangerous(normalised) ?? (callsOut(normalised) ? 'danger' : null);
  return kind === null ? null : { kind, certainty: 'possible' };
}

/** Whether a clause of a normalised line is nothing but a call for help: `help, there is someone at the door`. */
export const callsOut = (normalised: string): boolean => splitAtMarks(normalised).some(isDangerAlone);
