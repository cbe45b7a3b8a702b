import { ScanScreen } from '../../features/scan/scan-screen.tsx';

/** Where guests come in: with a code in the address, or looking for one. */
export function Page() {
  return <ScanScreen />;
}
