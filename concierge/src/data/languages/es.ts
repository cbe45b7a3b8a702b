import acknowledgements from '../../../data/es/acknowledgements.json' with { type: 'json' };
import agreement from '../../../data/es/agreement.json' with { type: 'json' };
import alarmSigns from '../../../data/es/alarm-signs.json' with { type: 'json' };
import alarms from '../../../data/es/alarms.json' with { type: 'json' };
import amend from '../../../data/es/amend.json' with { type: 'json' };
import answerClaims from '../../../data/es/answer-claims.json' with { type: 'json' };
import commonWords from '../../../data/es/common-words.json' with { type: 'json' };
import cues from '../../../data/es/cues.json' with { type: 'json' };
import dangerSigns from '../../../data/es/danger-signs.json' with { type: 'json' };
import dangerWords from '../../../data/es/danger-words.json' with { type: 'json' };
import dialogueMoves from '../../../data/es/dialogue-moves.json' with { type: 'json' };
import foodCues from '../../../data/es/food-cues.json' with { type: 'json' };
import injections from '../../../data/es/injections.json' with { type: 'json' };
import numbers from '../../../data/es/numbers.json' with { type: 'json' };
import parties from '../../../data/es/parties.json' with { type: 'json' };
import personWanted from '../../../data/es/person-wanted.json' with { type: 'json' };
import realWords from '../../../data/es/real-words.json' with { type: 'json' };
import restricted from '../../../data/es/restricted.json' with { type: 'json' };
import segments from '../../../data/es/segments.json' with { type: 'json' };
import services from '../../../data/es/services.json' with { type: 'json' };
import smallTalk from '../../../data/es/small-talk.json' with { type: 'json' };

/** The vocabularies of Spanish, by the names of their files. */
export const es = {
  acknowledgements,
  agreement,
  'alarm-signs': alarmSigns,
  alarms,
  amend,
  'answer-claims': answerClaims,
  'common-words': commonWords,
  cues,
  'danger-signs': dangerSigns,
  'danger-words': dangerWords,
  'dialogue-moves': dialogueMoves,
  'food-cues': foodCues,
  injections,
  numbers,
  parties,
  'person-wanted': personWanted,
  'real-words': realWords,
  restricted,
  segments,
  services,
  'small-talk': smallTalk,
};
