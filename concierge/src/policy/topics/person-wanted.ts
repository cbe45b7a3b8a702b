import en from '../../../data/en/person-wanted.json' with { type: 'json' };
import es from '../../../data/es/person-wanted.json' with { type: 'json' };
import pt from '../../../data/pt/person-wanted.json' with { type: 'json' };
import { loadTopics, type SensitiveTopic } from './sensitive-topic.ts';

/** A guest who asks for a person gets one. */
export const PERSON_WANTED: SensitiveTopic = {
  reason: 'guest-asked',
  patterns: loadTopics('person-wanted', { en, pt, es }).flatMap(({ patterns }) => patterns),
};
