import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/staff-ai-chat`. */
export function Page() {
  return (
    <StaffFrame>
      <PlainPage title="Staff assistant" action={<ButtonLink to="/dashboard">Open the dashboard</ButtonLink>}>
        <p>
          This is the place for questions of your own: what is open on a floor, what happened last night, a
          draft for a difficult answer. Bellkey does not have this yet. The dashboard’s search finds requests
          by room, title and number, and guest chat shows the conversations.
        </p>
      </PlainPage>
    </StaffFrame>
  );
}
