import { readEnvFile } from './product/env-file.mjs';
import { place } from './product/places.mjs';
import { prepareBuilds, prepareTools } from './product/prepare.mjs';
import { endWith, say } from './product/terminal.mjs';

async function develop() {
  readEnvFile(place('.env'));
  await prepareTools();
  const { readEnvironment } = await import('./product/environment.mjs');
  const { checkDevelopmentPorts, startDevelopment } = await import('./product/development.mjs');
  const settings = readEnvironment();
  await checkDevelopmentPorts(settings);
  // Built once: the panel of Strapi changes only with its own configuration.
  await prepareBuilds(['cms', 'cms-panel']);
  const development = await startDevelopment(settings);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      say('\nStopping ...');
      void development.stop();
    });
  }
  await development.run();
}

develop().catch(endWith);
