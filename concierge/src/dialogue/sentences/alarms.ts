/** Said where an alarm was raised in a language that is recognised but not answered; the others read English. */
export const ALARMS: Record<string, string> = {
  fr: "J'alerte immédiatement l'équipe. Si une vie est en danger, appelez les secours et mettez-vous à l'abri.",
  de: 'Ich alarmiere sofort das Team. Wenn Lebensgefahr besteht, rufen Sie den Notruf und bringen Sie sich in Sicherheit.',
  it: 'Avviso subito il personale. Se una vita è in pericolo, chiami i soccorsi e si metta al sicuro.',
  nl: 'Ik waarschuw direct het team. Bel bij levensgevaar de hulpdiensten en breng uzelf in veiligheid.',
  ru: 'Я немедленно поднимаю тревогу. Если есть угроза жизни, вызовите экстренные службы и уйдите в безопасное место.',
  ja: 'すぐにスタッフへ緊急連絡しています。命の危険がある場合は、救急・消防に電話し、安全な場所へ避難してください。',
  zh: '我正在立即通知工作人员。如有生命危险，请马上拨打紧急电话并前往安全的地方。',
  ko: '지금 바로 직원에게 알리고 있습니다. 생명이 위험하면 즉시 긴급 전화를 걸고 안전한 곳으로 이동하세요.',
  ar: 'أُبلغ الفريق الآن فورًا. إذا كانت هناك حياة في خطر فاتصل بالطوارئ وانتقل إلى مكان آمن.',
};
