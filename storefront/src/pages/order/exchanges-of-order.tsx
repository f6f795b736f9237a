import { OrderExchanges, type ExchangePlace } from '#features/exchanges/order-exchanges.tsx';
import StockAlert from '#features/stock-alert/stock-alert.tsx';

type ExchangesOfOrderProps = {
  orderNumber: string;
  token: string;
  place: ExchangePlace;
  byMail: boolean;
};

/** Shows the exchanges of an order; a sold-out size offers the alert of the product page. */
export default function ExchangesOfOrder({ byMail, place, ...link }: ExchangesOfOrderProps) {
  return (
    <OrderExchanges
      link={link}
      place={place}
      renderAlert={(variant) => (
        <StockAlert key={`${variant.size} ${variant.color}`} variant={variant} byMail={byMail} />
      )}
    />
  );
}
