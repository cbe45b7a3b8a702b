import abbreviations from '../../../data/en/abbreviations.json' with { type: 'json' };
import acknowledgements from '../../../data/en/acknowledgements.json' with { type: 'json' };
import agreement from '../../../data/en/agreement.json' with { type: 'json' };
import alarmSigns from '../../../data/en/alarm-signs.json' with { type: 'json' };
import alarms from '../../../data/en/alarms.json' with { type: 'json' };
import alternatives from '../../../data/en/alternatives.json' with { type: 'json' };
import amend from '../../../data/en/amend.json' with { type: 'json' };
import answerClaims from '../../../data/en/answer-claims.json' with { type: 'json' };
import answerWords from '../../../data/en/answer-words.json' with { type: 'json' };
import calendarNames from '../../../data/en/calendar-names.json' with { type: 'json' };
import clauses from '../../../data/en/clauses.json' with { type: 'json' };
import commonWords from '../../../data/en/common-words.json' with { type: 'json' };
import counting from '../../../data/en/counting.json' with { type: 'json' };
import cues from '../../../data/en/cues.json' with { type: 'json' };
import dangerSigns from '../../../data/en/danger-signs.json' with { type: 'json' };
import dangerWords from '../../../data/en/danger-words.json' with { type: 'json' };
import dialogueMoves from '../../../data/en/dialogue-moves.json' with { type: 'json' };
import dishCounts from '../../../data/en/dish-counts.json' with { type: 'json' };
import foodCues from '../../../data/en/food-cues.json' with { type: 'json' };
import foodLines from '../../../data/en/food-lines.json' with { type: 'json' };
import foodTalk from '../../../data/en/food-talk.json' with { type: 'json' };
import injections from '../../../data/en/injections.json' with { type: 'json' };
import numbers from '../../../data/en/numbers.json' with { type: 'json' };
import parties from '../../../data/en/parties.json' with { type: 'json' };
import personWanted from '../../../data/en/person-wanted.json' with { type: 'json' };
import places from '../../../data/en/places.json' with { type: 'json' };
import realWords from '../../../data/en/real-words.json' with { type: 'json' };
import restricted from '../../../data/en/restricted.json' with { type: 'json' };
import segments from '../../../data/en/segments.json' with { type: 'json' };
import services from '../../../data/en/services.json' with { type: 'json' };
import smallTalk from '../../../data/en/small-talk.json' with { type: 'json' };
import spokenTimes from '../../../data/en/spoken-times.json' with { type: 'json' };
import topics from '../../../data/en/topics.json' with { type: 'json' };

/** The vocabularies of English, by the names of their files. */
export const en = {
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
