import { ProfileScreen } from '../../features/guest-profile/profile-screen.tsx';

/** What a property knows about the guest who opens it: their own profile, and no one else's. */
export function Page() {
  return <ProfileScreen />;
}
