import type { DemoPropertyKey } from '@bellkey/shared/api';
import { useSearchParams } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, Skeleton } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../controls/choice.tsx';
import { demoPropertyTexts } from './demo-properties.ts';
import * as room from './demo-room.css';
import { DemoRoom } from './demo-room.tsx';
import { type DemoScript, findScript } from './scripts.ts';
import { useDemo } from './use-demo.ts';

const PROPERTIES: readonly DemoPropertyKey[] = ['hotel', 'flats'];

/** Placeholder rows of the board: promise lines without a promise. */
const EMPTY_ROWS = [1, 2, 3, 4, 5, 6] as const;

/** The demo in each of its states. It starts when the visitor asks for it, or follows a link to a script. */
export function DemoStage() {
  const [query] = useSearchParams();
  const { demo, start, end } = useDemo();
  const [property, setProperty] = useState<DemoPropertyKey>('hotel');
  const [first, setFirst] = useState<DemoScript | null>(null);
  const linked = findScript(query.get('script'));
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (!linked || asked.current === linked.key) return;
    asked.current = linked.key;
    setFirst(linked);
    setProperty(linked.property);
    // A visitor with the other property open followed a link to this one.
    if (demo.status === 'closed' || (demo.status === 'open' && demo.session.house !== linked.property))
      void start(linked.property);
  }, [linked, demo, start]);

  const begin = (which: DemoPropertyKey) => {
    setFirst(null);
    setProperty(which);
    void start(which);
  };
  const texts = demoPropertyTexts[property];
  const other = property === 'hotel' ? 'flats' : 'hotel';

  switch (demo.status) {
    case 'open':
      return <DemoRoom key={demo.session.property.id} session={demo.session} first={first} onOver={end} />;
    case 'starting':
      return <Skeleton label={demoPropertyTexts[demo.property].making} lines={10} />;
    case 'failed':
      return (
        <Notice
          tone="warn"
          live="assertive"
          title={
            demo.problem.code === 'rate-limited'
              ? `Your network has begun many demos. Try again in ${Math.max(1, Math.ceil((demo.problem.retryAfterSeconds ?? 60) / 60))} min.`
              : demo.problem.code === 'demo-full'
                ? 'The demo is full right now'
                : demo.problem.code === 'offline'
                  ? 'You’re offline'
                  : 'The demo can’t be opened right now'
          }
          reference={[demo.problem.code, demo.problem.requestId].filter(Boolean).join(' · ')}
          action={
            <>
              <Button onClick={() => void start(property)}>Try again</Button>
              <ButtonLink to="/use-cases" look="outline">
                Read the use cases
              </ButtonLink>
            </>
          }
        >
          {demo.problem.detail}
        </Notice>
      );
    case 'over':
      return (
        <Notice
          live="polite"
          title="This demo has ended"
          action={
            <>
              <Button onClick={() => begin(property)}>Start again</Button>
              <Button look="outline" onClick={() => begin(other)}>
                {`Open ${demoPropertyTexts[other].place}, ${demoPropertyTexts[other].name}`}
              </Button>
            </>
          }
        >
          Everything of it is deleted, or will be within minutes. The next one begins with a fresh board.
        </Notice>
      );
    case 'closed':
      return (
        <div className={room.room} data-side="phone">
          <div className={room.phone}>
            <div className={room.screen}>
              <div className={room.waiting}>
                <p className={room.property}>{texts.name}</p>
                <p className={room.number}>{texts.place}</p>
                <p>{texts.about}</p>
                <div className={room.properties}>
                  <Choice
                    label="You are a guest in"
                    layout="list"
                    options={PROPERTIES.map((key) => ({ value: key, label: demoPropertyTexts[key].choice }))}
                    value={property}
                    onChange={setProperty}
                  />
                </div>
                <Button size="large" onClick={() => begin(property)}>
                  Open the demo
                </Button>
                <p className={room.small}>No form, no e-mail. It takes a second.</p>
              </div>
            </div>
          </div>
          <div className={room.board}>
            <div className={room.empty}>
              <p className={room.property}>{texts.desk}</p>
              <p>{texts.emptyBoard}</p>
              {EMPTY_ROWS.map((row) => (
                <svg key={row} className={room.rail} aria-hidden="true">
                  <line x1="4" x2="100%" y1="6" y2="6" />
                  <circle cx="4" cy="6" r="4" />
                  <circle cx="34%" cy="6" r="4" />
                  <circle cx="99%" cy="6" r="4" />
                </svg>
              ))}
            </div>
          </div>
        </div>
      );
  }
}
