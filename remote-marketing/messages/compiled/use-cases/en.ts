// Compiled from remote-marketing/messages/en.json by `npm run messages`.
import type { UseCasesMessages } from './messages.ts';

export const businesses: UseCasesMessages['businesses'] = {
  hotel: "Hotel",
  resort: "Resort",
  restaurant: "Restaurant",
  rental: "Short-term rental",
  apartment: "Serviced apartments"
};
export const departments: UseCasesMessages['departments'] = {
  "front-desk": "Front desk",
  housekeeping: "Housekeeping",
  maintenance: "Maintenance",
  "food-and-beverage": "Food and beverage",
  concierge: "Concierge"
};

/** The group as one value. @public */
export const useCasesMessages: UseCasesMessages = {
  businesses,
  departments,
};
