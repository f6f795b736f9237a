import { type ClientDetail as Client } from '@shop/contract';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { texts as listTexts } from '../texts.ts';
import { ClientOrders } from './client-orders.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { ContactPanel, KeysPanel, TotalsPanel } from './facts-panels.tsx';
import { NotesPanel, NotesText } from './notes-panel.tsx';
import { JoinedClients, SimilarClients } from './same-person.tsx';
import { texts } from './texts.ts';

type ClientDetailProps = { client: Client; page: number; onPage: (page: number) => void };

export const ClientDetail = ({ client, page, onPage }: ClientDetailProps) => (
  <>
    <PageHeader title={client.name || listTexts.noName} back={{ to: paths.clients, label: texts.back }} />
    <div className="space-y-4">
      <SimilarClients client={client} />
      {/* On phones the totals come before what staff note. */}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <ContactPanel client={client} />
        <TotalsPanel client={client} />
        <div className="space-y-4">
          <IfCan call="updateClient" otherwise={<NotesText client={client} />}>
            <NotesPanel client={client} />
          </IfCan>
          <ConsentPanel client={client} />
        </div>
        <div className="space-y-4">
          <ClientOrders client={client} page={page} onPage={onPage} />
          <KeysPanel client={client} />
          <JoinedClients client={client} />
        </div>
      </div>
    </div>
  </>
);
