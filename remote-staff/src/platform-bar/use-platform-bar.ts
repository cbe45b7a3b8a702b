import { useSetPropertyBar } from '@bellkey/shared/shell';
import { useEffect } from 'react';

/**
 * Gives the top bar back to the platform: on pages before the sign-in, and to people without a property. Pages behind
 * it make the bar the property's and leave it so, so that it does not change from page to page.
 *
 * @param isPlatforms whether the bar is the platform's; unchanged until that is known
 */
export function usePlatformBar(isPlatforms = true): void {
  const setBar = useSetPropertyBar();
  useEffect(() => {
    if (isPlatforms) setBar?.(null);
  }, [setBar, isPlatforms]);
}
