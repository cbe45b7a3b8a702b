import type { Membership } from '@bellkey/shared/api';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { Standing } from '../staff-identity/standing.ts';

type NotApproved = Exclude<Standing, { kind: 'approved' }>;

/** Whom to ask: the property with its phone number, when it has one. */
function whom({ property }: Membership): string {
  return property.phone ? `${property.name} (${property.phone})` : property.name;
}

function explain(standing: NotApproved): { title: string; text: string } {
  switch (standing.kind) {
    case 'pending':
      return {
        title: 'Waiting for approval',
        text: `${whom(standing.memberships[0])} has your request. A manager there decides about it.`,
      };
    case 'suspended':
      return {
        title: 'Your access is suspended',
        text: `A manager of ${whom(standing.memberships[0])} has paused your access and can give it back.`,
      };
    case 'rejected':
      return {
        title: 'Your request was declined',
        text: `${whom(standing.memberships[0])} has declined your request. Ask a manager there if that is a mistake.`,
      };
    case 'none':
      return {
        title: 'No property knows this account yet',
        text: 'You are signed in, but no property has you on its staff. Ask a manager of yours to add this e-mail.',
      };
  }
}

/** Says to somebody who is signed in but may not go on why that is, whom to ask, and how to leave. */
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
      tone="warn"
      title={title}
      live="polite"
      action={
        <>
          {standing.kind === 'none' ? (
            <ButtonLink to="/staff-register" look="outline" size="small">
              How to register
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
