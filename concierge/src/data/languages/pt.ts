import abbreviations from '../../../data/pt/abbreviations.json' with { type: 'json' };
import acknowledgements from '../../../data/pt/acknowledgements.json' with { type: 'json' };
import agreement from '../../../data/pt/agreement.json' with { type: 'json' };
import alarmSigns from '../../../data/pt/alarm-signs.json' with { type: 'json' };
import alarms from '../../../data/pt/alarms.json' with { type: 'json' };
import alternatives from '../../../data/pt/alternatives.json' with { type: 'json' };
import amend from '../../../data/pt/amend.json' with { type: 'json' };
import answerClaims from '../../../data/pt/answer-claims.json' with { type: 'json' };
import answerWords from '../../../data/pt/answer-words.json' with { type: 'json' };
import calendarNames from '../../../data/pt/calendar-names.json' with { type: 'json' };
import clauses from '../../../data/pt/clauses.json' with { type: 'json' };
import commonWords from '../../../data/pt/common-words.json' with { type: 'json' };
import counting from '../../../data/pt/counting.json' with { type: 'json' };
import cues from '../../../data/pt/cues.json' with { type: 'json' };
import dangerSigns from '../../../data/pt/danger-signs.json' with { type: 'json' };
import dangerWords from '../../../data/pt/danger-words.json' with { type: 'json' };
import dialogueMoves from '../../../data/pt/dialogue-moves.json' with { type: 'json' };
import dishCounts from '../../../data/pt/dish-counts.json' with { type: 'json' };
import foodCues from '../../../data/pt/food-cues.json' with { type: 'json' };
import foodLines from '../../../data/pt/food-lines.json' with { type: 'json' };
import foodTalk from '../../../data/pt/food-talk.json' with { type: 'json' };
import injections from '../../../data/pt/injections.json' with { type: 'json' };
import numbers from '../../../data/pt/numbers.json' with { type: 'json' };
import parties from '../../../data/pt/parties.json' with { type: 'json' };
import personWanted from '../../../data/pt/person-wanted.json' with { type: 'json' };
import places from '../../../data/pt/places.json' with { type: 'json' };
import realWords from '../../../data/pt/real-words.json' with { type: 'json' };
import restricted from '../../../data/pt/restricted.json' with { type: 'json' };
import segments from '../../../data/pt/segments.json' with { type: 'json' };
import services from '../../../data/pt/services.json' with { type: 'json' };
import smallTalk from '../../../data/pt/small-talk.json' with { type: 'json' };
import spokenTimes from '../../../data/pt/spoken-times.json' with { type: 'json' };
import topics from '../../../data/pt/topics.json' with { type: 'json' };

/** The vocabularies of Portuguese, by the names of their files. */
export const pt = {
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
