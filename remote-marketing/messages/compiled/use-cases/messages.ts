// Compiled from remote-marketing/messages/en.json by `npm run messages`.

export interface UseCasesMessages {
  readonly businesses: {
    readonly hotel: string;
    readonly resort: string;
    readonly restaurant: string;
    readonly rental: string;
    readonly apartment: string;
  };
  readonly departments: {
    readonly "front-desk": string;
    readonly housekeeping: string;
    readonly maintenance: string;
    readonly "food-and-beverage": string;
    readonly concierge: string;
  };
}
