import { defineGroup } from '../entry/define-group.ts';
import type { ServiceEntry } from '../entry/entry.ts';
import { STANDARD_ICON } from '../entry/sizes.ts';
import type { ServiceKey } from '../keys/service-key.ts';
import services from './services.json' with { type: 'json' };

const group = {
  folder: 'service-icons',
  type: 'icon',
  category: 'service',
  dimensions: STANDARD_ICON,
} as const;

/**
 * The 40 services that a guest can begin a conversation with (specification, section 3), each with the guest's first
 * message. A property offers some of them; the message asks for the service without promising it.
 */
export const serviceIcons: Readonly<Record<ServiceKey, ServiceEntry>> = defineGroup(group, services);

/** Used for any service without an icon of its own. */
export const genericService: ServiceEntry = defineGroup(group, {
  genericService: {
    alt: 'Desk bell in a speech bubble',
    starterMessage: 'I need assistance with a service request.',
    description: 'Any request that has no icon of its own',
    tags: ['service', 'request', 'assistance'],
  },
}).genericService;
