/** Tells that a form could not be sent, when the server gave no reason. */
export const SEND_FAILED = 'No pudimos enviarlo. Lo que escribiste sigue acá: intentá de nuevo.';
