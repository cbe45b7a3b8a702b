import { learnedDanger } from './alarm-model/alarm-model.ts';
import { readMeaning } from './meaning-model/meaning-model.ts';
import { readTopics } from './topic-model/topic-model.ts';
import { wordVectors } from './word-vectors/word-vectors.ts';

/** Any line: every model decodes itself for the first one. */
const LINE = 'hello';

/** Decodes the models, so that a process that serves guests does so while it starts and not when the first one writes. */
export function loadModels(): void {
  readMeaning(LINE);
  learnedDanger(LINE);
  readTopics(LINE);
  wordVectors();
}
