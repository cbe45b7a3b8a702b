// Compiled from concierge/messages/ja.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "申し訳ありません、日本語にはまだ対応していません。担当者をお呼びします。",
  alarm: "すぐにスタッフへ緊急連絡しています。命の危険がある場合は、救急・消防に電話し、安全な場所へ避難してください。"
}
