/** A finished message on its way out. */
export interface OutgoingMail {
  /**
   * The same at every attempt, so that a mailbox can recognise a message that was delivered twice.
   */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a message to the outside. A rejection means: not delivered, try again later. */
export abstract class MailTransport {
  abstract deliver(mail: OutgoingMail): Promise<void>;
}

/** The mail server refuses this message for good (SMTP 5xx); trying again would only annoy it. */
export class MailRefused extends Error {}
