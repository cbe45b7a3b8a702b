import { type AuthErrorCode, useSession } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/second-factor/en.ts';

const SWITCHED_OFF = messages.switchedOffText;

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
            {messages.verifyEmailButton}
          </Button>
        }
      >
        {sent === 'sent'
          ? messages.verifyEmailSent
          : sent === null
            ? messages.verifyEmailText
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
            {messages.retry}
          </Button>
        ) : undefined
      }
    >
      {error === 'operation-not-allowed' ? SWITCHED_OFF : authWording(error).text}
    </Notice>
  );
}
