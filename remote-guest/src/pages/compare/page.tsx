import { CompareScreen } from '../../features/compare/compare-screen.tsx';

/** Side-by-side comparison of what a guest can choose between. */
export function Page() {
  return <CompareScreen />;
}
