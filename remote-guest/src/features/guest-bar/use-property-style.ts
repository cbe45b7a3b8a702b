import { adoptPropertyStyle, type StyledProperty } from '@bellkey/shared/property-style';
import { useConfig } from '@bellkey/shared/shell';
import { useEffect } from 'react';

/** Gives the page the brand of a property while this component is shown. */
export function usePropertyStyle({ slug, brand }: StyledProperty): void {
  const { apiBaseUrl } = useConfig();
  useEffect(
    () => (brand ? adoptPropertyStyle({ slug, brand }, apiBaseUrl) : undefined),
    [slug, brand, apiBaseUrl],
  );
}
