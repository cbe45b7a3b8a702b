// Not with the component: a style sheet that comes late has the browser lay the whole page out anew.
import './subdomain-panel.css';
import { useConfig, useReportError } from '@bellkey/shared/shell';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../idle/when-idle.ts';
import { isLocalhost } from './is-localhost.ts';
import type { SubdomainPanel } from './subdomain-panel.tsx';

type Panel = ComponentType<ComponentProps<typeof SubdomainPanel>>;
const currentHostname = () => window.location.hostname;

/** Where the subdomain panel stands: on localhost hosts, never in production, and loaded only there. */
export function SubdomainPanelSlot({ hostname = currentHostname }: { hostname?: () => string }) {
  const { environment } = useConfig();
  const reportError = useReportError();
  const [Panel, setPanel] = useState<Panel | null>(null);
  useEffect(() => {
    if (environment === 'production' || !isLocalhost(hostname())) return;
    return whenIdle(() => {
      import('./subdomain-panel.tsx').then((module) => setPanel(() => module.SubdomainPanel), reportError);
    });
  }, [environment, hostname, reportError]);
  return Panel ? <Panel hostname={hostname} /> : null;
}
