import { runAlone } from './launcher/processes/run-alone.mjs';
import { readEnvironment } from './launcher/settings/environment.mjs';
import { firstAdministrator } from './launcher/settings/first-administrator.mjs';
import { readSecrets } from './launcher/settings/secrets.mjs';
import { partsOf } from './launcher/start/production-parts.mjs';
import { exitWithError, UserError } from './launcher/terminal/terminal.mjs';

// A container's output has no reader: its settings name the administrator, and only the panel's password may be generated.
function givenAdministrator(settings) {
  if (!settings.ADMIN_EMAIL || !settings.ADMIN_PASSWORD) return null;
  return firstAdministrator(settings.DATA_DIR, settings);
}

function partNamed(name) {
  const settings = readEnvironment();
  const { INTERNAL_SECRET, CMS_URL } = process.env;
  const secrets = name === 'cms' ? readSecrets(settings.DATA_DIR) : { INTERNAL_SECRET };
  const administrator = name === 'cms' ? givenAdministrator(settings) : null;
  const parts = partsOf(settings, secrets, administrator);
  const part = parts.find((one) => one.name === name);
  if (!part) throw new UserError(`Name a part: ${parts.map((one) => one.name).join(' or ')}.`);
  return name === 'storefront' && CMS_URL ? { ...part, env: { ...part.env, CMS_URL } } : part;
}

const runPart = async (name) => runAlone(partNamed(name));

runPart(process.argv[2]).catch(exitWithError);
