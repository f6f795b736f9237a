/** What a form says when it could not be sent and the server gave no reason. */
export const SEND_FAILED = 'No pudimos enviarlo. Lo que escribiste sigue acá: intentá de nuevo.';
