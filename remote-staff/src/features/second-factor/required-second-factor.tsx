import {
  type EnrolledApp,
  useLocation,
  useNavigate,
  useSearchParams,
  useSession,
} from '@bellkey/shared/shell';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/second-factor/en.ts';
import { safeNext } from '../../safe-next/safe-next.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';

const PROFILE = '/profile';

/** Rendered only by the profile page, which passes it in: the other pages of the frame do without its script. */
const OwnSecondFactor = lazy(() =>
  import('./own-second-factor.tsx').then((module) => ({ default: module.OwnSecondFactor })),
);

/**
 * What a person sees where a second factor is required of them and their sign-in has none: the way to set it up, on
 * the profile page. From every other page it leads there, and the page that was asked for comes after.
 *
 * @param reason who requires it of whom, as a sentence
 * @param onSetUp reads again who the person is
 */
export function RequiredSecondFactor({
  reason,
  fallback,
  onSetUp,
  children,
}: {
  reason: string;
  /** Where to go on without a `next`. */
  fallback: string;
  onSetUp(): Promise<void>;
  /** Other links. */
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { store } = useSession();
  const [apps, setApps] = useState<readonly EnrolledApp[]>([]);
  const isHere = pathname === PROFILE;
  const next = safeNext(query.get('next'), fallback);

  useEffect(() => {
    const onwards = `${PROFILE}?next=${encodeURIComponent(pathname + search)}`;
    if (!isHere) void navigate(onwards, { replace: true });
  }, [isHere, pathname, search, navigate]);

  const signInAgain = async () => {
    await store.signOut();
    void navigate(`/staff-login?next=${encodeURIComponent(next)}`);
  };
  const goOn = async () => {
    await onSetUp();
    void navigate(next, { replace: true });
  };

  if (!isHere) return null;
  return (
    <StaffPage title={messages.requiredTitle}>
      <Notice tone="warn">{messages.requiredText({ reason })}</Notice>
      <Suspense fallback={<Skeleton label={messages.requiredLoadingLabel} lines={4} />}>
        <OwnSecondFactor required onList={setApps} onSetUp={() => void goOn()} />
      </Suspense>
      {apps.length > 0 ? (
        <Notice
          title={messages.codeSkippedTitle}
          action={
            <Button look="outline" size="small" onClick={() => void signInAgain()}>
              {messages.signInAgain}
            </Button>
          }
        >
          {messages.codeSkippedText}
        </Notice>
      ) : null}
      {children}
    </StaffPage>
  );
}
