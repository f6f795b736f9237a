import { POLICY_NAMES, POLICY_PATHS, WITHDRAWAL_SUBJECT, TAX_CONDITION_NAMES } from '@shop/contract';
import { Link } from '#shared/router/router.tsx';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { paths, sections } from '#shared/navigation/paths.ts';
import { SectionLink } from '#shared/navigation/section-link.tsx';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { SocialLinks } from '#shared/ui/social-links.tsx';
import { FooterLine } from './footer-line.tsx';
import { footerTexts as texts } from './footer-texts.ts';
import { texts as frameTexts } from './texts.ts';

/** Shows the seller's identity, as Resolución 270/2020 asks; facts that the owner has not given are left out. */
function FooterSeller() {
  const shop = useShop();
  if (!shop) return null;
  const { cuit, taxCondition, grossIncomeNumber, serviceHours, serviceChannel, serviceArea } = shop;
  const lines = [
    // The condition says something about a taxpayer only.
    [
      shop.legalName,
      ...(cuit ? [texts.cuit(cuit), TAX_CONDITION_NAMES[taxCondition]] : []),
      grossIncomeNumber && texts.grossIncome(grossIncomeNumber),
    ],
    [shop.address, shop.phone, shop.email],
    [serviceHours && texts.hours(serviceHours), serviceChannel, serviceArea],
    [shop.provincialNotice],
  ];
  return (
    <div className="min-w-0 text-xs break-words text-ink-soft">
      {lines.map((parts, at) => (
        <p key={at} className="whitespace-pre-line">
          {parts.filter(Boolean).join(' · ')}
        </p>
      ))}
    </div>
  );
}

const entry = 'inline-flex min-h-11 items-center hover:text-wine hover:underline underline-offset-4';
const heading = 'mb-1 text-base font-semibold';

function useChat(): string | null {
  const shop = useShop();
  return chatLink(useContent(), shop, texts.chatText(shop?.brand ?? frameTexts.brand));
}

function Help() {
  const shop = useShop();
  const chat = useChat();
  return (
    <nav aria-label={texts.help}>
      <h2 className={`${heading} font-sans`}>{texts.help}</h2>
      <ul className="grid grid-cols-1 gap-x-4 text-sm xs:grid-cols-2 md:grid-cols-1">
        {chat && (
          <li>
            <ChatButton href={chat} className={`${entry} gap-2`} text={texts.chat} />
          </li>
        )}
        <li>
          <SectionLink section={sections.contact} className={entry}>
            {frameTexts.contact}
          </SectionLink>
        </li>
        <li>
          <Link to={paths.tracking} className={entry}>
            {frameTexts.tracking}
          </Link>
        </li>
        <li>
          <Link to={paths.withdrawal} className={`${entry} font-semibold text-wine`}>
            {WITHDRAWAL_SUBJECT}
          </Link>
        </li>
        {shop?.consumerDefenseUrl && (
          <li>
            <a href={shop.consumerDefenseUrl} rel="noopener" className={entry}>
              {texts.consumerDefense}
            </a>
          </li>
        )}
        {shop?.policies.map(({ kind }) => (
          <li key={kind}>
            <Link to={POLICY_PATHS[kind]} className={entry}>
              {POLICY_NAMES[kind]}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.myData} className={entry}>
            {texts.myData}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Categories() {
  const categories = useContent()?.productCatalog.categories ?? [];
  return (
    <nav aria-label={texts.shop} className="max-md:hidden">
      <h2 className={`${heading} font-sans`}>{texts.shop}</h2>
      <ul className="grid grid-cols-2 gap-x-4">
        {categories.map(({ name, display_name }) => (
          <li key={name}>
            <Link to={paths.category(name)} className={entry}>
              {display_name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// eslint-disable-next-line no-restricted-syntax -- on the server this is the server's clock
const YEAR = import.meta.env.SSR ? new Date().getFullYear() : '';

function ShopFooter() {
  const shop = useShop();
  const brand = shop?.brand ?? frameTexts.brand;
  return (
    <footer className="no-print border-t border-line bg-sand pb-20 md:pb-0" aria-label={texts.footer}>
      <div className="page grid grid-cols-1 gap-4 pt-6 pb-2 md:grid-cols-[2fr_2fr_1.5fr] md:gap-8 md:py-8">
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4 md:flex-col">
            <p className="font-serif text-h3">{brand}</p>
            <p className="max-w-[40ch] text-ink-soft max-md:hidden">{texts.brandText}</p>
            <SocialLinks
              networks={useContent()?.contact.socialMedia ?? []}
              label={texts.follow}
              className="flex flex-wrap gap-1"
              linkClass="icon-btn"
              textClass="icon-btn text-muted hover:bg-transparent"
            />
          </div>
          <div className="flex items-start justify-between gap-4 md:flex-col">
            <FooterSeller />
            {shop?.dataFiscalUrl && (
              <a href={shop.dataFiscalUrl} rel="noopener" className="shrink-0">
                <img src="/data-fiscal.svg" alt={texts.dataFiscal} width={48} height={66} loading="lazy" />
              </a>
            )}
          </div>
        </div>
        <Categories />
        <Help />
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-6 text-xs text-ink-soft">
          {/* The server's year stays when the browser hydrates: the device's clock may be wrong. */}
          <p suppressHydrationWarning>{texts.rights(brand, YEAR)}</p>
          <p>{texts.credit}</p>
          <a href={paths.adminLogin} className="inline-flex min-h-11 items-center text-muted hover:underline">
            {texts.admin}
          </a>
        </div>
      </div>
    </footer>
  );
}

/** Shows the footer of the shop, or the line of facts under a checkout. */
export default function Footer({ isShort }: { isShort: boolean }) {
  const shop = useShop();
  const chat = useChat();
  if (!isShort) return <ShopFooter />;
  return <FooterLine shop={shop} brand={shop?.brand ?? frameTexts.brand} chat={chat} />;
}
