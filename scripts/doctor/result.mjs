export const ok = (title, detail = '') => ({ level: 'ok', title, detail, remedy: '' });
export const warning = (title, detail, remedy) => ({ level: 'warning', title, detail, remedy });
export const fault = (title, detail, remedy) => ({ level: 'fault', title, detail, remedy });
