import { paths } from './paths.ts';

/** Leads back from a page that belongs to the settings. */
export const backToSettings = { to: paths.settings, label: 'Configuración' };
