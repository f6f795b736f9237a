import { endpoint } from '../../http/endpoint';
import {
  priceChangeAnswerSchema,
  priceChangeSchema,
  priceChangesAnswerSchema,
  pricePreviewAnswerSchema,
  pricePreviewSchema,
  undonePriceChangeSchema,
} from './price-change';

export const listPriceChanges = endpoint('listPriceChanges', {
  method: 'GET',
  path: '/products/prices',
  access: 'admin',
  summary: 'Latest price changes by percent',
  answer: priceChangesAnswerSchema,
});

export const previewPrices = endpoint('previewPrices', {
  method: 'POST',
  path: '/products/prices/preview',
  access: 'admin',
  summary: 'Old and new prices of a change by percent; changes nothing',
  body: pricePreviewSchema,
  answer: pricePreviewAnswerSchema,
});

export const changePrices = endpoint('changePrices', {
  method: 'POST',
  path: '/products/prices',
  access: 'admin',
  summary: 'Change prices by percent as previewed, all or none',
  body: priceChangeSchema,
  idempotencyKey: true,
  answer: priceChangeAnswerSchema,
});

export const undoPriceChange = endpoint('undoPriceChange', {
  method: 'POST',
  path: '/products/prices/:id/undo',
  access: 'admin',
  summary: 'Restore the prices before a change, once',
  answer: undonePriceChangeSchema,
});
