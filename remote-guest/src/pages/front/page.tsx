import type { FirstData, PropertyBar } from '@bellkey/shared/shell';
import { frontBar } from '../../features/front/front-bar.tsx';
import { FrontScreen } from '../../features/front/front-screen.tsx';
import { firstLanguage } from '../../language/guest-language.ts';

/** The property's own address: what it is, how to reach it, and the way in with a code. */
export function Page() {
  return <FrontScreen />;
}

/** The property's bar. All languages are part of the page. */
export async function prepare(data: FirstData): Promise<PropertyBar | null> {
  return data.kind === 'property' ? frontBar(data.front.property, firstLanguage(data.languages)) : null;
}
