import type { Check } from './check';

/** Checks the server and the sign-in. */
export const serverChecks: readonly Check[] = [
  {
    key: 'own-password',
    title: 'Una contraseña tuya',
    why: 'La primera contraseña la inventó la instalación y quedó escrita en un archivo del servidor.',
    path: '/settings?seccion=seguridad&campo=currentPassword',
    findFault: ({ server }) =>
      server.hasOwnPassword ? '' : 'Todavía entrás con la contraseña de la instalación.',
  },
  {
    key: 'second-factor',
    title: 'Un segundo paso al entrar',
    why: 'Con la contraseña sola, quien la robe ve los datos de todas tus clientas: el teléfono la completa.',
    law: 'Ley 25.326, art. 9',
    path: '/settings?seccion=seguridad&campo=second-factor',
    findFault: ({ server }) => (server.hasSecondFactor ? '' : 'Alguna dueña entra solo con su contraseña.'),
  },
  {
    key: 'mail-server',
    title: 'Un servidor de correo',
    why: 'La confirmación del pedido y el código de arrepentimiento tienen que llegarle a la clienta por email.',
    law: 'CCyC, art. 1108',
    path: '/opening#mail-server',
    findFault: ({ server }) =>
      server.sendsMail
        ? ''
        : 'Los correos se guardan en el servidor y no salen. Lo configura quien mantiene la tienda (SMTP_URL).',
  },
  {
    key: 'backups',
    title: 'Copias de seguridad automáticas',
    why: 'Los pedidos y las evidencias de cada venta no se pueden perder con una máquina que se rompe.',
    path: '/opening#backups',
    findFault: ({ server }) =>
      server.backsUp
        ? ''
        : 'Las copias están apagadas o la última falló. Lo revisa quien mantiene la tienda (BACKUP).',
  },
  {
    key: 'https',
    title: 'Una dirección segura (https)',
    why: 'Sin https cualquiera en la misma red puede leer los datos de tus clientas.',
    law: 'Ley 25.326, art. 9',
    path: '/opening#https',
    findFault: ({ server }) =>
      server.publicUrl.startsWith('https://')
        ? ''
        : `La dirección pública es ${server.publicUrl}. La configura quien mantiene la tienda (PUBLIC_URL).`,
  },
];
