import { useAction } from '@bellkey/shared/action';
import { useApi, useConfig, useSearchParams } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/sign-in/en.ts';

/** The longest address that the API stores (its contract); a longer one leads to the dashboard. */
const NEXT_MAX_CHARS = 500;

const leaveFor = (url: string) => window.location.assign(url);

/**
 * Starts a sign-in at the configured provider; hidden without one.
 *
 * @param leave takes the browser to the provider's page
 */
export function ProviderButton({ leave = leaveFor }: { leave?: (url: string) => void }) {
  const { provider } = useConfig().identity;
  const api = useApi();
  const [search] = useSearchParams();
  const { run, busy, problem, clear } = useAction();
  const [isLeaving, setIsLeaving] = useState(false);
  if (!provider) return null;

  const begin = () => {
    clear();
    const next = search.get('next');
    const short = next !== null && next.length <= NEXT_MAX_CHARS ? next : null;
    return run(
      () => api.call('POST /api/sign-in/provider', { body: { next: short } }),
      ({ authorizationUrl }) => {
        // It stays busy after success, because the page is left.
        setIsLeaving(true);
        leave(authorizationUrl);
      },
    );
  };

  return (
    <>
      <Button look="outline" size="large" busy={busy || isLeaving} onClick={() => void begin()}>
        {messages.continueWithProvider({ provider: provider.name })}
      </Button>
      {problem === null ? null : (
        <Notice tone="warn" live="assertive">
          {problem.detail}
        </Notice>
      )}
    </>
  );
}
