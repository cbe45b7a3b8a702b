import { answerFiles } from '../../data/answer-data.ts';
import { loadTopics, type SensitiveTopic } from './sensitive-topic.ts';

/** A guest who asks for a person gets a person. */
export const PERSON_WANTED: SensitiveTopic = {
  reason: 'guest-asked',
  patterns: loadTopics('person-wanted', answerFiles('person-wanted')).flatMap(({ patterns }) => patterns),
};
