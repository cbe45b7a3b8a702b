import { useSetPropertyBar } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { useLateBar } from '../guest-bar/use-late-bar.ts';
import { frontBar } from './front-bar.tsx';
import { useFront } from './use-front.ts';

/** Makes the bar the property's on a page without a visit, at the property's own address. It shows nothing itself. */
export function OwnBar({ language }: { language: GuestLanguage }) {
  const { view } = useFront(null);
  const setBar = useSetPropertyBar();
  const late = useLateBar(language);
  const property = view.status === 'open' ? view.front.property : null;
  useEffect(() => {
    if (property) setBar?.(frontBar(property, language, late?.barLabels(language)));
  }, [setBar, property, language, late]);
  return null;
}
