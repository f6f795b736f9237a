import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Loaded } from '#shared/resource/loaded.tsx';
import { failedMailsQuery } from '#shared/shop-queries.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { MailRow } from './mails-panel.tsx';
import { texts } from './texts.ts';

/** Lists the mails of all orders that could not be sent, each with its order and a button that sends it again. */
export const FailedMails = () => (
  <Loaded query={useQuery(failedMailsQuery)} failed={texts.loadFailed} loading={3}>
    {(mails) =>
      mails.length === 0 ? (
        <EmptyState icon="circle-check" title={texts.failedPage.empty} />
      ) : (
        <Card className="px-5 py-4">
          <ul className="divide-y divide-line">
            {mails.map((mail) => (
              <MailRow key={mail._id} mail={mail}>
                <Link to={paths.order(mail.orderId)} className="text-wine underline underline-offset-4">
                  {`#${mail.orderNumber}`}
                </Link>
              </MailRow>
            ))}
          </ul>
        </Card>
      )
    }
  </Loaded>
);
