// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ToldMessages {
  readonly title: string;
  readonly offer: string;
  readonly yes: string;
  readonly no: string;
  readonly isOn: string;
  readonly failed: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly states: {
    readonly on: string;
    readonly off: string;
    readonly denied: string;
    readonly "install-first": string;
    readonly unsupported: string;
  };
}
