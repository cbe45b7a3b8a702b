import { createContext } from 'react';

/**
 * The moment for which the server rendered a page, in milliseconds since 1970, so that the browser takes it over with the
 * same words; null where there is nothing to take over.
 */
export const FirstMomentContext = createContext<number | null>(null);
