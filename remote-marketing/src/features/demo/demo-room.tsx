import type { DemoSession } from '@bellkey/shared/api';
import { EmbeddedPage, useApiAs } from '@bellkey/shared/shell';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Choice } from '../../controls/choice.tsx';
import { demoIdentity } from './demo-identity.ts';
import * as styles from './demo-room.css';
import { DemoTools } from './demo-tools.tsx';
import type { DemoScript } from './scripts.ts';
import { overLink } from './slow-api.ts';

const GUEST_PATHS = ['/chat'];
const STAFF_PATHS = ['/dashboard', '/dashboard/staff-chat'];

const tabStorage = () => window.sessionStorage;

/** The open demo: both real pages on one throw-away property, and its controls. */
export function DemoRoom({
  session,
  first,
  onOver,
}: {
  session: DemoSession;
  /** A script to say at once, from the visitor's link. */
  first: DemoScript | null;
  onOver(): void;
}) {
  const apiAs = useApiAs();
  const [slow, setSlow] = useState(false);
  const isSlow = useRef(slow);
  isSlow.current = slow;
  const [side, setSide] = useState<'phone' | 'board'>('phone');
  const over = useRef(onOver);
  over.current = onOver;

  const sides = useMemo(() => {
    if (!apiAs) return null;
    const link = {
      isSlow: () => isSlow.current,
      after: (ms: number, action: () => void) => void setTimeout(action, ms),
      onUnknown: () => over.current(),
    };
    const { guestToken, staffToken, staffUid } = session;
    const guestApi = overLink(apiAs({ demoGuestToken: guestToken }), link);
    const staffApi = overLink(apiAs({ staffToken }), link);
    const identity = demoIdentity(staffUid, staffToken, () => over.current());
    return {
      guestApi,
      staffApi,
      guest: { api: guestApi, deviceStorage: tabStorage },
      staff: { api: staffApi, session: identity, deviceStorage: tabStorage },
    };
  }, [apiAs, session]);

  const room = useRef<HTMLDivElement>(null);
  const showPhone = useCallback(() => {
    setSide('phone');
    room.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  if (!sides) return <Skeleton label="Opening the demo" lines={8} />;
  const outside = (back: () => void) => (
    <Notice
      title="Not part of the demo"
      action={
        <Button size="small" look="outline" onClick={back}>
          Back
        </Button>
      }
    >
      This page needs a property of your own.
    </Notice>
  );
  return (
    <>
      <DemoTools
        guestApi={sides.guestApi}
        staffApi={sides.staffApi}
        property={session.house}
        propertyId={session.property.id}
        first={first}
        slow={slow}
        onSlow={setSlow}
        onSaid={showPhone}
      />
      <div className={styles.switch}>
        <Choice
          label="Show"
          options={[
            { value: 'phone', label: 'Guest’s phone' },
            { value: 'board', label: 'Staff board' },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      <div ref={room} className={styles.room} data-side={side}>
        <section className={styles.phone} aria-label={`The guest’s phone, ${session.place.label}`}>
          <div className={styles.screen}>
            <EmbeddedPage
              path="/chat"
              paths={GUEST_PATHS}
              services={sides.guest}
              outside={outside}
              fallback={<Skeleton label="Opening the phone" lines={6} />}
            />
          </div>
        </section>
        <section className={styles.board} aria-label="The staff board">
          <EmbeddedPage
            path="/dashboard"
            paths={STAFF_PATHS}
            services={sides.staff}
            outside={outside}
            fallback={<Skeleton label="Opening the board" lines={8} />}
          />
        </section>
      </div>
      <p className={styles.fine}>
        Everything here is made up and yours alone. It is deleted at{' '}
        {new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(session.expiresAt))}.{' '}
        <button type="button" className={styles.end} onClick={onOver}>
          End it now
        </button>
      </p>
    </>
  );
}
