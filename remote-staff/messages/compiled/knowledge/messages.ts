// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface KnowledgeMessages {
  readonly statuses: {
    readonly live: string;
    readonly draft: string;
    readonly stale: string;
    readonly upcoming: string;
    readonly retired: string;
  };
  readonly scopes: {
    readonly public: string;
    readonly room: string;
    readonly internal: string;
  };
  readonly gaps: {
    readonly unanswered: string;
    readonly stale: string;
    readonly wrong: string;
  };
  readonly conflicts: {
    readonly value: string;
    readonly language: string;
    readonly article: string;
  };
  readonly imports: {
    readonly create: string;
    readonly update: string;
    readonly unchanged: string;
    readonly error: string;
  };
}
