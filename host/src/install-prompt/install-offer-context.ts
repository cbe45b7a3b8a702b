import { createContext } from 'react';
import type { InstallOffer } from './install-offer.ts';

/** The tab's install offer; null on the server, where nothing can be installed. */
export const InstallOfferContext = createContext<InstallOffer | null>(null);
