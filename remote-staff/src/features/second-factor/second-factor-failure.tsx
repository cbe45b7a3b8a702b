import { type AuthErrorCode, useSession } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useState } from 'react';

const SWITCHED_OFF =
  'Second factors are switched off at the identity provider of this installation. Ask whoever runs it.';

/** Why the second factor could not be changed, and what to do. */
export function SecondFactorFailure({
  error,
  onRetry,
}: {
  error: AuthErrorCode;
  onRetry: (() => Promise<void>) | undefined;
}) {
  const { store } = useSession();
  const [sent, setSent] = useState<AuthErrorCode | 'sent' | null>(null);
  if (error === 'email-not-verified') {
    const send = async () => {
      const result = await store.sendVerification();
      setSent(result.ok ? 'sent' : result.error);
    };
    return (
      <Notice
        tone="warn"
        live="assertive"
        action={
          <Button look="outline" size="small" onClick={() => void send()}>
            Send me a link
          </Button>
        }
      >
        {sent === 'sent'
          ? 'We sent you a link. Open it, then set up the second factor.'
          : sent === null
            ? 'A second factor needs a verified e-mail address, and yours is not verified yet.'
            : authWording(sent).text}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      live="assertive"
      action={
        onRetry ? (
          <Button look="outline" size="small" onClick={() => void onRetry()}>
            Retry
          </Button>
        ) : undefined
      }
    >
      {error === 'operation-not-allowed' ? SWITCHED_OFF : authWording(error).text}
    </Notice>
  );
}
