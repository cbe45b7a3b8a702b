import type { DeploymentStatus } from '@bellkey/shared/release';
import type { ApiProblem, ApiResult } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/developers/en.ts';

const TIMEOUT_MS = 10_000;
/** Copy of the host's `DEPLOYMENTS_PATH`, because this page does not bundle the contract's validator. */
const DEPLOYMENTS = '/shell/deployments';

/** Dependencies for calling the host, so that tests need no network. */
export interface HostPorts {
  fetch(url: string, options: RequestInit): Promise<Response>;
  getIdToken(): Promise<string | null>;
  isOnline(): boolean;
}

const problem = (code: string, title: string, detail: string): { ok: false; error: ApiProblem } => ({
  ok: false,
  error: { code, status: 503, title, detail, requestId: '' },
});

async function ask(
  ports: HostPorts,
  method: 'GET' | 'POST',
  url: string,
): Promise<ApiResult<DeploymentStatus>> {
  if (!ports.isOnline()) {
    return problem('offline', messages.youAreOffline, messages.offlineText);
  }
  const token = await ports.getIdToken();
  try {
    const answer = await ports.fetch(url, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const type = answer.headers.get('content-type') ?? '';
    if (!type.includes('json')) throw new Error(`the host answered ${type || 'nothing'}`);
    const body: unknown = await answer.json();
    return answer.ok
      ? { ok: true, value: body as DeploymentStatus }
      : { ok: false, error: body as ApiProblem };
  } catch {
    return problem('unreachable', messages.hostUnreachableTitle, messages.hostUnreachableText);
  }
}

/** The deployment status that the host server returns to this person. */
export const fetchDeployments = (ports: HostPorts): Promise<ApiResult<DeploymentStatus>> =>
  ask(ports, 'GET', DEPLOYMENTS);

/** Lifts a quarantine. Returns the new status. */
export const liftQuarantine = (
  ports: HostPorts,
  remote: string,
  build: string,
): Promise<ApiResult<DeploymentStatus>> =>
  ask(ports, 'POST', `/shell/quarantines/${encodeURIComponent(remote)}/${encodeURIComponent(build)}/lift`);
