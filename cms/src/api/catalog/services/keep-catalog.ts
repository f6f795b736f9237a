import { onChange } from '../../../platform/changes/changes';
import { closeCatalogReader, productsKnown } from './open-reader';

type Repair = { repair(): Promise<number> };

const repair = () => (strapi.service('api::catalog.catalog') as unknown as Repair).repair();
let stopListening: () => void = () => undefined;

/** Renders what is behind at the start and reads what searches ask for; renders again whenever the names of the categories may have changed. */
export async function keepCatalog(): Promise<void> {
  await closeCatalogReader();
  await repair();
  await productsKnown();
  stopListening();
  stopListening = onChange((scope) => {
    if (scope !== 'content') return;
    repair().catch((error: Error) => strapi.log.error(`catalog repair: ${error.message}`));
  });
}
