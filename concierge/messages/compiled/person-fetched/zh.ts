// Compiled from concierge/messages/zh.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "很抱歉，我还不会说中文。我正在为您找工作人员。",
  alarm: "我正在立即通知工作人员。如有生命危险，请马上拨打紧急电话并前往安全的地方。"
}
