import { sendCacheableJson } from '../../../platform/http/json-response';
import type { Handlers } from '../../../platform/routes';
import { catalog } from '../../catalog/services/catalog';
import { reviews as published } from '../../review/services/review';

const showcase: Handlers = {
  async readShowcase(ctx) {
    const [categories, reviews] = await Promise.all([catalog.pictures(), published.quoted()]);
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', categories, reviews }));
  },
};

export default showcase;
