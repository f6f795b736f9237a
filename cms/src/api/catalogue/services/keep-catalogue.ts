import { onChange } from '../../../shared/changes';
import { closeCatalogueReader, productsKnown } from './open-reader';

type Repair = { repair(): Promise<number> };

const repair = () => (strapi.service('api::catalogue.catalogue') as unknown as Repair).repair();
let stopListening: () => void = () => undefined;

/** Renders what is behind at the start and reads what searches ask for; renders again whenever the names of the categories may have changed. */
export async function keepCatalogue(): Promise<void> {
  await closeCatalogueReader();
  await repair();
  await productsKnown();
  stopListening();
  stopListening = onChange((scope) => {
    if (scope !== 'content') return;
    repair().catch((error: Error) => strapi.log.error(`catalogue repair: ${error.message}`));
  });
}
