import { InformationScreen } from '../../features/information/information-screen.tsx';

/** The property's facts, its hours, and how to reach it. */
export function Page() {
  return <InformationScreen />;
}
