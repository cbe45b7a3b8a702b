// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface QueueViewsMessages {
  readonly title: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly none: string;
  readonly whose: {
    readonly mine: string;
    readonly free: string;
  };
  readonly board: string;
  readonly delete: string;
  readonly deleteNamed: (d: { name: string | number }) => string;
  readonly deleted: (d: { name: string | number }) => string;
  readonly undo: string;
  readonly notChanged: string;
  readonly saveAs: (d: { shown: string | number }) => string;
  readonly nameMissing: string;
  readonly replaces: string;
  readonly save: string;
  readonly saved: (d: { name: string | number }) => string;
  readonly notSaved: string;
  readonly close: string;
}
