import type { PlacedReason } from '@bellkey/shared/api';
import { Link, useSearchParams } from '@bellkey/shared/shell';
import { Button, Chip, Notice, Skeleton, VisuallyHidden } from '@bellkey/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as assistantMessages from '../../../messages/compiled/assistant/en.ts';
import { dayOf, timeOfDay } from '../../clock/clock-messages.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { formatReasons, reasonKinds } from '../conversations/concierge/reason-messages.ts';
import { dayLater, isCalendarDay } from './calendar-day.ts';
import * as styles from './day-reasons.css';
import { useReasonsOfDay } from './use-reasons-of-day.ts';

/** What the assistant refused, handed to a person or had replaced: today, or on the day in `?day=`. */
export function DayReasons({ propertyId, timeZone }: { propertyId: string; timeZone: string }) {
  const [search] = useSearchParams();
  const asked = search.get('day');
  const day = asked !== null && isCalendarDay(asked) ? asked : null;
  return <Day key={day ?? 'today'} propertyId={propertyId} timeZone={timeZone} day={day} />;
}

const HERE = '/dashboard/assistant';

const addressOf = (day: string, today: string) => (day === today ? HERE : `${HERE}?day=${day}`);

function DayLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.day ?? ''}>
      {children}
    </Link>
  );
}

function Day({ propertyId, timeZone, day }: { propertyId: string; timeZone: string; day: string | null }) {
  const titleId = useId();
  const { page, problem, busy, refresh, showEarlier, retry } = useReasonsOfDay(propertyId, day);
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(0);
  const count = page?.reasons.length ?? 0;

  // A reader who asked for earlier ones continues there: the button may be gone.
  useEffect(() => {
    const from = shownBefore.current;
    shownBefore.current = 0;
    if (from > 0 && count > from) list.current?.children[from]?.querySelector('a')?.focus();
  }, [count]);

  const isToday = day === null || day === page?.today;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {isToday
            ? assistantMessages.reasonsTodayTitle
            : assistantMessages.reasonsDayTitle({ dayOf: dayOf(`${day}T12:00:00.000Z`, 'UTC') })}
        </h2>
        {page && isToday ? (
          <Button look="quiet" size="small" busy={busy === 'newest'} onClick={() => void refresh()}>
            {assistantMessages.refresh}
          </Button>
        ) : null}
      </header>
      {problem ? (
        <ProblemNotice problem={problem} title={assistantMessages.reasonsLoadFailed} onRetry={retry} />
      ) : null}
      {!page && !problem ? <Skeleton label={assistantMessages.reasonsLoadingLabel} lines={4} /> : null}
      {page && count === 0 ? (
        <Notice title={assistantMessages.reasonsEmptyTitle}>
          {isToday ? assistantMessages.reasonsTodayEmptyHint : assistantMessages.reasonsDayEmptyHint}
        </Notice>
      ) : null}
      {page && count > 0 ? (
        <ul role="list" ref={list} className={styles.list} aria-labelledby={titleId}>
          {page.reasons.map((reason) => (
            <Reason key={reason.turnId} reason={reason} timeZone={timeZone} />
          ))}
        </ul>
      ) : null}
      {page?.next ? (
        <p>
          <Button
            look="outline"
            size="small"
            busy={busy === 'earlier'}
            onClick={() => {
              shownBefore.current = count;
              void showEarlier();
            }}
          >
            {assistantMessages.showEarlierOnes}
          </Button>
        </p>
      ) : null}
      {page || !isToday ? (
        <nav aria-label={assistantMessages.days} className={styles.days}>
          {page ? (
            <DayLink to={addressOf(dayLater(page.day, -1), page.today)}>
              {assistantMessages.theDayBefore}
            </DayLink>
          ) : null}
          {page && page.day < page.today ? (
            <DayLink to={addressOf(dayLater(page.day, 1), page.today)}>
              {assistantMessages.theDayAfter}
            </DayLink>
          ) : null}
          {isToday ? null : <DayLink to={HERE}>{assistantMessages.today}</DayLink>}
        </nav>
      ) : null}
    </section>
  );
}

function Reason({ reason, timeZone }: { reason: PlacedReason; timeZone: string }) {
  const time = timeOfDay(reason.at, timeZone);
  return (
    <li className={styles.reason}>
      <time dateTime={reason.at} className={styles.time}>
        {time}
      </time>
      <Link
        to={`/dashboard/staff-chat?c=${encodeURIComponent(reason.conversationId)}`}
        className={styles.place ?? ''}
      >
        {reason.place.label}{' '}
        <VisuallyHidden>{assistantMessages.openConversationLabel({ time })}</VisuallyHidden>
      </Link>
      <div className={styles.what}>
        <p className={styles.kinds}>
          {reasonKinds(reason).map(({ text, tone }) => (
            <Chip key={text} tone={tone}>
              {text}
            </Chip>
          ))}
        </p>
        <p className={styles.words}>{formatReasons(reason).join(' ')}</p>
      </div>
    </li>
  );
}
