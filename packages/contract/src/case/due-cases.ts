import { z } from '../z';
import { successStatus } from '../http/responses';

/** Cases whose time comes within a day or has passed, and unread messages. */
export const dueCasesAnswerSchema = z.object({ status: successStatus, due: z.number() });
