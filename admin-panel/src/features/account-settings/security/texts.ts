import { texts as sharedTexts } from '#shared/texts.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const texts = {
  loading: 'Cargando la seguridad de tu cuenta...',
  loadFailed: 'No pudimos cargar la seguridad de tu cuenta.',
  factor: {
    title: sharedTexts.secondFactor,
    description:
      'Además de la contraseña, pide un código de tu teléfono cuando entrás desde un dispositivo nuevo.',
    off: 'Está desactivada: quien consiga tu contraseña puede entrar.',
    turnOn: 'Activar',
    on: (day: string) => `Activada desde el ${day}.`,
    codesLeft: (count: number) =>
      `Te ${count === 1 ? 'queda' : 'quedan'} ${plural(count, 'código', 'códigos')} de recuperación.`,
    fewCodes: 'Creá códigos nuevos antes de quedarte sin ninguno.',
    devices: (count: number) =>
      count === 0
        ? 'Ningún dispositivo de confianza.'
        : `${plural(count, 'dispositivo', 'dispositivos')} de confianza.`,
    newCodes: 'Crear códigos nuevos',
    turnOff: 'Desactivar',
  },
  enrol: {
    title: 'Activar la verificación en dos pasos',
    start: 'Para empezar, confirmá que sos vos.',
    next: 'Continuar',
    scan: 'Escaneá este código con una app de autenticación (Google Authenticator, Microsoft Authenticator, Authy u otra).',
    qrAlt: 'Código QR para la app de autenticación',
    openApp: 'Abrir en la app de este teléfono',
    bySecret: '¿No podés escanearlo? Escribí esta clave en la app:',
    copySecret: 'Copiar la clave',
    copied: 'Copiado',
    confirm: 'Después escribí el código de 6 números que muestra la app.',
    turnOn: 'Activar',
  },
  codes: {
    title: 'Guardá tus códigos de recuperación',
    text: 'Cada uno sirve una sola vez para entrar sin el teléfono. No los volvemos a mostrar: guardalos fuera del teléfono.',
    list: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Copiados',
    download: 'Descargar',
    print: 'Imprimir',
    file: 'codigos-de-recuperacion.txt',
    paperTitle: 'Códigos de recuperación',
    paperText: (email: string) =>
      `Para entrar a la administración como ${email} sin el teléfono. Cada uno sirve una sola vez.`,
    done: 'Ya los guardé',
  },
  renew: {
    title: 'Crear códigos de recuperación nuevos',
    text: 'Los anteriores dejan de servir.',
    submit: 'Crear códigos',
  },
  disable: {
    title: 'Desactivar la verificación en dos pasos',
    text: 'Vas a entrar solo con tu contraseña. Te avisamos por correo.',
    submit: 'Desactivar',
    done: 'Desactivaste la verificación en dos pasos',
  },
  sessions: {
    title: 'Tus sesiones',
    description: 'Dónde está abierta tu cuenta. Si no reconocés alguna, cerrala y cambiá la contraseña.',
    loading: 'Cargando tus sesiones...',
    loadFailed: 'No pudimos cargar tus sesiones.',
    list: 'Sesiones abiertas',
    device: ({ browser, system }: { browser: string; system: string }) => {
      if (browser && system) return `${browser} en ${system}`;
      return browser || system || 'Dispositivo desconocido';
    },
    current: 'Esta sesión',
    address: (address: string) => `Red ${address}`,
    opened: (at: string) => `Entró el ${at}`,
    used: (at: string) => `Último uso: ${at}`,
    end: 'Cerrar',
    endLabel: (device: string, at: string) => `Cerrar la sesión de ${device}, usada el ${at}`,
    onlyThis: 'No hay otra sesión abierta.',
    endOthers: 'Cerrar las demás',
    endAll: 'Cerrar todas las sesiones',
    ended: 'Sesión cerrada',
    othersEnded: 'Cerramos las demás sesiones',
    askOthers: {
      title: '¿Cerrar las demás sesiones?',
      text: 'Esta sigue abierta. Los dispositivos de confianza dejan de serlo.',
    },
    askAll: {
      title: '¿Cerrar todas las sesiones?',
      text: 'También se cierra esta y vas a tener que ingresar de nuevo. Los dispositivos de confianza dejan de serlo.',
    },
    ending: 'Cerrando...',
    failed: 'No pudimos cerrarla. Intentá de nuevo.',
    more: (count: number) => `Otras sesiones abiertas (${count})`,
    endedList: (count: number) => `Cerradas hace poco (${count})`,
  },
} as const;
