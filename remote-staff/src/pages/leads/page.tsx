import { LeadsView } from '../../features/leads/leads-view.tsx';
import { SignedInOnly } from '../../features/sign-in/signed-in-only.tsx';

/** `/dashboard/leads`: enquiries from the public site, for operators of the platform or a co-brand. */
export function Page() {
  return <SignedInOnly>{() => <LeadsView />}</SignedInOnly>;
}
