/** The purpose of the chat, for everyone who opens it; shown until the conversation has loaded. */
export const CHAT_LEAD =
  'Ask for anything in your own words. Questions are answered at once; requests go to the right person with a time that you can see.';
