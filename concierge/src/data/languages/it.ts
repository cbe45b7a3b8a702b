import abbreviations from '../../../data/it/abbreviations.json' with { type: 'json' };
import acknowledgements from '../../../data/it/acknowledgements.json' with { type: 'json' };
import agreement from '../../../data/it/agreement.json' with { type: 'json' };
import alarmSigns from '../../../data/it/alarm-signs.json' with { type: 'json' };
import alarms from '../../../data/it/alarms.json' with { type: 'json' };
import alternatives from '../../../data/it/alternatives.json' with { type: 'json' };
import amend from '../../../data/it/amend.json' with { type: 'json' };
import answerClaims from '../../../data/it/answer-claims.json' with { type: 'json' };
import answerWords from '../../../data/it/answer-words.json' with { type: 'json' };
import calendarNames from '../../../data/it/calendar-names.json' with { type: 'json' };
import clauses from '../../../data/it/clauses.json' with { type: 'json' };
import commonWords from '../../../data/it/common-words.json' with { type: 'json' };
import counting from '../../../data/it/counting.json' with { type: 'json' };
import cues from '../../../data/it/cues.json' with { type: 'json' };
import dangerSigns from '../../../data/it/danger-signs.json' with { type: 'json' };
import dangerWords from '../../../data/it/danger-words.json' with { type: 'json' };
import dialogueMoves from '../../../data/it/dialogue-moves.json' with { type: 'json' };
import dishCounts from '../../../data/it/dish-counts.json' with { type: 'json' };
import foodCues from '../../../data/it/food-cues.json' with { type: 'json' };
import foodLines from '../../../data/it/food-lines.json' with { type: 'json' };
import foodTalk from '../../../data/it/food-talk.json' with { type: 'json' };
import injections from '../../../data/it/injections.json' with { type: 'json' };
import numbers from '../../../data/it/numbers.json' with { type: 'json' };
import parties from '../../../data/it/parties.json' with { type: 'json' };
import personWanted from '../../../data/it/person-wanted.json' with { type: 'json' };
import places from '../../../data/it/places.json' with { type: 'json' };
import realWords from '../../../data/it/real-words.json' with { type: 'json' };
import restricted from '../../../data/it/restricted.json' with { type: 'json' };
import segments from '../../../data/it/segments.json' with { type: 'json' };
import services from '../../../data/it/services.json' with { type: 'json' };
import smallTalk from '../../../data/it/small-talk.json' with { type: 'json' };
import spokenTimes from '../../../data/it/spoken-times.json' with { type: 'json' };
import topics from '../../../data/it/topics.json' with { type: 'json' };

/** The vocabularies of Italian, by the names of their files. */
export const it = {
  abbreviations,
  acknowledgements,
  agreement,
  'alarm-signs': alarmSigns,
  alarms,
  alternatives,
  amend,
  'answer-claims': answerClaims,
  'answer-words': answerWords,
  'calendar-names': calendarNames,
  clauses,
  'common-words': commonWords,
  counting,
  cues,
  'danger-signs': dangerSigns,
  'danger-words': dangerWords,
  'dialogue-moves': dialogueMoves,
  'dish-counts': dishCounts,
  'food-cues': foodCues,
  'food-lines': foodLines,
  'food-talk': foodTalk,
  injections,
  numbers,
  parties,
  'person-wanted': personWanted,
  places,
  'real-words': realWords,
  restricted,
  segments,
  services,
  'small-talk': smallTalk,
  'spoken-times': spokenTimes,
  topics,
};
