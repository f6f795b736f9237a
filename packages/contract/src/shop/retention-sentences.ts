import { MAIL_TEXT_DAYS } from '../mail/order-mails';
import { RESTORE_DAYS, STOCK_ALERT_DAYS } from '../limits';
import { SEARCHES_DAYS } from '../stats/searches';
import { VITALS_DAYS } from '../stats/vitals';
import type { OperatingRules } from './operating-rules';

/** Weeks after which the last nightly backup that holds deleted data is removed. */
export const BACKUP_WEEKS = 4;
/** Days for which the continuous copy can return to a moment (`tools/copy/copy-folder.mjs`). */
export const COPY_DAYS = 7;

export type KeptDays = Pick<
  OperatingRules,
  'proofDays' | 'messageDays' | 'viewDays' | 'draftDays' | 'sessionDays'
>;

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** How long erased data stay in the copies of the shop: of the privacy policy, and of the mail about an erasure. */
export const erasedInBackups = `Lo que se borra sigue hasta ${days(COPY_DAYS)} en la copia continua de la tienda y hasta ${BACKUP_WEEKS} semanas en las demás copias de seguridad, que se renuevan solas; si hay que recuperar una, se vuelve a borrar.`;

/**
 * Returns what the shop keeps for how long, as sentences of the privacy policy; every figure is the one in force, and
 * `kept` is the sentence on what stays of an erased person, if anything does.
 */
export const retentionSentences = (rules: KeptDays, kept: string): string[] => [
  'Los datos de tus compras (tu nombre, contacto, entrega y lo que compraste) los guardamos hasta que pidas que los borremos. Los números, los productos y los importes quedan, sin tus datos, porque la ley nos obliga a conservar los registros de las ventas.',
  `Los comprobantes de transferencia se borran ${days(rules.proofDays)} después del pago.`,
  `Los mensajes que nos mandás por el formulario se borran a los ${days(rules.messageDays)}.`,
  `El texto de los correos que te mandamos se borra a los ${days(MAIL_TEXT_DAYS)}.`,
  `Los avisos de reposición que pedís se borran cuando los cancelás o, como mucho, a los ${days(STOCK_ALERT_DAYS)}.`,
  `Las visitas a los productos se cuentan sin tu nombre; el detalle por día se borra a los ${days(rules.viewDays)} y los textos que se buscan, a los ${days(SEARCHES_DAYS)}.`,
  `En algunas visitas con un teléfono medimos cuánto tardan las páginas, sin guardar de quién es la visita ni qué mira; se borra a los ${days(VITALS_DAYS)}.`,
  `Lo que empezás y no terminás (un comprobante subido sin pedido, un aviso sin confirmar) se borra, como mucho, a los ${days(rules.draftDays)}.`,
  `Un pedido que la tienda elimina se puede recuperar durante ${days(RESTORE_DAYS)}; después se borran tus datos de él.`,
  `Los arrepentimientos y cambios quedan como constancia, con tu contacto hasta que pidas que lo borremos. Los pedidos de datos ya respondidos lo pierden a los ${days(rules.messageDays)}.`,
  'Las opiniones publicadas quedan en la tienda; si pedís que borremos tus datos, quedan sin tu nombre ni tu foto.',
  `Los datos de las sesiones de nuestro equipo se borran a los ${days(rules.sessionDays)}.`,
  erasedInBackups,
  ...(kept ? [kept] : []),
];
