/** Well-known providers of throw-away addresses. The sign-up is not refused, only marked. */
const DISPOSABLE = new Set(
  `10minutemail.com dispostable.com emailondeck.com fakeinbox.com getnada.com guerrillamail.com guerrillamail.net
  mailcatch.com maildrop.cc mailinator.com mailnesia.com mintemail.com mohmal.com mytemp.email sharklasers.com
  spamgourmet.com temp-mail.org tempmail.com tempmailo.com throwawaymail.com trashmail.com yopmail.com`.split(
    /\s+/,
  ),
);

/** Whether an address is of a provider of throw-away addresses, or of a subdomain of one. */
export function isDisposable(email: string): boolean {
  const labels = (email.split('@').at(-1) ?? '').toLowerCase().split('.');
  return labels.some((_, index) => DISPOSABLE.has(labels.slice(index).join('.')));
}
