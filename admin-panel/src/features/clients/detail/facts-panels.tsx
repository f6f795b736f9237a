import { type ClientDetail, spreadsheetDay, whatsappLink } from '@shop/contract';
import { formatMoney, formatShortDate } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { buttonStyles } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

type ClientProps = { client: ClientDetail };

const linkStyles =
  'inline-flex min-h-11 items-center text-wine underline-offset-4 hover:underline sm:min-h-6';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 text-right font-medium break-words">{children}</dd>
  </div>
);

export function ContactPanel({ client: { phone, email } }: ClientProps) {
  const chat = whatsappLink(phone, '');
  return (
    <SectionCard title={texts.contact.title}>
      <dl>
        <Fact label={texts.contact.phone}>
          {phone ? (
            <a className={linkStyles} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          ) : (
            texts.contact.none
          )}
        </Fact>
        <Fact label={texts.contact.email}>
          {email ? (
            <a className={`${linkStyles} break-all`} href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            texts.contact.none
          )}
        </Fact>
      </dl>
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" className={`${buttonStyles()} mt-3 w-full`}>
          <Icon name="message-circle" className="size-4 shrink-0" />
          {texts.contact.chat}
        </a>
      )}
    </SectionCard>
  );
}

type FigureProps = { label: string; help: string; children: ReactNode };

const Figure = ({ label, help, children }: FigureProps) => (
  <div className="min-w-0">
    <dt className="text-sm font-semibold">{label}</dt>
    <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    <dd className="text-xs text-muted">{help}</dd>
  </div>
);

/** Shows the totals of a client, each with the sentence that says what it counts, and her sizes. */
export const TotalsPanel = ({ client }: ClientProps) => {
  const t = texts.totals;
  const { sizes, lastPurchaseAt } = client;
  return (
    <SectionCard title={t.title}>
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <Figure label={t.orders} help={t.ordersHelp}>
          {client.orders}
        </Figure>
        <Figure label={t.purchases} help={t.purchasesHelp}>
          {client.purchases}
        </Figure>
        {client.spent !== null && (
          <Figure label={t.spent} help={t.spentHelp}>
            {formatMoney(client.spent)}
          </Figure>
        )}
        <Figure label={t.last} help={t.lastHelp}>
          {lastPurchaseAt ? spreadsheetDay(lastPurchaseAt) : t.noLast}
        </Figure>
      </dl>
      <h3 className="mt-5 text-sm font-semibold">{t.sizes}</h3>
      {sizes.length === 0 ? (
        <p className="text-sm text-muted">{t.noSizes}</p>
      ) : (
        <>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {sizes.map(({ size, units }) => (
              <li key={size}>
                <Badge>{t.size(size, units)}</Badge>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-xs text-muted">{t.sizesHelp}</p>
        </>
      )}
    </SectionCard>
  );
};

/** Shows by which phones and mails orders belong to a client, and which order brought each. */
export const KeysPanel = ({ client: { keys } }: ClientProps) => (
  <SectionCard title={texts.keys.title} description={texts.keys.help}>
    <ul className="divide-y divide-line">
      {keys.map(({ kind, key, orderNumber, at }) => (
        <li key={`${kind} ${key}`} className="py-1 text-sm">
          <span className="text-muted">{`${texts.keys.kinds[kind]} `}</span>
          <span className="font-medium break-all">{key}</span>
          <span className="text-muted">{` ${texts.keys.from} `}</span>
          <Link to={`${paths.orders}?buscar=${encodeURIComponent(orderNumber)}`} className={linkStyles}>
            {orderNumber}
          </Link>
          <span className="text-muted">{`, ${formatShortDate(at)}`}</span>
        </li>
      ))}
    </ul>
  </SectionCard>
);
