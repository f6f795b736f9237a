import { MESSAGE_STATES, MESSAGES_PAGE_SIZE, type MessageState } from '@shop/contract';

/** What the inbox shows; kept in the address. */
export type MessageFilters = { page: number; state: MessageState | '' };

const inUrl: Record<MessageState, string> = {
  unread: 'sin-leer',
  unanswered: 'sin-responder',
  answered: 'respondidos',
};

/** The filters that an address asks for; what it says wrongly is left out. */
export function filtersFrom(params: URLSearchParams): MessageFilters {
  const page = params.get('pagina') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    state: MESSAGE_STATES.find((state) => inUrl[state] === params.get('estado')) ?? '',
  };
}

/** The address of some filters; the defaults are left out. */
export const paramsOf = ({ page, state }: MessageFilters): Record<string, string> => ({
  ...(state && { estado: inUrl[state] }),
  ...(page > 1 && { pagina: String(page) }),
});

export const listQueryOf = ({ page, state }: MessageFilters) => ({
  page,
  limit: MESSAGES_PAGE_SIZE,
  ...(state && { state }),
});
