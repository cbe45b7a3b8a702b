import type { ServiceRequest } from '@bellkey/shared/api';
import { REOPEN_WITHIN_MS } from '@bellkey/shared/request-clock';

/** Whether staff offer something else and wait for the guest's answer. */
export const isOffered = ({ state, offer }: ServiceRequest): boolean => state === 'waiting_guest' && !!offer;

/** Whether the guest may report that it is not done. */
export const isReopenable = ({ state, doneAt }: ServiceRequest, now: number): boolean =>
  state === 'done' && doneAt !== null && now - Date.parse(doneAt) < REOPEN_WITHIN_MS;

/** The service of food orders. */
const FOOD_SERVICE = 'roomService';

/** Whether the kitchen may have asked what to have instead of a dish that has run out. */
export const mayAskForSwap = (request: ServiceRequest): boolean =>
  request.state === 'waiting_guest' && !isOffered(request) && request.service === FOOD_SERVICE;
