import type { Store } from '../../../platform/database/property-scope.ts';
import type { Handlers } from '../../../platform/operations/handlers.ts';
import { printCodes } from './print-codes.ts';

/** Codes on paper. */
export function sheetRoutes(store: Store): Pick<Handlers, 'POST /api/staff/codes/sheet'> {
  return { 'POST /api/staff/codes/sheet': (call) => printCodes(store, call) };
}
