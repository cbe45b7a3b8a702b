// Compiled from remote-marketing/messages/en.json by `npm run messages`.
import type { UseCasesMessages } from './messages.ts';

export const useCasesMessages: UseCasesMessages = {
  businesses: {
    hotel: "Hotel",
    resort: "Resort",
    restaurant: "Restaurant",
    rental: "Short-term rental",
    apartment: "Serviced apartments"
  },
  departments: {
    "front-desk": "Front desk",
    housekeeping: "Housekeeping",
    maintenance: "Maintenance",
    "food-and-beverage": "Food and beverage",
    concierge: "Concierge"
  }
}
