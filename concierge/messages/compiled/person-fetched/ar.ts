// Compiled from concierge/messages/ar.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "عذرًا، لا أتحدث العربية بعد. سأستدعي موظفًا.",
  alarm: "أُبلغ الفريق الآن فورًا. إذا كانت هناك حياة في خطر فاتصل بالطوارئ وانتقل إلى مكان آمن."
}
