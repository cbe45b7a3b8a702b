import { Conversation } from '../../../sections/product/conversation.tsx';
import type { ConversationLine } from '../../../sections/product/conversation-lines.ts';
import { Phone } from '../../../sections/product/phone.tsx';
import { StaffScreen, type StaffScreenRow } from '../../../sections/product/staff-screen.tsx';
import * as loop from './loop.css';
import * as styles from './product-stage.css';

const lines: readonly ConversationLine[] = [
  { by: 'guest', text: 'Could we have two more towels please?' },
  { by: 'assistant', text: 'Of course. Housekeeping will bring two towels to Room 204 by 14:22.' },
  {
    by: 'request',
    title: 'Towels × 2',
    state: 'On the way',
    tone: 'good',
    ticks: ['14:02 asked', '14:03 accepted', 'by 14:22'],
    progress: 0.6,
    before: [
      { state: 'Asked', tone: 'neutral', progress: 0 },
      { state: 'Accepted', tone: 'good', progress: 0.26 },
    ],
  },
  { by: 'guest', text: 'And is the pool still open?' },
  {
    by: 'assistant',
    text: 'The rooftop pool is open from 08:00 to 20:00.',
    source: 'Pool, confirmed today',
  },
];

const queue: readonly StaffScreenRow[] = [
  { place: '308', what: 'Shower runs cold', state: '4 min left', tone: 'warn' },
  {
    place: '204',
    what: 'Towels × 2',
    state: '8 min left',
    tone: 'good',
    cues: { row: loop.arrives ?? '', state: loop.underWay ?? '' },
    before: [
      { state: 'new', tone: 'neutral', cue: loop.isNew ?? '' },
      { state: 'accepted', tone: 'good', cue: loop.isAccepted ?? '' },
    ],
  },
  { place: '108', what: 'Late check-out, 13:00', state: 'to approve', tone: 'neutral' },
];

const cues = {
  lines: [loop.asks, loop.answers, loop.arrives, loop.asksAgain, loop.answersAgain].map((cue) => cue ?? ''),
  states: [loop.isNew, loop.isAccepted, loop.underWay].map((cue) => cue ?? ''),
};

/**
 * The hero's picture: one request, on the guest's phone and at the desk at the same time, in a loop of 20 seconds. It
 * is all style: it needs no script, is still for people who asked for less motion, and anyone can stop it.
 */
export function ProductStage() {
  return (
    <figure className={styles.stage}>
      <input type="checkbox" id="stage-still" className={loop.still} />
      <div className={`${styles.phone} ${loop.plays}`}>
        <Phone property="Hotel Aurora" place="Room 204">
          <Conversation lines={lines} cues={cues} />
        </Phone>
      </div>
      <div className={`${styles.desk} ${loop.plays}`}>
        <StaffScreen title="Front desk" rows={queue} />
      </div>
      <figcaption className={styles.caption}>
        An illustration. Hotel Aurora is the demo property; it does not exist.{' '}
        <label htmlFor="stage-still" className={loop.control}>
          Hold the picture still
        </label>
      </figcaption>
    </figure>
  );
}
