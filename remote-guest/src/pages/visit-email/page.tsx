import { StopScreen } from '../../features/visit-email/stop-screen.tsx';

/** Where the link of an e-mail about a visit leads. */
export function Page() {
  return <StopScreen />;
}
