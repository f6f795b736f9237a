/** True for an order that is not sold: cancelled, or returned. */
export const isStopped = (status: string): boolean => status === 'cancelled' || status === 'refunded';
