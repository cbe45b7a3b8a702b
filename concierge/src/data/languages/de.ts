import abbreviations from '../../../data/de/abbreviations.json' with { type: 'json' };
import acknowledgements from '../../../data/de/acknowledgements.json' with { type: 'json' };
import agreement from '../../../data/de/agreement.json' with { type: 'json' };
import alarmSigns from '../../../data/de/alarm-signs.json' with { type: 'json' };
import alarms from '../../../data/de/alarms.json' with { type: 'json' };
import alternatives from '../../../data/de/alternatives.json' with { type: 'json' };
import amend from '../../../data/de/amend.json' with { type: 'json' };
import answerClaims from '../../../data/de/answer-claims.json' with { type: 'json' };
import answerWords from '../../../data/de/answer-words.json' with { type: 'json' };
import calendarNames from '../../../data/de/calendar-names.json' with { type: 'json' };
import clauses from '../../../data/de/clauses.json' with { type: 'json' };
import commonWords from '../../../data/de/common-words.json' with { type: 'json' };
import counting from '../../../data/de/counting.json' with { type: 'json' };
import cues from '../../../data/de/cues.json' with { type: 'json' };
import dangerSigns from '../../../data/de/danger-signs.json' with { type: 'json' };
import dangerWords from '../../../data/de/danger-words.json' with { type: 'json' };
import dialogueMoves from '../../../data/de/dialogue-moves.json' with { type: 'json' };
import dishCounts from '../../../data/de/dish-counts.json' with { type: 'json' };
import foodCues from '../../../data/de/food-cues.json' with { type: 'json' };
import foodLines from '../../../data/de/food-lines.json' with { type: 'json' };
import foodTalk from '../../../data/de/food-talk.json' with { type: 'json' };
import injections from '../../../data/de/injections.json' with { type: 'json' };
import numbers from '../../../data/de/numbers.json' with { type: 'json' };
import parties from '../../../data/de/parties.json' with { type: 'json' };
import personWanted from '../../../data/de/person-wanted.json' with { type: 'json' };
import places from '../../../data/de/places.json' with { type: 'json' };
import realWords from '../../../data/de/real-words.json' with { type: 'json' };
import restricted from '../../../data/de/restricted.json' with { type: 'json' };
import segments from '../../../data/de/segments.json' with { type: 'json' };
import services from '../../../data/de/services.json' with { type: 'json' };
import smallTalk from '../../../data/de/small-talk.json' with { type: 'json' };
import spokenTimes from '../../../data/de/spoken-times.json' with { type: 'json' };
import topics from '../../../data/de/topics.json' with { type: 'json' };

/** The vocabularies of German, by the names of their files. */
export const de = {
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
