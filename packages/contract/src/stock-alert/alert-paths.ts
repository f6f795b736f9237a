/** The pages that the links of an alert's mails open; the second takes the click of a mail program too. */
export const ALERT_PATHS = { confirm: '/aviso/confirmar', cancel: '/aviso/cancelar' } as const;
