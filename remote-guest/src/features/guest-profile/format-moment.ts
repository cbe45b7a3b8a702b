/** A day and a time in the guest's language: `23 Nov, 22:40`. @param instant ISO 8601 */
export function formatMoment(instant: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}
