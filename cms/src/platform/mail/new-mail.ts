import type { MailKind } from '@shop/contract';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  replyTo?: string | null;
  /** They stand above the text; their addresses are absolute. */
  pictures?: readonly { url: string; alt: string }[] | null;
  /** Address of the page that ends these mails; mail programs show it beside the sender. */
  unsubscribeUrl?: string | null;
};

/** A mail with what the shop must know of it; the text of one without an order is deleted once it is sent. */
export type NewMail = Mail & {
  kind: MailKind;
  orderNumber?: string;
  /** Its receiver, or staff for her, proved who she is: no limit of strangers counts it. */
  isProven?: boolean;
};
