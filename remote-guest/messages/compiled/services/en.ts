// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ServicesMessages } from './messages.ts';

export const servicesMessages: ServicesMessages = {
  title: "What you can ask for",
  loading: "Opening the services",
  search: "Search services",
  close: "Close",
  found: (d) => "Services: " + d.count,
  none: "Nothing fits. Write it in your own words.",
  empty: "No services are listed here yet. Write what you would like.",
  opens: (d) => "Closed, opens " + d.time,
  closed: "Closed now",
  unreachable: "The services can’t be shown right now. Write what you would like.",
  retry: "Retry",
  asOf: (d) => "As of " + d.time + "; hours may have changed.",
  categories: {
    food: "Food and drinks",
    toiletries: "Toiletries and towels",
    technical: "Something does not work",
    housekeeping: "Room",
    laundry: "Laundry",
    special: "Activities",
    couple: "Wellness and occasions",
    info: "In the property",
    star: "Favourites",
    cuisine: "Restaurant",
    allergies: "Allergies",
    help: "Help",
    assistance: "Assistance"
  }
}
