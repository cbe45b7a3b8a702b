// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface DevelopersMessages {
  readonly parts: {
    readonly host: string;
    readonly renderer: string;
    readonly store: string;
    readonly api: string;
    readonly database: string;
    readonly "sign-in": string;
  };
  readonly states: {
    readonly ok: string;
    readonly degraded: string;
    readonly down: string;
    readonly unknown: string;
  };
  readonly actions: {
    readonly release: string;
    readonly rollback: string;
    readonly canary: string;
    readonly promote: string;
    readonly abort: string;
    readonly prune: string;
  };
  readonly earlier: {
    readonly release: string;
    readonly rollback: string;
    readonly promote: string;
    readonly canary: string;
    readonly abort: string;
    readonly prune: string;
  };
}
