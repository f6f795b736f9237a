import { queryOptions } from '@tanstack/react-query';
import type { Showcase } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { pageEndpoints } from '#shared/calls/load-calls.ts';

/** Query of the category pictures and quoted reviews of the home page. */
export const showcaseQuery = () =>
  queryOptions({
    queryKey: ['products', 'showcase'],
    queryFn: async (): Promise<Showcase> => {
      const { readShowcase } = await pageEndpoints();
      const { categories, reviews } = await call(readShowcase);
      return { categories, reviews };
    },
  });
