// Imported here rather than by the component: a late style sheet makes the browser lay out the whole page again.
import './install-prompt.css';
import type { Frame } from '@bellkey/shared/remote';
import { useContext, useSyncExternalStore } from 'react';
import { useIdleComponent } from '../idle/use-idle-component.ts';
import type { InstallOffer } from './install-offer.ts';
import { InstallOfferContext } from './install-offer-context.ts';

const load = () => import('./install-prompt.tsx').then(({ InstallPrompt }) => InstallPrompt);
const hidden = () => 'hidden' as const;

function Offered({ offer, frame }: { offer: InstallOffer; frame: Frame }) {
  const how = useSyncExternalStore(offer.subscribe, offer.get, hidden);
  const Prompt = useIdleComponent(how !== 'hidden', load);
  return how !== 'hidden' && Prompt ? <Prompt offer={offer} how={how} frame={frame} /> : null;
}

/** The slot of the install prompt, which is loaded only when it shows: for most people never. */
export function InstallPromptSlot({ frame }: { frame: Frame }) {
  const offer = useContext(InstallOfferContext);
  return offer ? <Offered offer={offer} frame={frame} /> : null;
}
