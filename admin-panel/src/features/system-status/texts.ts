export const texts = {
  title: 'Estado del Sistema',
  backend: 'Backend',
  checking: 'Verificando...',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  check: 'Verificar ahora',
  lastCheck: (time: string) => `Última verificación: ${time}`,
  never: 'Sin verificar todavía',
  backup: (at: string) => `Última copia: ${at}, comprobada`,
  noBackup: 'Todavía sin copia de seguridad',
  backupFailed: (at: string | null) =>
    at ? `La copia de seguridad falló; la última es del ${at}` : 'La copia de seguridad falló',
} as const;
