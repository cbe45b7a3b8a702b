import type { DemoPropertyKey, DemoSession } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** What state the demo is in. */
export type Demo =
  | { status: 'closed' }
  | { status: 'starting'; property: DemoPropertyKey }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'open'; session: DemoSession }
  | { status: 'over' };

const KEY = 'bellkey:demo';

/** A demo of an older API, or of this tab before there were flats, does not name its property: it is the hotel. */
const withProperty = (session: DemoSession): DemoSession => ({ ...session, house: session.house ?? 'hotel' });

/** The demo that this tab started earlier and that has not expired; null without one. */
function loadSession(now: number): DemoSession | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as DemoSession | null;
    if (!kept || Date.parse(kept.expiresAt) <= now) return null;
    return withProperty(kept);
  } catch {
    return null;
  }
}

function saveSession(session: DemoSession | null): void {
  try {
    if (session) window.sessionStorage.setItem(KEY, JSON.stringify(session));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage a reload starts another.
  }
}

/** The visitor's throw-away property: started on request, found again after a reload, over when its time is up. */
export function useDemo() {
  const api = useApi();
  const [demo, setDemo] = useState<Demo>({ status: 'closed' });

  useEffect(() => {
    const session = loadSession(Date.now());
    if (session) setDemo({ status: 'open', session });
  }, []);

  const start = useCallback(
    async (property: DemoPropertyKey) => {
      setDemo({ status: 'starting', property });
      const answer = await api.call('POST /api/demo/sessions', { query: { house: property } });
      if (!answer.ok) return setDemo({ status: 'failed', problem: answer.error });
      const session = withProperty(answer.value);
      saveSession(session);
      setDemo({ status: 'open', session });
    },
    [api],
  );

  const end = useCallback(() => {
    saveSession(null);
    setDemo({ status: 'over' });
  }, []);

  const expiresAt = demo.status === 'open' ? Date.parse(demo.session.expiresAt) : null;
  useEffect(() => {
    if (expiresAt === null) return;
    const timer = setTimeout(end, Math.max(0, expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, end]);

  return { demo, start, end };
}
