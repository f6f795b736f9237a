import { cmsModule } from './launcher/project.mjs';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';
import { print, UserError } from './launcher/terminal/terminal.mjs';

const usage = 'Uso: npm run reset-password -- --email persona@ejemplo.com [--panel]';

const places = {
  'back-office': {
    'no-user': (email) => `No hay ninguna cuenta de administración con el email ${email}.`,
    blocked: (email) => `La cuenta ${email} está bloqueada: desbloqueala primero en el panel de Strapi.`,
    done: (hours) =>
      `Con este enlace se elige una contraseña nueva. Sirve una sola vez y vence a las ${hours} horas:`,
  },
  panel: {
    'no-user': (email) => `No hay ninguna cuenta del panel de Strapi con el email ${email}.`,
    blocked: (email) => `La cuenta ${email} del panel de Strapi está inactiva.`,
    done: () =>
      'Con este enlace, abierto en esta máquina, se elige una contraseña nueva del panel. Sirve una sola vez y vence en una hora:',
  },
};

function emailOf([option, email]) {
  if (option !== '--email' || !email?.includes('@')) throw new UserError(usage);
  return email;
}

ownerCommand(
  { usage, files: 1, options: ['--email', '--panel'] },
  async ({ DATA_DIR, DATABASE_URL }, words) => {
    const email = emailOf(words.filter((word) => word !== '--panel'));
    const place = words.includes('--panel') ? 'panel' : 'back-office';
    const { createPasswordLink } = cmsModule('src/doctor/reset-password.js');
    const made = await createPasswordLink({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, email, place);
    const texts = places[place];
    if (typeof made === 'string') {
      print(texts[made](email));
      return false;
    }
    print(`${texts.done(made.hours)}\n${made.link}`);
    return true;
  },
);
