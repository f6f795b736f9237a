import { endpoints } from '@shop/contract';
import { isBot } from '../../../platform/access/is-bot';
import { bodyOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { findSearches, recordSearch } from '../services/searched-text';

const searchedText: Handlers = {
  async recordSearch(ctx) {
    const { text } = parse(endpoints.recordSearch.body, bodyOf(ctx));
    // Crawlers follow links to results; their searches say nothing about shoppers.
    const counted = !isBot(ctx) && (await recordSearch(text));
    ctx.body = { status: 'success', counted };
  },

  async searchStats(ctx) {
    const { days } = parse(endpoints.searchStats.query, ctx.query);
    ctx.body = { status: 'success', searches: await findSearches(days) };
  },
};

export default searchedText;
