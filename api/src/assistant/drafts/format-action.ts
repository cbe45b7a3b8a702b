import type { DraftedAction } from '@bellkey/concierge/contract';

/** Formats the actions of a draft for staff. */
export function formatAction(action: DraftedAction): string {
  switch (action.kind) {
    case 'cancel':
      return `cancel request ${action.no} (${action.title})`;
    case 'order':
      return `put in the guest’s order: ${action.title}`;
    case 'request':
      return `request ${action.title}${action.quantity === null ? '' : ` x ${action.quantity}`}`;
  }
}
