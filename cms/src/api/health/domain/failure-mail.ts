import { formatMoment, type ShopFailure } from '@shop/contract';

const paragraphOf = ({ problem, since, remedy, manual }: ShopFailure): string =>
  [
    `${problem}.`,
    ...(since ? [`Desde: ${formatMoment(since)}.`] : []),
    `Qué hacer: ${remedy}`,
    `Para quien mantiene la tienda: ${manual}`,
  ].join('\n');

/** Writes the mail that tells an owner what fails in her shop. */
export const failureMail = (to: string, failures: readonly ShopFailure[], shopUrl: string) => ({
  kind: 'shop-failure' as const,
  to,
  subject:
    failures.length === 1
      ? 'Algo falla en la tienda y necesita atención'
      : `${failures.length} cosas fallan en la tienda y necesitan atención`,
  text: [
    'Esto no está en orden en la tienda:',
    ...failures.map(paragraphOf),
    `Ver qué falla ahora: ${shopUrl}/admin`,
    'Mientras siga, este correo llega una vez por día. El inicio de la administración lo muestra en todo momento.',
  ].join('\n\n'),
});
