import { WITHDRAWAL_SUBJECT, type ShopSetting } from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { footerTexts as texts } from './footer-texts.ts';

const entry = 'inline-flex min-h-11 items-center gap-2 hover:text-wine';

type FooterLineProps = { shop: ShopSetting | undefined; brand: string; chat: string | null };

const listFacts = (shop: ShopSetting | undefined): string[] =>
  shop
    ? [
        shop.legalName,
        shop.cuit && texts.cuit(shop.cuit),
        shop.address,
        shop.phone,
        shop.email,
        shop.provincialNotice,
      ]
    : [];

/** Leads nowhere but to help, and to what the law asks of every footer: see R1, R16, R17 and R30 of docs/law.md. */
export const FooterLine = ({ shop, brand, chat }: FooterLineProps) => (
  <footer className="no-print bg-sand" aria-label={texts.footer}>
    <div className="page flex flex-wrap items-center justify-between gap-x-6 text-sm">
      <p className="w-full py-2 text-xs text-ink-soft lg:w-auto lg:flex-1">
        {[brand, ...listFacts(shop)].filter(Boolean).join(' · ')}
      </p>
      {chat && <ChatButton href={chat} className={entry} text={texts.chat} />}
      <Link to={paths.withdrawal} className={`${entry} font-semibold text-wine`}>
        {WITHDRAWAL_SUBJECT}
      </Link>
      {shop?.consumerDefenseUrl && (
        <a href={shop.consumerDefenseUrl} rel="noopener" className={entry}>
          {texts.consumerDefense}
        </a>
      )}
      {shop?.dataFiscalUrl && (
        <a href={shop.dataFiscalUrl} rel="noopener" className={entry}>
          <img src="/data-fiscal.svg" alt={texts.dataFiscal} width={44} height={61} loading="lazy" />
        </a>
      )}
    </div>
  </footer>
);
