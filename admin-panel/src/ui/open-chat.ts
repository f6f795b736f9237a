import { whatsappLink } from '@shop/contract';
import { type MouseEvent } from 'react';

/**
 * Returns the click handler of a link to WhatsApp whose text the server answers; the text that is shown is opened when
 * it fails. The tab opens at once, since browsers block one that opens after an answer.
 */
export const openChat =
  (phone: string, shownText: string, fetchText: () => Promise<string>) =>
  async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const tab = window.open('about:blank', '_blank');
    const text = await fetchText().catch(() => shownText);
    if (!tab) return;
    tab.opener = null;
    tab.location.replace(whatsappLink(phone, text) ?? '');
  };
