// Compiled from host/messages/en.json by `npm run messages`.

export interface NotFoundMessages {
  readonly queuePictureLabel: string;
  readonly scanPictureLabel: string;
  readonly familyPictureLabel: string;
  readonly roomNotFound: string;
  readonly somethingWentWrong: string;
  readonly theButler: string;
  readonly helpReference: string;
  readonly waysLabel: string;
  readonly goHome: string;
  readonly homeHint: string;
  readonly exploreUseCases: string;
  readonly useCasesHint: string;
  readonly getInTouch: string;
  readonly contactHint: string;
}
