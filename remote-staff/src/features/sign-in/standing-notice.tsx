import type { Membership } from '@bellkey/shared/api';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { NotApproved } from '../../staff-identity/membership-status.ts';

/** Whom to ask: the property with its phone number, when it has one. */
function whom({ property }: Membership): string {
  return property.phone ? `${property.name} (${property.phone})` : property.name;
}

function explain(standing: NotApproved): { title: string; text: string } {
  switch (standing.kind) {
    case 'pending':
      // Who was invited waits for no one: the invitation is the approval.
      if (standing.memberships[0].awaitsEmail)
        return {
          title: 'One thing is left: your e-mail',
          text: `Open the link that we sent you, and you are on the team of ${standing.memberships[0].property.name}.`,
        };
      return {
        title: `${standing.memberships[0].property.name} has your request`,
        text: `A manager of ${whom(standing.memberships[0])} decides about it.`,
      };
    case 'suspended':
      return {
        title: 'Your access is suspended',
        text: `A manager of ${whom(standing.memberships[0])} has paused your access and can give it back.`,
      };
    case 'rejected': {
      const [membership] = standing.memberships;
      const why = membership.reason ? ` The reason given: “${membership.reason}”` : '';
      return {
        title: 'Your request was declined',
        text: `${whom(membership)} has declined your request.${why} You can ask again.`,
      };
    }
    case 'expired':
      return {
        title: 'Your request has lapsed',
        text: `Nobody at ${whom(standing.memberships[0])} decided within 14 days. Ask again, and tell a manager there.`,
      };
    case 'none':
      return {
        title: 'No property knows this account yet',
        text: 'You are signed in, but no property has you on its staff. Ask to join yours with the code that a manager there has.',
      };
  }
}

/** Says to someone who is signed in but may not go on why that is, whom to ask, and how to leave. */
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
  return (
    <Notice
      tone={standing.kind === 'pending' ? 'neutral' : 'warn'}
      title={title}
      live="polite"
      action={
        <>
          {standing.kind === 'none' || standing.kind === 'rejected' || standing.kind === 'expired' ? (
            <ButtonLink to="/staff-register" look="outline" size="small">
              {standing.kind === 'none' ? 'Ask to join one' : 'Ask again'}
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
            Sign out
          </Button>
        </>
      }
    >
      {text}
      {email ? ` You are signed in as ${email}.` : null}
    </Notice>
  );
}
