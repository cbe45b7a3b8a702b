// Not with the component: a style sheet that comes late has the browser lay the whole page out anew.
import './install-prompt.css';
import type { Frame } from '@bellkey/shared/remote';
import { useReportError } from '@bellkey/shared/shell';
import {
  type ComponentProps,
  type ComponentType,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenIdle } from '../idle/when-idle.ts';
import type { InstallOffer } from './install-offer.ts';
import { InstallOfferContext } from './install-offer-context.ts';
import type { InstallPrompt } from './install-prompt.tsx';

type Prompt = ComponentType<ComponentProps<typeof InstallPrompt>>;

function Offered({ offer, frame }: { offer: InstallOffer; frame: Frame }) {
  const reportError = useReportError();
  const how = useSyncExternalStore(offer.subscribe, offer.get, () => 'hidden' as const);
  const [Prompt, setPrompt] = useState<Prompt | null>(null);
  const wanted = how !== 'hidden' && !Prompt;
  useEffect(() => {
    if (!wanted) return;
    return whenIdle(() => {
      import('./install-prompt.tsx').then((module) => setPrompt(() => module.InstallPrompt), reportError);
    });
  }, [wanted, reportError]);
  return how !== 'hidden' && Prompt ? <Prompt offer={offer} how={how} frame={frame} /> : null;
}

/** Where the install prompt stands; it is loaded when it is to be shown, which for most people is never. */
export function InstallPromptSlot({ frame }: { frame: Frame }) {
  const offer = useContext(InstallOfferContext);
  return offer ? <Offered offer={offer} frame={frame} /> : null;
}
