import { z } from '../z';
import { ORDER_STATUSES } from './order-status';

/** One of the seven statuses. */
export const orderStatusSchema = z.enum(ORDER_STATUSES, 'El estado de la orden no es válido');
