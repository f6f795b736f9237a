import * as z from 'zod/mini';

const NOT_ALLOWED = 'El valor no es uno de los permitidos';
const genericTexts: Record<string, string> = {
  invalid_type: 'Falta un dato o tiene un formato inválido',
  too_big: 'El valor es demasiado largo o demasiado grande',
  too_small: 'El valor es demasiado corto o demasiado chico',
  invalid_format: 'El formato es inválido',
  unrecognized_keys: 'Hay datos que no corresponden',
  invalid_union: NOT_ALLOWED,
  invalid_value: NOT_ALLOWED,
};

// zod/mini has no locale: these texts serve the checks that bring none.
z.config({ localeError: (issue) => genericTexts[issue.code ?? ''] ?? 'El dato es inválido' });

export { z };
