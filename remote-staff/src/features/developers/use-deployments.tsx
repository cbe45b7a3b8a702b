import type { DeploymentStatus } from '@bellkey/shared/release';
import { type ApiProblem, useAnnounce, useSession } from '@bellkey/shared/shell';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import * as messages from '../../../messages/compiled/developers/en.ts';
import { fetchDeployments, type HostPorts, liftQuarantine } from './deployments-client.ts';

/** How often the page loads again while it is viewed. */
export const REFRESH_MS = 5_000;

export interface Deployments {
  /** The last answer; null before the first. */
  status: DeploymentStatus | null;
  /** Why there is no data, or nothing newer. */
  problem: ApiProblem | null;
  refresh(): Promise<void>;
  /** @returns what went wrong, or null */
  lift(remote: string, build: string): Promise<ApiProblem | null>;
}

const DeploymentsContext = createContext<Deployments | null>(null);

/** The deployment status, for the sections of the developer page. */
export function useDeployments(): Deployments {
  const deployments = useContext(DeploymentsContext);
  if (!deployments) throw new Error('A section was rendered outside the developer page.');
  return deployments;
}

/** Loads the deployment status, and again every few seconds while the page is viewed. */
export function DeploymentsProvider({ children }: { children: ReactNode }) {
  const { store } = useSession();
  const announce = useAnnounce();
  const [status, setStatus] = useState<DeploymentStatus | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const ports = useMemo<HostPorts>(
    () => ({
      fetch: (url, options) => fetch(url, options),
      getIdToken: () => store.getIdToken(),
      isOnline: () => navigator.onLine,
    }),
    [store],
  );

  // Not `useLoad`: it stops for good when refused, and a slow answer is better than none every five seconds.
  const refresh = useCallback(async () => {
    const answer = await fetchDeployments(ports);
    if (answer.ok) setStatus(answer.value);
    setProblem(answer.ok ? null : answer.error);
  }, [ports]);

  const lift = useCallback(
    async (remote: string, build: string) => {
      const answer = await liftQuarantine(ports, remote, build);
      if (!answer.ok) return answer.error;
      setStatus(answer.value);
      announce(messages.quarantineLifted({ remote, build }));
      return null;
    },
    [ports, announce],
  );

  // A person without access does not get it by asking again.
  const refused = problem?.code === 'forbidden';
  useEffect(() => {
    if (refused) return;
    void refresh();
    const again = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(again, REFRESH_MS);
    const events = ['online', 'offline'] as const;
    for (const event of events) addEventListener(event, again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [refresh, refused]);

  const deployments = useMemo(() => ({ status, problem, refresh, lift }), [status, problem, refresh, lift]);
  return <DeploymentsContext value={deployments}>{children}</DeploymentsContext>;
}
