import { useEffect, useState } from 'react';
import type { ApiResult } from '../shell/api-client.ts';

/** A photo that is loading, is shown, or did not load. */
export type LoadedPhoto = { status: 'loading' } | { status: 'shown'; url: string } | { status: 'failed' };

/**
 * An address of a photo for this page alone, as long as the component is mounted.
 *
 * @param wanted whether it is to be loaded yet
 */
export function usePhotoUrl(
  load: () => Promise<ApiResult<Blob>>,
  id: string,
  wanted = true,
): LoadedPhoto & { retry(): void } {
  const [loaded, setLoaded] = useState<LoadedPhoto>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a photo never changes, whatever function loads it
  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    let url: string | null = null;
    setLoaded({ status: 'loading' });
    void load().then((result) => {
      if (stopped) return;
      if (result.ok) url = URL.createObjectURL(result.value);
      setLoaded(url === null ? { status: 'failed' } : { status: 'shown', url });
    });
    return () => {
      stopped = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, wanted, attempt]);
  return { ...loaded, retry: () => setAttempt(attempt + 1) };
}
