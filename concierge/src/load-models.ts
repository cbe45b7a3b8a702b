import { learnedDanger } from './alarm-model/alarm-model.ts';
import { readMeaning } from './meaning-model/meaning-model.ts';
import { readTopics } from './topic-model/topic-model.ts';
import { wordVectors } from './word-vectors/word-vectors.ts';

/** Any line: the first one makes every model decode itself. */
const LINE = 'hello';

/** Decodes the models, so that a server process does so while it starts instead of at the first guest's line. */
export function loadModels(): void {
  readMeaning(LINE);
  learnedDanger(LINE);
  readTopics(LINE);
  wordVectors();
}
