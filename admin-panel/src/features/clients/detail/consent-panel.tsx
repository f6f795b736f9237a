import { type ClientDetail, CONSENT_WAY_LABELS, type ConsentWay } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { IfCan } from '#shared/access/if-can.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';
import { useChangeClient } from './use-change-client.ts';

const t = texts.consent;
const WAYS = Object.keys(CONSENT_WAY_LABELS) as ConsentWay[];

function stateText({ consent }: ClientDetail): string {
  if (!consent) return t.none;
  return consent.how ? t.agreed(CONSENT_WAY_LABELS[consent.how]) : t.withdrawn;
}

/** Says whether a client agreed to receive news, how and who noted it; one tap changes it. */
export function ConsentPanel({ client }: { client: ClientDetail }) {
  const { saveConsent, isChanging } = useChangeClient(client);
  const { consent } = client;
  return (
    <SectionCard title={t.title}>
      <p role="status" className="font-medium">
        {stateText(client)}
      </p>
      {consent && <p className="text-sm text-muted">{t.by(consent.by, formatDateTime(consent.at))}</p>}
      <IfCan call="updateClient">
        {client.consents ? (
          <Button size="sm" className="mt-3" busy={isChanging} onClick={() => void saveConsent(null)}>
            {t.withdraw}
          </Button>
        ) : (
          <>
            <p className="mt-3 text-sm text-muted">{t.agree}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {WAYS.map((way) => (
                <Button key={way} size="sm" disabled={isChanging} onClick={() => void saveConsent(way)}>
                  {t.way(CONSENT_WAY_LABELS[way])}
                </Button>
              ))}
            </div>
          </>
        )}
      </IfCan>
    </SectionCard>
  );
}
