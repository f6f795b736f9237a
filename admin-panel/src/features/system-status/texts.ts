export const texts = {
  title: 'Estado del Sistema',
  backend: 'Backend',
  checking: 'Verificando...',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  check: 'Verificar ahora',
  lastCheck: (time: string) => `Última verificación: ${time}`,
  never: 'Sin verificar todavía',
} as const;
