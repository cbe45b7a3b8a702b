import type { Proposal } from './proposal.ts';

/** The plan of weeks 0 to 6 that proposals start from; a proposal has its own when the property needs another. */
export const STANDARD_ROLLOUT: Proposal['rollout'] = [
  { weeks: 'Week 0', what: 'Count: every request of one week, asked and done, on paper', who: 'Hotel' },
  {
    weeks: 'Week 1',
    what: 'Services, departments and first promised times; accounts for the pilot team',
    who: 'Both',
  },
  {
    weeks: 'Week 2',
    what: 'Knowledge: twenty entries with owner and date; codes printed for one floor',
    who: 'Hotel',
  },
  { weeks: 'Week 3', what: 'Pilot on one floor; fifteen-minute training before each shift', who: 'Both' },
  {
    weeks: 'Week 4',
    what: 'Review of the pilot: promises kept, asked again, unanswered questions; go or stop',
    who: 'Both',
  },
  {
    weeks: 'Week 5',
    what: 'All floors and outlets; connection to the hotel system, once it is built',
    who: 'Both',
  },
  {
    weeks: 'Week 6',
    what: 'First report against week 0, counted by us from the requests; hand-over to the hotel’s own manager',
    who: 'Bellkey',
  },
];

/** The four figures that every proposal is judged by, as in the guide on measuring. */
export const STANDARD_KPIS: Proposal['kpis'] = [
  {
    name: 'First answer',
    definition: 'Median minutes from a guest’s message to the first answer that helps, by hour of day',
    goal: 'Set after week 0, from the hotel’s own count',
  },
  {
    name: 'Promises kept',
    definition: 'Requests done by the first time told, as a share of all that were given a time',
    goal: 'At least 4 of 5 in the pilot, 9 of 10 by week 6; else the times are changed',
  },
  {
    name: 'Asked again',
    definition: 'Requests for the same thing from the same room within two hours',
    goal: 'Falling from week 3 to week 6',
  },
  {
    name: 'Unanswered questions',
    definition: 'Questions that nothing was written down for, grouped',
    goal: 'The five largest groups closed every week',
  },
];

export const STANDARD_RESPONSIBILITIES: Proposal['responsibilities'] = {
  hotel: [
    'One manager with two hours a week for six weeks',
    'True entries, each with an owner; promised times that the house can keep',
    'Printing and placing the codes, and checking them on the rounds',
    'Telling guests, as controller, in the house’s privacy notice',
  ],
  bellkey: [
    'Set-up and training as in the price, and the sheets to print',
    'Running the service, keeping houses apart, backups',
    'Support in the hours of its tier',
    'On request, all data as files, and deletion at the end; both by hand',
  ],
};

/** What is agreed about a connection that is priced before it exists. */
export const connectionTerm = (system: string, from: 'month' | 'year'): string =>
  `The ${system} connection is invoiced with the first ${from}; each month before live data is read is credited on the next invoice.`;
