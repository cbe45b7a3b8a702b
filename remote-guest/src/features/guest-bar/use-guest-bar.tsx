import type { PropertySummary } from '@bellkey/shared/api';
import { useSetPropertyBar } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { GuestBarHead } from './guest-bar-head.tsx';
import { useLateBar } from './use-late-bar.ts';

/** What the bar shows of a guest's visit. */
export interface GuestVisit {
  /** Id of the guest's profile, which is that of their conversation. */
  profileId: string;
  property: Pick<PropertySummary, 'name' | 'brand'> & { slug?: string | undefined };
  placeLabel: string;
}

/**
 * Makes the shell's top bar the property's while a guest's visit is known. It stays from page to page; without a visit
 * (`null`) it is the platform's. Returns whether the bar names the property, which an older host cannot do.
 */
export function useGuestBar(
  visit: GuestVisit | null | undefined,
  language: GuestLanguage,
  onLanguage: (language: GuestLanguage) => void,
): boolean {
  const setBar = useSetPropertyBar();
  const late = useLateBar(language);
  const { profileId, property, placeLabel } = visit ?? {};
  useEffect(() => {
    if (visit === null) setBar?.(null);
  }, [setBar, visit]);
  useEffect(() => {
    if (!profileId || !property || !placeLabel) return;
    setBar?.({
      head: <GuestBarHead name={property.name} placeLabel={placeLabel} />,
      menu: (onClose) =>
        late && <late.GuestBarMenu {...{ property, profileId, language, onLanguage, onClose }} />,
      labels: late?.barLabels(language),
    });
  }, [setBar, profileId, property, placeLabel, language, onLanguage, late]);
  return setBar !== undefined;
}
