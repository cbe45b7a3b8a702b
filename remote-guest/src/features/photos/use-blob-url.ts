import { useEffect, useState } from 'react';

/** An address of a file for this page alone, as long as the component is mounted; null before it is made. */
export function useBlobUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
