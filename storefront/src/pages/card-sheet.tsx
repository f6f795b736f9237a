import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '#features/catalog/queries.ts';
import ChoiceSheet from '#features/product-detail/buying/choice-sheet.tsx';
import StockAlert from '#features/stock-alert/stock-alert.tsx';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { useCartAccess } from './add-to-cart.ts';
import { awaitedVariant } from './awaited-variant.ts';

type CardSheetProps = Pick<ComponentProps<typeof ChoiceSheet>, 'product' | 'color' | 'onClose'>;

/** Opens with what the card knows and asks the server for what is in stock now. */
export default function CardSheet({ product, ...sheet }: CardSheetProps) {
  const { data, isFetching } = useQuery({
    ...productQuery(product.slug || product._id),
    refetchOnMount: 'always',
  });
  const content = useContent();
  const shop = useShop();
  // Null is a product that is no longer sold.
  const current = data === null ? { ...product, stock: 0, variants: [] } : (data ?? product);
  return (
    <ChoiceSheet
      {...sheet}
      product={current}
      content={content}
      chat={(text) => chatLink(content, shop, text)}
      cartAccess={useCartAccess()}
      renderAlert={(variant) => (
        <StockAlert variant={awaitedVariant(product, variant)} byMail={shop?.sendsMail ?? false} />
      )}
      isChecking={isFetching}
    />
  );
}
