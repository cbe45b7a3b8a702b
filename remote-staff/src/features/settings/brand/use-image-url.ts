import { useApi } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';

/** An address of an uploaded image for this page alone; null without an image, and until it is loaded. */
export function useImageUrl(property: string, hash: string | null): string | null {
  const api = useApi();
  const [shown, setShown] = useState<{ hash: string; url: string } | null>(null);
  // Not `useLoad`: the address has to be released with the image.
  useEffect(() => {
    if (hash === null) return;
    let stopped = false;
    let url: string | null = null;
    void api
      .call('GET /api/staff/settings/brand/images/{id}', { params: { id: hash }, query: { property } })
      .then((answer) => {
        if (stopped || !answer.ok) return;
        url = URL.createObjectURL(answer.value);
        setShown({ hash, url });
      });
    return () => {
      stopped = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [api, property, hash]);
  return shown?.hash === hash ? shown.url : null;
}
