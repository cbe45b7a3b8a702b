import abbreviations from '../../../data/fr/abbreviations.json' with { type: 'json' };
import acknowledgements from '../../../data/fr/acknowledgements.json' with { type: 'json' };
import agreement from '../../../data/fr/agreement.json' with { type: 'json' };
import alarmSigns from '../../../data/fr/alarm-signs.json' with { type: 'json' };
import alarms from '../../../data/fr/alarms.json' with { type: 'json' };
import alternatives from '../../../data/fr/alternatives.json' with { type: 'json' };
import amend from '../../../data/fr/amend.json' with { type: 'json' };
import answerClaims from '../../../data/fr/answer-claims.json' with { type: 'json' };
import answerWords from '../../../data/fr/answer-words.json' with { type: 'json' };
import calendarNames from '../../../data/fr/calendar-names.json' with { type: 'json' };
import clauses from '../../../data/fr/clauses.json' with { type: 'json' };
import commonWords from '../../../data/fr/common-words.json' with { type: 'json' };
import counting from '../../../data/fr/counting.json' with { type: 'json' };
import cues from '../../../data/fr/cues.json' with { type: 'json' };
import dangerSigns from '../../../data/fr/danger-signs.json' with { type: 'json' };
import dangerWords from '../../../data/fr/danger-words.json' with { type: 'json' };
import dialogueMoves from '../../../data/fr/dialogue-moves.json' with { type: 'json' };
import dishCounts from '../../../data/fr/dish-counts.json' with { type: 'json' };
import foodCues from '../../../data/fr/food-cues.json' with { type: 'json' };
import foodLines from '../../../data/fr/food-lines.json' with { type: 'json' };
import foodTalk from '../../../data/fr/food-talk.json' with { type: 'json' };
import injections from '../../../data/fr/injections.json' with { type: 'json' };
import numbers from '../../../data/fr/numbers.json' with { type: 'json' };
import parties from '../../../data/fr/parties.json' with { type: 'json' };
import personWanted from '../../../data/fr/person-wanted.json' with { type: 'json' };
import places from '../../../data/fr/places.json' with { type: 'json' };
import realWords from '../../../data/fr/real-words.json' with { type: 'json' };
import restricted from '../../../data/fr/restricted.json' with { type: 'json' };
import segments from '../../../data/fr/segments.json' with { type: 'json' };
import services from '../../../data/fr/services.json' with { type: 'json' };
import smallTalk from '../../../data/fr/small-talk.json' with { type: 'json' };
import spokenTimes from '../../../data/fr/spoken-times.json' with { type: 'json' };
import topics from '../../../data/fr/topics.json' with { type: 'json' };

/** The vocabularies of French, by the names of their files. */
export const fr = {
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
