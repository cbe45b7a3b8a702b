// Compiled from concierge/messages/ko.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "죄송합니다. 아직 한국어를 지원하지 않습니다. 직원을 불러 드리겠습니다.",
  alarm: "지금 바로 직원에게 알리고 있습니다. 생명이 위험하면 즉시 긴급 전화를 걸고 안전한 곳으로 이동하세요."
}
