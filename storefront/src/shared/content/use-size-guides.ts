import { useQuery } from '@tanstack/react-query';
import type { SiteContent } from '@shop/contract';
import { sizeGuidesQuery } from './content-queries.ts';

/** Returns the size guides of a category; undefined until they are loaded. */
export const useSizeGuides = (category: string): SiteContent['sizeGuides'] | undefined =>
  useQuery(sizeGuidesQuery(category)).data;
