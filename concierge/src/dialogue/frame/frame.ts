import type { TurnContext } from '../../contract/contract.ts';
import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import type { Act } from '../../understanding/message/acts.ts';
import { understand } from '../../understanding/message/understand.ts';

/** The dialogue state when a guest's line arrives. */
export interface Frame {
  /** The last topic; null if there is none. */
  about: {
    /** The service, if it was one. */
    item: LexiconKey | null;
    /** The guest's words for it, for searching facts. */
    words: string;
    /** Whether the guest requested it, as opposed to asking about it. */
    wanted: boolean;
  } | null;
}

/** Number of the guest's lines that are reconstructed. */
const MOST_LINES = 6;

function aboutIn(acts: readonly Act[], line: string): Frame['about'] {
  for (const act of [...acts].reverse()) {
    if (act.kind === 'ask') return { item: act.item, words: act.query, wanted: false };
    if (act.kind === 'food') return { item: null, words: normalise(line), wanted: false };
    if (act.kind === 'request') return { item: act.item, words: act.words, wanted: true };
    if ((act.kind === 'confirm' || act.kind === 'decline') && act.item !== null)
      return { item: act.item, words: normalise(line), wanted: false };
    if (act.kind === 'status' && act.item !== null)
      return { item: act.item, words: normalise(line), wanted: true };
  }
  return null;
}

/** The frame for the last line of a conversation. */
export function frameOf(history: TurnContext['history'], language: AnswerLanguage): Frame {
  const earlier = history
    .slice(0, -1)
    .filter(({ from }) => from === 'guest')
    .slice(-MOST_LINES)
    .reverse();
  for (const { text } of earlier) {
    const about = aboutIn(understand(text, language), text);
    if (about) return { about };
  }
  return { about: null };
}

/** The name of the topic, unless the words contain it. */
function named(about: NonNullable<Frame['about']>, language: AnswerLanguage): string {
  if (about.item === null) return about.words;
  const [name = ''] = SERVICE_WORDS[language][about.item].terms;
  return name.replaceAll('*', '');
}

/**
 * Completes acts: `how much is it?` is about the last topic, `the same again` requests it again. Acts that the frame
 * cannot complete stay unchanged.
 */
export function inFrame(acts: readonly Act[], frame: Frame, language: AnswerLanguage): Act[] {
  const { about } = frame;
  if (about === null) return [...acts];
  return acts.map((act) => {
    if (act.kind === 'complain' && act.item === null) return { ...act, item: about.item };
    if (act.kind !== 'follow') return act;
    if (act.question === 'again' && about.wanted && about.item !== null)
      return { kind: 'confirm', item: about.item };
    return { kind: 'ask', query: `${act.query} ${named(about, language)}`, item: about.item };
  });
}
