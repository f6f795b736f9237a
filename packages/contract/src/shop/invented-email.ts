/** The shop's address where nobody gave the administrator's. */
export const PLACEHOLDER_EMAIL = 'tienda@ejemplo.com.ar';

/** Returns whether an address was invented by the installation, so that nobody reads what is sent to it. */
export const isInventedEmail = (email: string): boolean =>
  email === PLACEHOLDER_EMAIL || /\.example$/i.test(email);
