import type { MailKind } from '@shop/contract';

/** A picture above the text of a mail; `url` is absolute. */
export type MailPicture = { url: string; alt: string };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  pictures?: readonly MailPicture[];
  /** Address of the page that ends these mails; mail programs show it beside the sender. */
  unsubscribeUrl?: string;
};

/** A mail with what the shop must know of it; the text of one without an order is deleted once it is sent. */
export type NewMail = Mail & {
  kind: MailKind;
  orderNumber?: string;
  /** Its receiver, or staff for her, proved who she is: no limit of strangers counts it. */
  isProven?: boolean;
};
