type Contact = { name: string | null; email: string | null; phone: string | null; message: string | null };

const LABELS: Readonly<Record<keyof Contact, string>> = {
  name: 'Nombre',
  email: 'Email',
  phone: 'Teléfono',
  message: 'Mensaje',
};

/** Says for the history which unproven contact a proven one replaced; '' when both are the same. */
export function replacedContact(before: Contact, after: Contact): string {
  const replaced = (Object.keys(LABELS) as (keyof Contact)[])
    .filter((field) => before[field] && before[field] !== after[field])
    .map((field) => `${LABELS[field]}: ${before[field] ?? ''}`);
  return replaced.length > 0 ? ['Confirmó con su enlace. Antes decía:', ...replaced].join('\n') : '';
}
