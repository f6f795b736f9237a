import { z } from '../z';
import { stripSeparators, formatCuit, isBankAlias, isCbu, isCuit } from './bank-checks';

export const cbuOrEmpty = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(40),
    z.refine((text) => text === '' || isCbu(text), 'El CBU no es válido: revisá los 22 dígitos'),
  ),
  z.transform(stripSeparators),
);

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

export const cuitOrEmpty = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(15),
    z.refine((text) => text === '' || isCuit(text), 'El CUIT no es válido'),
  ),
  z.transform((text) => (text === '' ? '' : formatCuit(text))),
);
