/** Every refusal that this API knows: its HTTP status, its title, and what the person can do about it. */
export const problemCodes = {
  'malformed-code': [422, 'Not a code', 'Check the code under the QR picture and type it again.'],
  'unknown-code': [
    404,
    'Unknown code',
    'We do not know this code. Check it, or ask at reception for a new one.',
  ],
  'inactive-code': [
    410,
    'Code no longer in use',
    'This code is no longer in use. Ask at reception for a new one.',
  ],
  'unknown-join-code': [
    404,
    'Unknown join code',
    'We do not know this join code. Check it, or ask a manager of your property for the current one.',
  ],
  'unknown-invitation': [
    404,
    'Not an open invitation',
    'It was used, taken back or has lapsed. Ask whoever invited you for a new one.',
  ],
  'invitation-for-another': [
    403,
    'For another address',
    'This invitation is for another e-mail address. Sign in with that one.',
  ],
  'already-decided': [
    409,
    'Already decided',
    'This request is no longer open: somebody has decided, or it has lapsed.',
  ],
  'too-many-sessions': [
    429,
    'Too many phones',
    'Many phones were connected with this code just now. Try again in a few minutes, or call reception.',
  ],
  'rate-limited': [429, 'Too many tries', 'Wait a little and try again.'],
  'no-session': [401, 'No guest session', 'Scan the QR code of your room or table to begin.'],
  'session-expired': [401, 'Session ended', 'Your session has ended. Scan the QR code again to go on.'],
  'cross-site': [403, 'Sent from another site', 'Open Bellkey itself and try again from there.'],
  'message-empty': [422, 'Empty message', 'Type something before sending.'],
  'message-too-long': [
    422,
    'Message too long',
    'Shorten the message to 2,000 characters or send it in two parts.',
  ],
  'idempotency-mismatch': [422, 'Key used for something else', 'Send the changed content as a new message.'],
  'not-found': [404, 'Not found', 'This does not exist, or it is not yours to see.'],
  'registration-checked': [
    409,
    'Checked already',
    'Staff have checked this registration. Write to them in the chat if something has to change.',
  ],
  'guest-still-served': [
    409,
    'Still open',
    'A request or an alarm of this guest is open. End it first, so that no one is left waiting.',
  ],
  'not-cancellable': [
    409,
    'Cannot be cancelled any more',
    'Somebody is already on it. Write to us and we will help.',
  ],
  'not-reopenable': [
    409,
    'Cannot be opened again',
    'This is not marked as done, or that was more than a day ago. Write to us and we will help.',
  ],
  'not-ratable': [
    409,
    'Cannot be rated',
    'This is not marked as done, or it is rated already. Write to us if something is wrong.',
  ],
  'not-movable': [
    409,
    'Cannot be moved',
    'This is not planned for a time, or somebody has begun. Write to us and we will help.',
  ],
  'no-offer': [409, 'No open offer', 'There is no offer here any more. Load the conversation again.'],
  'time-not-possible': [
    422,
    'Not a possible time',
    'Choose a time that is still ahead, within the next 60 days.',
  ],
  'unknown-department': [422, 'Unknown department', 'The property has no such department.'],
  'unknown-service': [422, 'Unknown service', 'The property has no such service.'],
  'emergency-not-cancellable': [
    409,
    'An emergency is not cancelled',
    'If nobody is in danger any more, say that it is over. Our staff look at it in any case.',
  ],
  'no-alarm': [
    409,
    'No alarm',
    'There is no alarm here, or it is over already. Load the conversation again.',
  ],
  'second-factor-required': [
    403,
    'A second factor is required',
    'Set up an authenticator app on your profile page, and sign in with its code.',
  ],
  'email-not-verified': [
    403,
    'E-mail not verified',
    'Open the link that we sent to your e-mail first, then go on here.',
  ],
  'subdomain-taken': [409, 'Address taken', 'Somebody has this address already. Choose another.'],
  'too-many-properties': [
    409,
    'Too many properties',
    'You have signed up as many properties as one account may. Ask us for more.',
  ],
  'demo-full': [
    503,
    'The demo is full',
    'Many people are trying it right now. Try again in a few minutes; the use cases show the same in print.',
  ],
  'version-conflict': [
    409,
    'Changed meanwhile',
    'Somebody changed this since you opened it. Load it again, then repeat your change.',
  ],
  'note-signed': [
    409,
    'Signed already',
    'This note was signed over and does not change any more. Begin the next one.',
  ],
  'settings-full': [
    409,
    'No room for more',
    'A property has at most so many. Take something out of use first.',
  ],
  'key-ended': [
    409,
    'The key has ended',
    'A key that was revoked or has expired stays so. Make another one.',
  ],
  'knowledge-full': [409, 'No room for more', 'Shorten or change what is there first.'],
  'order-changed': [
    409,
    'The total has changed',
    'Prices or availability have changed. Look at the new total and confirm again.',
  ],
  'payment-not-allowed': [
    403,
    'Cannot be charged to the room',
    'Only verified guests can charge to the room. Pay on delivery, or ask reception to verify you.',
  ],
  'not-orderable': [409, 'Cannot be ordered now', 'Take out what is not served now, and try again.'],
  'allergy-not-read': [
    409,
    'An allergy was mentioned',
    'Open the order, read what the guest wrote, and acknowledge it first.',
  ],
  'draft-outdated': [
    409,
    'No longer open',
    'This draft was decided already, or the guest wrote again. Load the conversation.',
  ],
  'draft-impossible': [
    409,
    'Could not be done',
    'What the draft supposes could not be done. Edit the answer, or write your own.',
  ],
  unauthenticated: [401, 'Not signed in', 'Sign in again.'],
  forbidden: [403, 'Not allowed', 'Ask a manager of the property for access.'],
  'illegal-transition': [409, 'Not possible from this state', 'Reload the request: its state has changed.'],
  'already-assigned': [409, 'A colleague has it', 'Look at who has it now, then decide again.'],
  'not-assignable': [
    422,
    'Cannot be handed to them',
    'Choose a colleague who works on requests of this department.',
  ],
  'too-many-requests': [
    429,
    'Too many requests',
    'So many were raised within the hour that they could not be worked on. Wait a little.',
  ],
  'sign-out-not-possible': [
    503,
    'You are still signed in elsewhere',
    'The sign-in service did not take it. Try again, or set a new password: that ends other sessions, too.',
  ],
  'reason-required': [422, 'Reason missing', 'Give a reason; the guest will read it.'],
  'bad-input': [422, 'Check your input', 'Correct the marked fields and send again.'],
  'malformed-address': [400, 'Unreadable address', 'The address is not valid text. Check how it is encoded.'],
  'malformed-text': [
    400,
    'Unreadable text',
    'A text holds characters that cannot be kept. Remove them and send again.',
  ],
  'method-not-allowed': [405, 'Method not known', 'Use one of the methods that the API documents.'],
  'malformed-json': [400, 'Unreadable request', 'The request body is not valid JSON.'],
  'body-too-large': [413, 'Too large', 'Send less at once.'],
  'provider-not-configured': [
    404,
    'No sign-in provider here',
    'No sign-in provider is connected at this address. Sign in with your work e-mail and password.',
  ],
  'provider-unreachable': [
    503,
    'The sign-in provider does not answer',
    'Try again in a moment, or sign in with your work e-mail and password.',
  ],
  'provider-cancelled': [
    409,
    'Sign-in was stopped',
    'You stopped signing in at the provider. Nothing has changed; you can start again.',
  ],
  'provider-refused': [
    403,
    'The provider did not sign you in',
    'Start again in a moment, or sign in another way.',
  ],
  'provider-answer-unknown': [
    409,
    'Not the answer we asked for',
    'This answer does not belong to a sign-in that this browser began, or it was used before. Start again.',
  ],
  'provider-answer-late': [410, 'That took too long', 'The sign-in was begun too long ago. Start again.'],
  'provider-answer-invalid': [
    422,
    'The provider’s answer does not hold',
    'What the provider sent could not be trusted, so it was not used. Start again, or sign in another way.',
  ],
  unavailable: [503, 'Not available', 'Try again in a moment.'],
  internal: [500, 'Something went wrong here', 'Try again. If it happens again, tell us the request id.'],
} as const satisfies Record<string, readonly [number, string, string]>;

/** A stable code that programs branch on. */
export type ProblemCode = keyof typeof problemCodes;
