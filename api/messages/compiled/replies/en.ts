// Compiled from api/messages/en.json by `npm run messages`.
import type { RepliesMessages } from './messages.ts';

export const repliesMessages: RepliesMessages = {
  lookingIntoIt: (d) => "Thank you for telling us, and I am sorry about this. I am looking into it now and will write to you here. " + d.name,
  apology: (d) => "I am very sorry about this. It is not the stay that we want for you. I am seeing to it myself and will write to you here. " + d.name
}
