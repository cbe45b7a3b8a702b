import { isAnswerLanguage } from '../language/text/answer-language.ts';
import type { Act } from '../understanding/message/acts.ts';
import { understand } from '../understanding/message/understand.ts';
import de from './sets/kinds/de.json' with { type: 'json' };
import en from './sets/kinds/en.json' with { type: 'json' };
import es from './sets/kinds/es.json' with { type: 'json' };
import fr from './sets/kinds/fr.json' with { type: 'json' };
import it from './sets/kinds/it.json' with { type: 'json' };
import pt from './sets/kinds/pt.json' with { type: 'json' };

/** Lines with their expected acts, as `request:towels x3 + decline:pillows`, by kind of misunderstanding. */
interface KindSet {
  language: string;
  kinds: Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>>>>;
}
const SETS: readonly KindSet[] = [en, pt, es, de, fr, it];

/** `done`: exactly what the line says; `asked`: the same, with a question first; `wrong`: something else. */
type Outcome = 'done' | 'asked' | 'missed' | 'wrong';

/** Results for the lines of one kind. */
export interface KindFigure {
  language: string;
  kind: string;
  lines: ReadonlyArray<{ text: string; expected: string; acts: readonly Act[]; outcome: Outcome }>;
}

const countOf = (quantity: number | null | undefined) => (quantity && quantity > 1 ? ` x${quantity}` : '');

function formatAct(act: Act): string | null {
  switch (act.kind) {
    case 'request':
      return `request:${act.item}${countOf(act.quantity)}`;
    case 'confirm':
      return `request:${act.item}${countOf(act.quantity)}`;
    case 'tell':
      return `tell:${act.told}`;
    case 'ask':
    case 'status':
      return `${act.kind}:${act.item ?? '?'}`;
    // Without an earlier request, neither has an effect.
    case 'cancel':
    case 'decline':
      return `decline:${act.item ?? '?'}`;
    case 'small-talk':
      return null;
    default:
      return act.kind;
  }
}

function outcomeOf(expected: readonly string[], acts: readonly Act[]): Outcome {
  const counted = expected.some((act) => / x\d/u.test(act));
  const read = acts.flatMap((act) => formatAct(act)?.replace(counted ? '' : / x\d+$/u, '') ?? []);
  const same = read.length === expected.length && expected.every((act) => read.includes(act));
  if (same) return acts.some(({ kind }) => kind === 'confirm') ? 'asked' : 'done';
  const offered = acts.flatMap((act) => (act.kind === 'choose-between' ? act.items : []));
  if (expected.every((act) => offered.some((item) => act.startsWith(`request:${item}`)))) return 'asked';
  const plain = expected.map((act) => act.replace(/ x\d+$/u, ''));
  const amiss = acts.some((act) => act.kind === 'request' && !plain.includes(`request:${act.item}`));
  return amiss ? 'wrong' : 'missed';
}

/** Measures lines of the kinds that were misunderstood. */
export function measureKinds(): KindFigure[] {
  return SETS.flatMap(({ language, kinds }) =>
    Object.entries(kinds).map(([kind, byActs]) => ({
      language,
      kind,
      lines: Object.entries(byActs).flatMap(([expected, texts = []]) =>
        texts.map((text) => {
          const acts = understand(text, isAnswerLanguage(language) ? language : 'en');
          const wanted = expected
            .split(' + ')
            .map((act) => act.replace(/ x1$/u, '').replace('cancel:', 'decline:'));
          return { text, expected, acts, outcome: outcomeOf(wanted, acts) };
        }),
      ),
    })),
  );
}
