import type { ServiceRequest } from '@bellkey/shared/api';
import { type ComponentType, createContext } from 'react';
import type { GuestLanguage } from '../../language/guest-language.ts';

/**
 * What the card of a food order shows when the kitchen has run out of a dish. The page provides it, because the menu is
 * above the cards of requests; without it the card asks nothing.
 */
export const SwapContext = createContext<ComponentType<{
  request: ServiceRequest;
  language: GuestLanguage;
}> | null>(null);
