import type { Handlers } from '../../../platform/operations/handlers.ts';
import { printCodes, type SheetDependencies } from './print-codes.ts';

/** Codes on paper. */
export function sheetRoutes(dependencies: SheetDependencies): Pick<Handlers, 'POST /api/staff/codes/sheet'> {
  return { 'POST /api/staff/codes/sheet': (call) => printCodes(dependencies, call) };
}
