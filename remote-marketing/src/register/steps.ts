/** What sign-up will ask, in its order. */
export const SIGN_UP_STEPS: readonly { title: string; asks: string }[] = [
  { title: 'Your business', asks: 'Hotel, restaurant or short-term rental.' },
  {
    title: 'Your property',
    asks: 'Name, country, time zone, currency, the languages of your guests, and how many rooms or tables.',
  },
  {
    title: 'You',
    asks: 'Your name, work e-mail, phone, and a password. We send one e-mail to confirm the address.',
  },
  {
    title: 'Your address',
    asks: 'A name of 3 to 30 letters, digits or hyphens, which becomes your own subdomain.',
  },
  { title: 'A start', asks: 'Sample data to play with, or your rooms and menu from a CSV file.' },
  { title: 'Your codes', asks: 'A sheet to print, with one code for each room or table.' },
];
