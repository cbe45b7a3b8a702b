import type { Membership } from '@bellkey/shared/api';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/sign-in/en.ts';
import type { NotApproved } from '../../staff-identity/membership-status.ts';
import { useAccessAgain } from './use-access-again.ts';

/** Whom to ask: the property with its phone number, if it has one. */
function whom({ property }: Membership): string {
  return property.phone ? `${property.name} (${property.phone})` : property.name;
}

function explain(standing: NotApproved): { title: string; text: string } {
  switch (standing.kind) {
    case 'pending':
      // An invited person waits for no one: the invitation is the approval.
      if (standing.memberships[0].awaitsEmail)
        return {
          title: messages.verifyEmailTitle,
          text: messages.verifyEmailText({ property: standing.memberships[0].property.name }),
        };
      return {
        title: messages.pendingTitle({ property: standing.memberships[0].property.name }),
        text: messages.pendingText({ whom: whom(standing.memberships[0]) }),
      };
    case 'suspended':
      return {
        title: messages.suspendedTitle,
        text: messages.suspendedText({ whom: whom(standing.memberships[0]) }),
      };
    case 'rejected': {
      const [membership] = standing.memberships;
      const why = membership.reason ? ` ${messages.declineReason({ reason: membership.reason })}` : '';
      return {
        title: messages.declinedTitle,
        text: messages.declinedText({ whom: whom(membership), why }),
      };
    }
    case 'expired':
      return {
        title: messages.lapsedTitle,
        text: messages.lapsedText({ whom: whom(standing.memberships[0]) }),
      };
    case 'none':
      return {
        title: messages.noMembershipTitle,
        text: messages.noMembershipText,
      };
  }
}

/** Tells a signed-in person why they may not continue, whom to ask, and how to leave. */
export function StandingNotice({
  standing,
  email,
  onSignOut,
}: {
  standing: NotApproved;
  email: string | null;
  onSignOut(): Promise<void>;
}) {
  const [leaving, setLeaving] = useState(false);
  const { title, text } = explain(standing);
  useAccessAgain(standing.kind !== 'none');
  return (
    <Notice
      tone={standing.kind === 'pending' ? 'neutral' : 'warn'}
      title={title}
      live="polite"
      action={
        <>
          {standing.kind === 'none' || standing.kind === 'rejected' || standing.kind === 'expired' ? (
            <ButtonLink to="/staff-register" look="outline" size="small">
              {standing.kind === 'none' ? messages.joinLink : messages.askAgain}
            </ButtonLink>
          ) : null}
          <Button
            look="outline"
            size="small"
            busy={leaving}
            onClick={() => {
              setLeaving(true);
              void onSignOut().finally(() => setLeaving(false));
            }}
          >
            {messages.signOut}
          </Button>
        </>
      }
    >
      {text}
      {email ? ` ${messages.signedInAs({ email })}` : null}
    </Notice>
  );
}
