import { CALL, RESTORE } from './remedies';

/** Texts of the faults of cases and exchanges. */
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
  'exchange-without-case': {
    problem: 'Un cambio de talle no tiene su caso, o al revés',
    remedy: `Mirá la orden y anotá a mano en qué quedó. ${CALL}.`,
  },
  'exchange-holds-other-units': {
    problem: 'Un cambio de talle reserva más o menos unidades de las que corresponden',
    remedy: `Contá las unidades antes de entregar. ${CALL}.`,
  },
  'exchange-units-were-not-moved': {
    problem: 'Lo que reserva un cambio de talle no coincide con los movimientos de stock',
    remedy: `Contá las unidades y corregí la cantidad en Productos > Editar. ${CALL}.`,
  },
  'exchange-is-impossible': {
    problem: 'Hay un cambio de talle en curso de una orden que no lo puede tener',
    remedy: `Abrí el caso, rechazalo y avisale a la clienta. ${CALL}.`,
  },
} as const;
