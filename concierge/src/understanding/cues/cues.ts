import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { compiled } from './compiled.ts';

/** What a part of a text does, apart from the service that it names. */
export type Cue = 'want' | 'fault' | 'ask' | 'price' | 'time' | 'status' | 'cancel' | 'negative' | 'lack';

/** Patterns over normalised text, one per language and cue. */
export const CUES: Record<AnswerLanguage, Record<Cue, RegExp>> = compiled(
  loadAnswerData(
    'cues',
    z.record(
      z.enum(['want', 'fault', 'ask', 'price', 'time', 'status', 'cancel', 'negative', 'lack']),
      z.array(z.string().min(1)).min(1),
    ),
  ),
);

/** Which cues a normalised text has. */
export function cuesIn(normalised: string, language: AnswerLanguage): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  for (const [cue, pattern] of Object.entries(CUES[language]) as Array<[Cue, RegExp]>) {
    if (pattern.test(normalised)) cues.add(cue);
  }
  return cues;
}
