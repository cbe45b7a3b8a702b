/** Where a person can go from a room that is not there (specification, section 2). */
export const waysOn = [
  { to: '/', title: 'Go Home', text: 'Back through the front door.' },
  { to: '/use-cases', title: 'Explore Use Cases', text: 'What guests ask for, and who takes care of it.' },
  { to: '/#contact', title: 'Get In Touch', text: 'Tell us what you were looking for.' },
] as const;
