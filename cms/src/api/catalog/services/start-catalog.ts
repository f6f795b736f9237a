import { onChange } from '../../../platform/changes/changes';
import { catalog } from './catalog';
import { closeCatalogReader, catalogIndex } from './reader/open-reader';

let stopListening: () => void = () => undefined;
let lastRepair: Promise<unknown> = Promise.resolve();
let isRepairWaiting = false;

// One at a time: a repair that looks while another writes would take that one's entries for fresh.
function repairAfterTheLast(): void {
  if (isRepairWaiting) return;
  isRepairWaiting = true;
  const repair = () => {
    isRepairWaiting = false;
    return catalog.repair();
  };
  lastRepair = lastRepair
    .then(repair)
    .catch((error: Error) => strapi.log.error(`catalog repair: ${error.message}`));
}

/** Repairs the catalog and loads the search index; repairs again when category names or rules may have changed. */
export async function startCatalog(): Promise<void> {
  await closeCatalogReader();
  await catalog.repair();
  await catalogIndex();
  stopListening();
  stopListening = onChange((scope) => {
    // The rules of the shop say when an earlier price may be shown.
    if (scope !== 'catalog') repairAfterTheLast();
  });
}
