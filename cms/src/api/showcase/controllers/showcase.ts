import { sendCacheableJson } from '../../../platform/http/json-response';
import type { Handlers } from '../../../platform/routes';
import { catalog } from '../../catalog/services/catalog';
import { quotedReviews } from '../../review/services/quoted-reviews';

const showcase: Handlers = {
  async readShowcase(ctx) {
    const [categories, reviews] = await Promise.all([catalog.pictures(), quotedReviews()]);
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', categories, reviews }));
  },
};

export default showcase;
