import { useReportError } from '@bellkey/shared/shell';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads a component when it is wanted and the browser is idle; null until then. Reports a failed load.
 *
 * @param load a function of the module scope, the same at each render
 */
export function useIdleComponent<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null {
  const reportError = useReportError();
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const missing = wanted && !Loaded;
  useEffect(() => {
    if (!missing) return;
    return whenIdle(() => {
      load().then((component) => setLoaded(() => component), reportError);
    });
  }, [missing, load, reportError]);
  return Loaded;
}
