import { type Overview } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { useCan } from '#shared/access/permissions.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { PanelBody } from './panel-body.tsx';
import { emptyLowStock, lowStockQuery, workLowStockQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const SHOWN = 6;

type Item = Overview['lowStock'][number];

function useLowStock() {
  const seesFigures = useCan('overviewStats');
  const ofOverview = useQuery({ ...lowStockQuery, enabled: seesFigures });
  const ofWork = useQuery({ ...workLowStockQuery, enabled: !seesFigures });
  return seesFigures ? ofOverview : ofWork;
}

const rowStyles = 'flex min-h-12 items-center gap-3 rounded-lg px-2 py-1.5';

const Row = ({ item, children }: { item: Item; children: ReactNode }) => (
  <IfCan call="updateProduct" otherwise={<span className={rowStyles}>{children}</span>}>
    <Link to={paths.editProduct(item._id)} className={`${rowStyles} hover:bg-panel-2`}>
      {children}
    </Link>
  </IfCan>
);

export const LowStockPanel = () => (
  <SectionCard title={texts.lowStock} description={texts.lowStockHint}>
    <PanelBody query={useLowStock()} empty={emptyLowStock}>
      {({ lowStock, lowStockCounts }) =>
        lowStock.length === 0 ? (
          <p className="py-2 text-muted">{texts.enoughStock}</p>
        ) : (
          <>
            <ul className="-mx-2">
              {lowStock.slice(0, SHOWN).map((item) => (
                <li key={`${item._id}${item.size}${item.color}`}>
                  <Row item={item}>
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-medium">{item.title}</span>
                      <span className="block text-xs text-muted">{texts.variant(item.size, item.color)}</span>
                    </span>
                    <Badge tone={item.stock === 0 ? 'danger' : 'warn'}>
                      {item.stock === 0 ? texts.outOfStock : texts.unitsLeft(item.stock)}
                    </Badge>
                  </Row>
                </li>
              ))}
            </ul>
            <Link
              to={paths.lowStock}
              className="inline-flex min-h-6 items-center text-sm text-wine underline underline-offset-4"
            >
              {texts.allLowStock(lowStockCounts)}
            </Link>
          </>
        )
      }
    </PanelBody>
  </SectionCard>
);
