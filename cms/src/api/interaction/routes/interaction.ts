import { routesOf } from '../../../platform/routes';
import interaction from '../controllers/interaction';

export default routesOf({
  recordInteraction: interaction.record,
  interactionsSummary: interaction.summary,
  mostViewedProducts: interaction.products,
  mostViewedCategories: interaction.categories,
  resetInteractions: interaction.reset,
});
