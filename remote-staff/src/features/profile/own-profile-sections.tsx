import { Skeleton } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/profile/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { KeptAboutYou } from './kept-about-you.tsx';
import { OwnDetails } from './own-details.tsx';
import { useOwnProfile } from './use-own-profile.ts';

/** The signed-in person's profile: what they change, and what managers decide. */
export function OwnProfileSections() {
  const { membership } = useWorkplace();
  const { id, name, languages, timeZone } = membership.property;
  const { load, save } = useOwnProfile(id);
  const { status, value: profile, problem, refresh } = load;
  if (status === 'failed')
    return <ProblemNotice problem={problem} title={messages.loadFailed} onRetry={refresh} />;
  if (status === 'loading') return <Skeleton label={messages.loadingYourProfile} lines={6} />;
  return (
    <>
      <OwnDetails profile={profile} languages={languages} onSave={save} />
      <KeptAboutYou profile={profile} property={name} timeZone={timeZone} />
    </>
  );
}
