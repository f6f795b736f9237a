import { type Product } from '@shop/contract';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, shopPaths } from '#shared/paths.ts';
import { IconButton, buttonStyles } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { isUsableId, useListActions } from './list-context.ts';
import { texts } from '../texts.ts';

const iconLink = buttonStyles({ variant: 'ghost', size: 'icon' });

type EditLinkProps = { product: Product; className?: string; label?: string; children: ReactNode };

/** The way to a product's form; an id that no address can carry says so instead of leading nowhere. */
export function EditLink({ product, className, label, children }: EditLinkProps) {
  const { onAlert } = useListActions();
  const name = label ? { 'aria-label': label, title: label } : {};
  if (isUsableId(product._id)) {
    return (
      <Link to={paths.editProduct(product._id)} className={className} {...name}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={className} {...name} onClick={() => onAlert(texts.invalidId)}>
      {children}
    </button>
  );
}

/** See in the shop, edit, delete: as icons in the table. */
export function RowActions({ product }: { product: Product }) {
  const { onDelete } = useListActions();
  return (
    <span className="flex justify-end">
      <a
        href={shopPaths.product(product._id)}
        target="_blank"
        rel="noopener noreferrer"
        className={iconLink}
        aria-label={texts.see(product.title)}
        title={texts.seeShort}
      >
        <Icon name="external-link" className="size-4" />
      </a>
      <EditLink product={product} className={iconLink} label={texts.edit(product.title)}>
        <Icon name="pencil" className="size-4" />
      </EditLink>
      <IconButton
        variant="danger-ghost"
        label={texts.remove(product.title)}
        onClick={() => onDelete(product)}
      >
        <Icon name="trash-2" className="size-4" />
      </IconButton>
    </span>
  );
}

/** The same actions with their words, for cards. */
export function CardActions({ product }: { product: Product }) {
  const { onDelete } = useListActions();
  return (
    <div className="flex items-center">
      <EditLink
        product={product}
        className={buttonStyles({ size: 'sm', variant: 'ghost' })}
        label={texts.edit(product.title)}
      >
        <Icon name="pencil" className="size-4" />
        {texts.editShort}
      </EditLink>
      <a
        href={shopPaths.product(product._id)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.see(product.title)}
        className={buttonStyles({ size: 'sm', variant: 'ghost' })}
      >
        <Icon name="external-link" className="size-4" />
        {texts.seeInCard}
      </a>
      <IconButton
        variant="danger-ghost"
        label={texts.remove(product.title)}
        onClick={() => onDelete(product)}
      >
        <Icon name="trash-2" className="size-4" />
      </IconButton>
    </div>
  );
}
