import { createTransport } from 'nodemailer';
import { z } from 'zod';

const ASKS_FOR_MAIL = /accounts:sendOobCode$/;
const Asked = z.object({ requestType: z.string() });
const Answered = z.object({ email: z.string() });
const Codes = z.object({
  oobCodes: z.array(
    z.object({
      email: z.string(),
      newEmail: z.string().optional(),
      requestType: z.string(),
      oobLink: z.string(),
    }),
  ),
});

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'Verify your e-mail address',
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new e-mail address',
  EMAIL_SIGNIN: 'Sign in with this link',
};

/** Where the links of the Auth emulator are mailed to: the development outbox. */
export interface IdentityMailSettings {
  emulatorUrl: string;
  project: string;
  /** As `smtp://127.0.0.1:3006`. */
  smtpUrl: string;
  from: string;
}

/** Mails the link that the emulator made for a call; does nothing for other calls. */
export type SendIdentityMail = (pathname: string, asked: string, answered: string) => Promise<void>;

/**
 * Writes the mails that the identity service writes in production: the emulator only lists their links.
 */
export function createIdentityMails({
  emulatorUrl,
  project,
  smtpUrl,
  from,
}: IdentityMailSettings): SendIdentityMail {
  return async (pathname, asked, answered) => {
    if (!ASKS_FOR_MAIL.test(pathname)) return;
    const { requestType } = Asked.parse(JSON.parse(asked));
    const { email } = Answered.parse(JSON.parse(answered));
    const response = await fetch(`${emulatorUrl}/emulator/v1/projects/${project}/oobCodes`);
    const { oobCodes } = Codes.parse(await response.json());
    const code = oobCodes.findLast((one) => one.email === email && one.requestType === requestType);
    if (!code) return;
    const transport = createTransport({ url: smtpUrl });
    try {
      await transport.sendMail({
        from,
        to: code.newEmail ?? email,
        subject: SUBJECTS[requestType] ?? 'Your link',
        text: `${code.oobLink}\n\nThe local sign-in service made this link. In production, the identity provider writes this mail.`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } finally {
      transport.close();
    }
  };
}
