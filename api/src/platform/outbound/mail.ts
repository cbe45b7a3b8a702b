/** An e-mail, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address at which its receiver ends such e-mails (List-Unsubscribe, RFC 2369). */
  stopUrl?: string;
}

/** Sends one e-mail. @throws when the server does not accept it in time */
export type SendMail = (mail: Mail) => Promise<void>;
