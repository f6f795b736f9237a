import { TAX_CONDITION_NAMES } from '@shop/contract';
import { useShop } from '#shared/content/content-queries.ts';
import { footerTexts as texts } from './footer-texts.ts';

/** Shows the seller's identity, as Resolución 270/2020 asks; facts that the owner has not given are left out. */
export function FooterSeller() {
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
    <div className="text-sm break-words text-ink-soft">
      {lines.map((parts, at) => (
        <p key={at} className="whitespace-pre-line">
          {parts.filter(Boolean).join(' · ')}
        </p>
      ))}
    </div>
  );
}
