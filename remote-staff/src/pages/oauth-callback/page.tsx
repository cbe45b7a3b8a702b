import { useLocation, useNavigate } from '@bellkey/shared/shell';
import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import { type CallbackOutcome, callbackOutcome, STATE_KEY } from '../../provider-sign-in/callback-outcome.ts';

/** Read once: the state serves a single answer. */
function takeState(): string | null {
  try {
    const state = sessionStorage.getItem(STATE_KEY);
    sessionStorage.removeItem(STATE_KEY);
    return state;
  } catch {
    return null;
  }
}

/** `/oauth/callback`: where sign-in providers send people back to. */
export function Page() {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null);
  useEffect(() => {
    const arrived = callbackOutcome({ search, hash }, takeState());
    // An effect may run twice; by then the address says nothing any more, and the first reading stands.
    setOutcome((before) => (before === null || before === 'nothing' ? arrived : before));
    // What the provider sent is secret: it must not stay in the address, the history or a screenshot. Through the
    // router, which would otherwise put it back when it replaces the route.
    if (search || hash) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [search, hash, pathname, navigate]);

  return (
    <PlainPage
      title={outcome ? titles[outcome] : 'Signing in'}
      action={<ButtonLink to="/staff-login">Go to staff login</ButtonLink>}
    >
      <p role="status">{outcome ? words[outcome] : 'Reading what the provider sent.'}</p>
      <p>
        No sign-in provider is connected to this installation. Sign in with your work e-mail and password
        instead.
      </p>
    </PlainPage>
  );
}

const titles: Record<CallbackOutcome, string> = {
  nothing: 'Nobody was signed in',
  cancelled: 'Sign-in was stopped',
  'provider-failed': 'The provider did not sign you in',
  'state-mismatch': 'Not the answer we asked for',
  unfinished: 'Nobody was signed in',
};

const words: Record<CallbackOutcome, string> = {
  nothing: 'A sign-in provider sends people back to this address. Nothing came with it.',
  cancelled: 'You stopped signing in at the provider. Nothing has changed; you can start again.',
  'provider-failed': 'The provider could not sign you in. Start again in a moment, or sign in another way.',
  'state-mismatch':
    'This answer does not belong to a sign-in that this tab began, so it was not used. Start again.',
  unfinished: 'The provider answered, but signing in with it can’t be finished here.',
};
