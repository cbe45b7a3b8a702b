import ar from '../../../data/ar/alarms.json' with { type: 'json' };
import ja from '../../../data/ja/alarms.json' with { type: 'json' };
import ko from '../../../data/ko/alarms.json' with { type: 'json' };
import nl from '../../../data/nl/alarms.json' with { type: 'json' };
import ru from '../../../data/ru/alarms.json' with { type: 'json' };
import several from '../../../data/several/alarms.json' with { type: 'json' };
import zh from '../../../data/zh/alarms.json' with { type: 'json' };
import { answerFiles } from '../../data/answer-data.ts';
import { loadData } from '../../data/load-data.ts';
import { PhraseLists } from '../../data/phrases.ts';
import { loadTopics, topicsOf } from '../topics/sensitive-topic.ts';

/**
 * Danger to people or the property: an alarm, whatever else a message says. The first match is the reason, so the order
 * matters.
 */
export const EMERGENCIES = loadTopics('alarms', { ...answerFiles('alarms'), several });

/** The same in languages that are recognised but not answered. */
export const FOREIGN_EMERGENCIES = topicsOf(
  EMERGENCIES.map(({ reason }) => reason),
  Object.values(loadData('alarms', PhraseLists, { nl, ru, zh, ja, ko, ar })),
);
