import { type Overview } from '@shop/contract';
import { type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { PanelBody } from './panel-body.tsx';
import { emptyOverview } from '../queries.ts';
import { texts } from '../texts.ts';

const SHOWN = 6;

export const LowStockPanel = ({ overview }: { overview: UseQueryResult<Overview> }) => (
  <SectionCard title={texts.lowStock} description={texts.lowStockHint}>
    <PanelBody query={overview} empty={emptyOverview}>
      {({ lowStock }) =>
        lowStock.length === 0 ? (
          <p className="py-2 text-muted">{texts.enoughStock}</p>
        ) : (
          <>
            <ul className="-mx-2">
              {lowStock.slice(0, SHOWN).map((item) => (
                <li key={`${item._id}${item.size}${item.color}`}>
                  <Link
                    to={paths.editProduct(item._id)}
                    className="flex min-h-12 items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-panel-2"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-medium">{item.title}</span>
                      <span className="block text-xs text-muted">{texts.variant(item.size, item.color)}</span>
                    </span>
                    <Badge tone={item.stock === 0 ? 'danger' : 'warn'}>
                      {item.stock === 0 ? texts.outOfStock : texts.unitsLeft(item.stock)}
                    </Badge>
                  </Link>
                </li>
              ))}
            </ul>
            {lowStock.length > SHOWN && (
              <p className="mt-1 text-sm text-muted">{texts.moreLowStock(lowStock.length - SHOWN)}</p>
            )}
          </>
        )
      }
    </PanelBody>
  </SectionCard>
);
