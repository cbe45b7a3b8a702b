/** Guides that the home page names. Their texts stay out of its bundle; a test holds the titles to them. */
export const guideList = [
  { slug: 'place-qr-codes', title: 'Where to put the codes, and what to print beside them' },
  { slug: 'set-promise-times', title: 'Set promised times that your house can keep' },
  { slug: 'train-staff-in-15-minutes', title: 'Train a shift in fifteen minutes' },
] as const;
