import type { PropertySummary } from '@bellkey/shared/api';
import { detectSubdomain, isCoBrand } from '@bellkey/shared/brand';
import { useApi, useBrand } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';

/** The property of this address; null on every other host, and until it is known. */
export function usePropertyHere(): PropertySummary | null {
  const api = useApi();
  const isBrandsHost = isCoBrand(useBrand());
  const [property, setProperty] = useState<PropertySummary | null>(null);
  // Not `useLoad`: the address is known in the browser alone, and the page also renders on the server.
  useEffect(() => {
    const { subdomain } = detectSubdomain(window.location.hostname);
    if (subdomain === null || isBrandsHost) return;
    let current = true;
    void api.call('GET /api/properties/at/{subdomain}', { params: { subdomain } }).then((answer) => {
      if (current && answer.ok) setProperty(answer.value);
    });
    return () => {
      current = false;
    };
  }, [api, isBrandsHost]);
  return property;
}
