// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ChangesMessages {
  readonly subjects: {
    readonly property: string;
    readonly brand: string;
    readonly department: string;
    readonly service: string;
    readonly place: string;
    readonly dish: string;
    readonly category: string;
    readonly hours: string;
    readonly holiday: string;
    readonly "service-levels": string;
    readonly webhook: string;
    readonly "api-key": string;
    readonly retention: string;
    readonly member: string;
    readonly invitation: string;
    readonly code: string;
    readonly erasure: string;
  };
  readonly what: string;
  readonly everything: string;
  readonly who: string;
  readonly everyone: string;
  readonly from: string;
  readonly until: string;
  readonly download: string;
  readonly file: string;
  readonly saved: (d: { count: number }) => string;
  readonly notSaved: string;
  readonly noneMatch: string;
  readonly noneMatchText: string;
  readonly showAll: string;
  readonly columns: {
    readonly at: string;
    readonly by: string;
    readonly subject: string;
    readonly title: string;
    readonly change: string;
    readonly before: string;
    readonly after: string;
  };
}
