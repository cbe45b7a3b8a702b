import { LeadsView } from '../../leads/leads-view.tsx';
import { SignedInOnly } from '../../sign-in/signed-in-only.tsx';

/** `/dashboard/leads`: enquiries from the public site, for those who run the platform or a co-brand. */
export function Page() {
  return <SignedInOnly>{() => <LeadsView />}</SignedInOnly>;
}
