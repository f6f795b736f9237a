import { AlertLink } from '#features/stock-alert/alert-link.tsx';
import { ALERT_TOKEN_PARAM, paths } from '#shared/navigation/paths.ts';
import { useLocation, useSearchParams } from '#shared/router/router.tsx';

/** Page that the links of the alerts' mails lead to. */
export default function StockAlertPage() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const purpose = pathname === paths.alertCancellation ? 'cancel' : 'confirm';
  return (
    <div className="page max-w-3xl py-10 lg:py-14">
      <AlertLink key={purpose} purpose={purpose} token={search.get(ALERT_TOKEN_PARAM) ?? ''} />
    </div>
  );
}
