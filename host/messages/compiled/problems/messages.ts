// Compiled from host/messages/en.json by `npm run messages`.

export interface ProblemsMessages {
  readonly youreOffline: string;
  readonly thereIsNoConnectionWhat: string;
  readonly theServiceCantBeReached: string;
  readonly theConnectionOrOurServerDid: string;
  readonly thatTookTooLong: string;
  readonly noAnswerCameIn15Seconds: string;
  readonly theServiceGaveAnAnswerWe: string;
  readonly thisIsAtOurEndTry: string;
}
