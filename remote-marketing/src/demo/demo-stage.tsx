import { useSearchParams } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, Skeleton } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import * as room from './demo-room.css';
import { DemoRoom } from './demo-room.tsx';
import { type DemoScript, findScript } from './scripts.ts';
import { useDemo } from './use-demo.ts';

/** The demo in whichever of its states. It begins when somebody asks for it, or comes by a link to a script. */
export function DemoStage() {
  const [query] = useSearchParams();
  const { demo, start, end } = useDemo();
  const [first, setFirst] = useState<DemoScript | null>(null);
  const linked = findScript(query.get('script'));
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (!linked || asked.current === linked.key) return;
    asked.current = linked.key;
    setFirst(linked);
    if (demo.status === 'closed') void start();
  }, [linked, demo.status, start]);

  const begin = () => {
    setFirst(null);
    void start();
  };

  switch (demo.status) {
    case 'open':
      return <DemoRoom key={demo.session.property.id} session={demo.session} first={first} onOver={end} />;
    case 'starting':
      return <Skeleton label="Making a hotel of your own" lines={10} />;
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
              <Button onClick={() => void start()}>Try again</Button>
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
          action={<Button onClick={begin}>Start again</Button>}
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
                <p>You are in Room 204 of a hotel that does not exist, and you work there, too.</p>
                <Button size="large" onClick={begin}>
                  Open the demo
                </Button>
                <p>No form, no e-mail. It takes a second.</p>
              </div>
            </div>
          </div>
          <div className={room.board}>
            <div className={room.waiting}>
              <p>The staff board of the same hotel opens here.</p>
            </div>
          </div>
        </div>
      );
  }
}
