import { mailKindNames } from '@shop/contract';

const noConnection = 'no se pudo conectar con el servidor de correo';

export const texts = {
  title: 'Correos',
  failedPage: {
    title: 'Correos que no salieron',
    subtitle: 'Revisá la dirección en la orden y reenvialos, o escribile por WhatsApp.',
    empty: 'Salieron todos los correos.',
  },
  notSent: (n: number) => `${n} sin salir`,
  empty: 'La tienda no mandó correos por esta orden.',
  loadFailed: 'No pudimos cargar los correos',
  kinds: mailKindNames as Readonly<Record<string, string>>,
  to: (recipient: string) => `Para ${recipient}`,
  sent: (when: string) => `enviado ${when}`,
  waiting: (when: string) => `en espera, próximo intento ${when}`,
  sending: 'se está enviando',
  failed: (reason: string) => `falló: ${reason}`,
  lastFault: (reason: string) => `Último intento: ${reason}`,
  /** Codes of faults without an answer of the mail server. */
  faults: {
    ESOCKET: noConnection,
    ECONNECTION: noConnection,
    EDNS: noConnection,
    ETIMEDOUT: 'el servidor de correo no respondió a tiempo',
    EENVELOPE: 'la dirección no es válida',
  } as Readonly<Record<string, string>>,
  unknownFault: 'no se pudo enviar',
  textDeleted: 'Su texto ya se borró: no se puede reenviar.',
  resend: 'Reenviar',
  resendOne: (mail: string) => `Reenviar: ${mail}`,
  resending: 'Reenviando...',
  resent: (recipient: string) => `Lo reenviamos a ${recipient}`,
  resendFailed: (reason: string) => `No se pudo reenviar: ${reason}`,
};
