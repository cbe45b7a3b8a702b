/** What the chat is for, to everybody who opens it; it is shown until the conversation is. */
export const CHAT_LEAD =
  'Ask for anything in your own words. Questions are answered at once; requests go to the right person with a time that you can see.';
