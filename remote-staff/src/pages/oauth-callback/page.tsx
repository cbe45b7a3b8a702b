import { useLocation, useNavigate } from '@bellkey/shared/shell';
import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/sign-in/en.ts';
import { parseAnswer } from '../../features/provider-sign-in/parse-answer.ts';
import { useProviderAnswer } from '../../features/provider-sign-in/use-provider-answer.ts';
import { SignInCode } from '../../features/second-factor/sign-in-code.tsx';
import { usePlatformBar } from '../../platform-bar/use-platform-bar.ts';

/** docs/product.md#oauth-callback: delay before the page says that it is still working. */
export const SLOW_ANSWER_MS = 10_000;

/** `/oauth/callback`: where a sign-in provider sends people back to. */
export function Page() {
  usePlatformBar();
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { state, redeem, proceed } = useProviderAnswer();
  const [slow, setSlow] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    // What the provider sent is secret: it must not stay in the address, the history or a screenshot. Replaced
    // through the router, which would otherwise restore it with the next route.
    if (search || hash) void navigate(pathname, { replace: true, preventScrollReset: true });
    // An effect may run twice; by then the address is empty, and an answer can be used once.
    if (begun.current) return;
    begun.current = true;
    void redeem(parseAnswer({ search, hash }));
  }, [search, hash, pathname, navigate, redeem]);

  const working = state.status === 'working';
  const goTo = state.status === 'signed-in' ? state.to : null;
  useEffect(() => {
    if (goTo) void navigate(goTo, { replace: true });
  }, [goTo, navigate]);
  useEffect(() => {
    if (!working) return;
    const timer = setTimeout(() => setSlow(true), SLOW_ANSWER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [working]);

  if (working || goTo) {
    return (
      <PlainPage title={messages.signingIn}>
        <p role="status">{slow ? messages.providerSlow : messages.providerChecking}</p>
      </PlainPage>
    );
  }
  if (state.status === 'needs-code') {
    return (
      <PlainPage title={messages.yourCodePlease}>
        <SignInCode
          onSignedIn={() => void proceed()}
          onStartAgain={() => void navigate('/staff-login', { replace: true })}
        />
      </PlainPage>
    );
  }
  const { title, text } = state.status === 'stopped' ? state : NOTHING;
  return (
    <PlainPage title={title} action={<ButtonLink to="/staff-login">{messages.staffLoginLink}</ButtonLink>}>
      <p role="status">{text}</p>
    </PlainPage>
  );
}

const NOTHING = {
  title: messages.providerFailedTitle,
  text: messages.providerEmptyText,
};
