/**
 * Said to guests whose language was recognised but is not answered. Unlike other words about a hand-off these say
 * that a person comes: the server's message that follows is not in the guest's language.
 */
export const APOLOGIES: Record<string, string> = {
  en: 'I am sorry, I do not speak your language well enough.',
  fr: 'Je suis désolé, je ne parle pas encore français. Je fais venir une personne.',
  de: 'Es tut mir leid, ich spreche noch kein Deutsch. Ich hole eine Person.',
  it: 'Mi dispiace, non parlo ancora italiano. Chiamo una persona.',
  nl: 'Het spijt me, ik spreek nog geen Nederlands. Ik haal er een medewerker bij.',
  ru: 'Извините, я пока не говорю по-русски. Я зову сотрудника.',
  ja: '申し訳ありません、日本語にはまだ対応していません。担当者をお呼びします。',
  zh: '很抱歉，我还不会说中文。我正在为您找工作人员。',
  ko: '죄송합니다. 아직 한국어를 지원하지 않습니다. 직원을 불러 드리겠습니다.',
  ar: 'عذرًا، لا أتحدث العربية بعد. سأستدعي موظفًا.',
};
