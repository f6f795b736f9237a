import { customerMail, type OrderMail } from '../order-mail';

/** Asks the customer for another proof, with the staff's reason, the account and the link at which she can send it. */
export const proofAgainMail = (mail: OrderMail) => customerMail(mail, 'order-proof-again');
