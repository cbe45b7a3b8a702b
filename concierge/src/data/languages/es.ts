import abbreviations from '../../../data/es/abbreviations.json' with { type: 'json' };
import acknowledgements from '../../../data/es/acknowledgements.json' with { type: 'json' };
import agreement from '../../../data/es/agreement.json' with { type: 'json' };
import alarmSigns from '../../../data/es/alarm-signs.json' with { type: 'json' };
import alarms from '../../../data/es/alarms.json' with { type: 'json' };
import alternatives from '../../../data/es/alternatives.json' with { type: 'json' };
import amend from '../../../data/es/amend.json' with { type: 'json' };
import answerClaims from '../../../data/es/answer-claims.json' with { type: 'json' };
import answerWords from '../../../data/es/answer-words.json' with { type: 'json' };
import calendarNames from '../../../data/es/calendar-names.json' with { type: 'json' };
import clauses from '../../../data/es/clauses.json' with { type: 'json' };
import commonWords from '../../../data/es/common-words.json' with { type: 'json' };
import counting from '../../../data/es/counting.json' with { type: 'json' };
import cues from '../../../data/es/cues.json' with { type: 'json' };
import dangerSigns from '../../../data/es/danger-signs.json' with { type: 'json' };
import dangerWords from '../../../data/es/danger-words.json' with { type: 'json' };
import dialogueMoves from '../../../data/es/dialogue-moves.json' with { type: 'json' };
import dishCounts from '../../../data/es/dish-counts.json' with { type: 'json' };
import foodCues from '../../../data/es/food-cues.json' with { type: 'json' };
import foodLines from '../../../data/es/food-lines.json' with { type: 'json' };
import foodTalk from '../../../data/es/food-talk.json' with { type: 'json' };
import injections from '../../../data/es/injections.json' with { type: 'json' };
import numbers from '../../../data/es/numbers.json' with { type: 'json' };
import parties from '../../../data/es/parties.json' with { type: 'json' };
import personWanted from '../../../data/es/person-wanted.json' with { type: 'json' };
import places from '../../../data/es/places.json' with { type: 'json' };
import realWords from '../../../data/es/real-words.json' with { type: 'json' };
import restricted from '../../../data/es/restricted.json' with { type: 'json' };
import segments from '../../../data/es/segments.json' with { type: 'json' };
import services from '../../../data/es/services.json' with { type: 'json' };
import smallTalk from '../../../data/es/small-talk.json' with { type: 'json' };
import spokenTimes from '../../../data/es/spoken-times.json' with { type: 'json' };
import topics from '../../../data/es/topics.json' with { type: 'json' };

/** The vocabularies of Spanish, by the names of their files. */
export const es = {
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
