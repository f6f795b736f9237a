import { z } from '../z';
import { stripSeparators, formatCuit, isBankAlias, isCbu, isCuit } from './bank-checks';

/** A CBU, stored as digits; '' while it is unset. */
export const cbuOrEmpty = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(40),
    z.refine((text) => text === '' || isCbu(text), 'El CBU no es válido: revisá los 22 dígitos'),
  ),
  z.transform(stripSeparators),
);

/** A bank alias, stored in upper case; '' while it is unset. */
export const aliasOrEmpty = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(20, 'El alias tiene entre 6 y 20 caracteres'),
    z.refine(
      (text) => text === '' || isBankAlias(text),
      'El alias tiene entre 6 y 20 letras, números, puntos o guiones',
    ),
  ),
  z.transform((text) => text.toUpperCase()),
);

/** A CUIT, stored with hyphens; '' while it is unset. */
export const cuitOrEmpty = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(15),
    z.refine((text) => text === '' || isCuit(text), 'El CUIT no es válido'),
  ),
  z.transform((text) => (text === '' ? '' : formatCuit(text))),
);
