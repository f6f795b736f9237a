import { type ShopSetting } from '@shop/contract';
import { type ReactNode } from 'react';

type PaperHeaderProps = {
  shop: ShopSetting | undefined;
  title: string;
  /** Stands below the brand. */
  seller?: ReactNode;
  children: ReactNode;
};

/** Heads a printed page with the brand and the page's title. */
export const PaperHeader = ({ shop, title, seller, children }: PaperHeaderProps) => (
  <header className="flex justify-between gap-[10mm] border-b-[0.4mm] border-black pb-[4mm]">
    <div>
      <p className="text-[17pt] font-bold">{shop?.brand}</p>
      {seller}
    </div>
    <div className="text-right">
      <h1 className="text-[15pt] font-bold">{title}</h1>
      {children}
    </div>
  </header>
);

const linesOf = ({ legalName, address, cuit, phone, email }: ShopSetting, cuitLabel: string): string[] =>
  [legalName, address, cuit && `${cuitLabel}: ${cuit}`, phone, email].filter(Boolean);

/** Lists what identifies the seller on a printed page. */
export const SellerLines = ({ shop, cuitLabel }: { shop: ShopSetting | undefined; cuitLabel: string }) =>
  shop && linesOf(shop, cuitLabel).map((line) => <p key={line}>{line}</p>);
