import { CALL, RESTORE } from './remedies';

/** Texts of the faults of cases. */
export const caseTexts = {
  'case-without-history': {
    problem: 'Un caso no tiene historia',
    remedy: `${CALL} o ${RESTORE}.`,
  },
  'case-is-not-its-history': {
    problem: 'El estado de un caso no es el de su último paso',
    remedy: `Mirá su historia en Casos. ${CALL}.`,
  },
  'case-evidence-is-unprotected': {
    problem: 'La base no protege los casos: alguien quitó sus reglas',
    remedy: 'Reiniciá la tienda con npm start: las vuelve a poner.',
  },
} as const;
