import { MESSAGES_PAGE_SIZE } from '@shop/contract';
import { choiceParam, type FiltersOf, pageParam } from '#shared/list-filters/filter-params.ts';

const stateTexts = { unread: 'sin-leer', unanswered: 'sin-responder', answered: 'respondidos' };

export const messageFilters = { state: choiceParam('estado', stateTexts, ''), page: pageParam };

export type MessageFilters = FiltersOf<typeof messageFilters>;

export const listQuery = ({ page, state }: MessageFilters) => ({
  page,
  limit: MESSAGES_PAGE_SIZE,
  ...(state && { state }),
});
