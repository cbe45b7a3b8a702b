// Compiled from remote-marketing/messages/en.json by `npm run messages`.

export interface RegisterMessages {
  readonly steps: {
    readonly business: string;
    readonly property: string;
    readonly owner: string;
    readonly verify: string;
    readonly address: string;
    readonly start: string;
  };
  readonly places: {
    readonly hotel: {
      readonly one: string;
      readonly many: string;
      readonly label: string;
    };
    readonly restaurant: {
      readonly one: string;
      readonly many: string;
      readonly label: string;
    };
    readonly str: {
      readonly one: string;
      readonly many: string;
      readonly label: string;
    };
  };
  readonly addresses: {
    readonly taken: string;
    readonly reserved: string;
    readonly malformed: string;
  };
  readonly wrong: {
    readonly kind: string;
    readonly name: string;
    readonly country: string;
    readonly timeZone: string;
    readonly currency: string;
    readonly languages: string;
    readonly count: (d: { places: string | number }) => string;
    readonly tooMany: (d: { most: string | number; places: string | number }) => string;
    readonly ownerName: string;
    readonly phone: string;
    readonly subdomain: string;
    readonly email: string;
    readonly noPassword: string;
    readonly password: string;
  };
}
