import { cmsModule } from './launcher/project.mjs';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';
import { print, UserError } from './launcher/terminal/terminal.mjs';

const usage = 'Uso: npm run reset-second-factor -- --email persona@ejemplo.com';

const texts = {
  'no-user': (email) => `No hay ninguna cuenta de administración con el email ${email}.`,
  'no-factor': (email) => `La cuenta ${email} no tiene la verificación en dos pasos activada.`,
  done: (email) =>
    `Listo: ${email} ya entra solo con su contraseña. Cerramos sus sesiones; al entrar, conviene activarla de nuevo en Config > Seguridad.`,
};

function emailOf(words) {
  const [option, email] = words;
  if (option !== '--email' || !email?.includes('@')) throw new UserError(usage);
  return email;
}

ownerCommand({ usage, files: 1, options: ['--email'] }, async ({ DATA_DIR, DATABASE_URL }, words) => {
  const email = emailOf(words);
  const { resetSecondFactor } = cmsModule('src/doctor/reset-second-factor.js');
  const result = await resetSecondFactor({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, email);
  print(texts[result](email));
  return result === 'done';
});
