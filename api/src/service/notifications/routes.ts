import type { Logger } from 'pino';
import type { Store } from '../../platform/database/property-scope.ts';
import type { AddressPolicy } from '../../platform/outbound/endpoint-address.ts';
import type { TransitionPorts } from '../requests/transition-request.ts';
import { guestNotificationRoutes } from './guest-routes.ts';
import type { ReceiverPorts } from './send/receiver-ports.ts';
import { staffNotificationRoutes } from './staff-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

interface NotificationDependencies {
  store: Store;
  ports: Pick<ReceiverPorts, 'vapid' | 'sendMail' | 'vault' | 'isAdmitted' | 'origin'>;
  log: Logger;
  addresses: AddressPolicy;
  /** What a move of a request needs of other modules. */
  transition: TransitionPorts;
}

/** Notifications of guests and staff, and the property's webhook. */
export function notificationRoutes(dependencies: NotificationDependencies) {
  return {
    ...guestNotificationRoutes(dependencies),
    ...staffNotificationRoutes(dependencies),
    ...webhookRoutes(dependencies.ports.vault, dependencies.addresses),
  };
}
