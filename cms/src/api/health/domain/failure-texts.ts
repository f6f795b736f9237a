import type { Readiness } from '@shop/contract';

export type CheckName = keyof Readiness['checks'];

type FailureText = {
  problem: string;
  /** One sentence on what the owner does. */
  remedy: string;
  /** Heading of the paragraph in docs/operations.md, as the anchor of a link. */
  paragraph: string;
};

/** The owner reads these texts of a check that fails; a new check does not compile without its own. */
export const failureTexts: Readonly<Record<CheckName, FailureText>> = {
  database: {
    problem: 'La base de datos no contesta a tiempo',
    remedy: 'Pedile a quien mantiene la tienda que mire si está encendida y si queda lugar en su disco.',
    paragraph: 'monitoring',
  },
  disk: {
    problem: 'El disco de la tienda está lleno o no se puede usar',
    remedy:
      'Pedí que liberen espacio en el servidor, por ejemplo llevando copias viejas a otro disco: así la tienda rechaza fotos y comprobantes y, si empeora, pedidos.',
    paragraph: 'monitoring',
  },
  mail: {
    problem: 'Hay correos que no salen',
    remedy:
      'Los pedidos siguen entrando y los correos que esperan salen solos: pedí que revisen el servidor de correo (SMTP_URL y MAIL_FROM).',
    paragraph: 'mails',
  },
  backup: {
    problem: 'La copia de seguridad de cada noche no está al día',
    remedy:
      'La tienda la intenta de nuevo cada hora: si sigue así, pedí que corran npm run backup, que dice qué falla.',
    paragraph: 'backups',
  },
  offsite: {
    problem: 'La copia de seguridad no sale de la máquina',
    remedy:
      'La copia está en la máquina y la tienda la manda sola en cuanto puede: si sigue así, pedí que revisen el bucket (BACKUP_TO).',
    paragraph: 'backups-off-the-machine',
  },
  copy: {
    problem: 'La copia continua está detenida',
    remedy: 'Revisá que el disco de la copia esté conectado y tenga lugar: en cuanto puede, sigue sola.',
    paragraph: 'continuous-copy',
  },
  doctor: {
    problem: 'El control de los datos no está en orden',
    remedy: 'Pedí que corran npm run doctor, que dice qué hacer con cada falla.',
    paragraph: 'what-each-fault-means',
  },
};

/** Returns where whoever maintains the shop reads on. */
export const manualOf = (check: CheckName): string => `docs/operations.md#${failureTexts[check].paragraph}`;
