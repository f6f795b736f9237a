import { useQuery } from '@tanstack/react-query';
import type { SiteContent } from '@shop/contract';
import { sizeGuidesQuery } from './content-queries.ts';

/** Returns the size guides of a category, none until they are loaded. */
export const useSizeGuides = (category: string): SiteContent['sizeGuides'] =>
  useQuery(sizeGuidesQuery(category)).data ?? [];
