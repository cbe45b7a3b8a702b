/** Who answers an offer, as it is typed. */
export interface Signer {
  name: string;
  role: string;
  email: string;
  /** ISO day; null is today. */
  day: string | null;
}

export const emptySigner: Signer = { name: '', role: '', email: '', day: null };

export type SignerErrors = Partial<Record<keyof Signer, string>>;

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong, by field, in the order of the form. */
export function signerErrors({ name, role, email, day }: Signer): SignerErrors {
  const errors: SignerErrors = {};
  if (!name.trim()) errors.name = 'Tell us your name.';
  if (!role.trim()) errors.role = 'Tell us your role, as “General manager”.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()))
    errors.email = 'Type your work e-mail, as name@hotel.com.';
  if (!ISO_DAY.test(day ?? '')) errors.day = 'Choose the day.';
  return errors;
}

const keyOf = (offer: string) => `bellkey:offer:${offer}`;

/** What was typed for an offer in this tab before a reload or another page; null when there is nothing. */
export function readSigner(offer: string, storage: () => Storage): Signer | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(offer)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...emptySigner, ...kept } : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed, or forgets it when it is null. Without storage it lives as long as the page. */
export function keepSigner(offer: string, signer: Signer | null, storage: () => Storage): void {
  try {
    if (signer === null) storage().removeItem(keyOf(offer));
    else storage().setItem(keyOf(offer), JSON.stringify(signer));
  } catch {
    // A private window or a full disk: what was typed stands in the form.
  }
}
