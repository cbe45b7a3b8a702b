import { Chip, PromiseLine } from '@bellkey/shared/ui';
import type { RequestLine, RequestState } from './conversation-lines.ts';
import * as styles from './request-card.css';

/** Where the accepted tick is between asked (0) and due (1). */
const ACCEPTED_AT = 0.26;

function Line({ request, state }: { request: RequestLine; state: RequestState }) {
  const [asked, accepted, due] = request.ticks;
  return (
    <PromiseLine
      progress={state.progress}
      tone={state.tone === 'warn' ? 'soon' : 'on-time'}
      description={`${request.title}: ${asked}, ${accepted}, ${due}`}
      ticks={[
        { at: 0, label: asked, reached: true },
        { at: ACCEPTED_AT, label: accepted, reached: state.progress >= ACCEPTED_AT },
        { at: 1, label: due, reached: state.progress >= 1 },
      ]}
    />
  );
}

/**
 * A request as the guest sees it. With `cues`, one class for each earlier state and one for the last, the states follow
 * each other in one place; assistive technology gets the last alone.
 */
export function RequestCard({
  request,
  cues,
}: {
  request: RequestLine;
  cues?: readonly string[] | undefined;
}) {
  const earlier = cues ? (request.before ?? []) : [];
  const lastCue = cues?.[earlier.length] ?? '';
  return (
    <div className={styles.request}>
      <p className={styles.requestHead}>
        <strong className={styles.requestTitle}>{request.title}</strong>
        <span className={styles.states}>
          {earlier.map((state, index) => (
            <span key={state.state} className={cues?.[index]} aria-hidden="true">
              <Chip tone={state.tone}>{state.state}</Chip>
            </span>
          ))}
          <span className={lastCue}>
            <Chip tone={request.tone}>{request.state}</Chip>
          </span>
        </span>
      </p>
      <div className={styles.lines}>
        {earlier.map((state, index) => (
          <div key={state.state} className={cues?.[index]} aria-hidden="true">
            <Line request={request} state={state} />
          </div>
        ))}
        <div className={lastCue}>
          <Line request={request} state={request} />
        </div>
      </div>
    </div>
  );
}
