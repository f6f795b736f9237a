import { type Product } from '@shop/contract';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '#shared/access/permissions.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths, shopPaths } from '#shared/paths.ts';
import { IconButton, buttonStyles } from '#ui/button.tsx';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';
import { useListActions } from './list-context.ts';

type ActionProps = { product: Product };
type EditLinkProps = ActionProps & { className?: string; label?: string; children: ReactNode };

const isUsableId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id);

/** Shows an alert instead of the form when the product's id cannot be part of an address. */
export function EditLink({ product, className, label, children }: EditLinkProps) {
  const { onAlert } = useListActions();
  const mayEdit = useCan('updateProduct');
  const name = label ? { 'aria-label': label, title: label } : {};
  // The name stays as text; a button without a use does not.
  if (!mayEdit) return label ? null : <span className="font-semibold">{children}</span>;
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

type ShopLinkProps = ActionProps & { className: string; title?: string; children?: ReactNode };

const ShopLink = ({ product, className, title, children }: ShopLinkProps) => (
  <a
    href={shopPaths.product(product._id)}
    target="_blank"
    rel="noopener noreferrer"
    className={className}
    aria-label={texts.see(product.title)}
    title={title}
  >
    <Icon name="external-link" className="size-4" />
    {children}
  </a>
);

const DeleteButton = ({ product }: ActionProps) => {
  const { onDelete } = useListActions();
  return (
    <IconButton variant="danger-ghost" label={texts.remove(product.title)} onClick={() => onDelete(product)}>
      <Icon name="trash-2" className="size-4" />
    </IconButton>
  );
};

const DuplicateLink = ({ product }: ActionProps) =>
  isUsableId(product._id) && (
    <Link
      to={paths.copyProduct(product._id)}
      className={iconLink}
      aria-label={texts.duplicate(product.title)}
      title={texts.duplicate(product.title)}
    >
      <Icon name="copy" className="size-4" />
    </Link>
  );

const iconLink = buttonStyles({ variant: 'ghost', size: 'icon' });

const OwnActions = ({ product }: ActionProps) => (
  <>
    <IfCan call="createProduct">
      <DuplicateLink product={product} />
    </IfCan>
    <IfCan call="deleteProduct">
      <DeleteButton product={product} />
    </IfCan>
  </>
);

export const RowActions = ({ product }: ActionProps) => (
  <span className="flex justify-end">
    <ShopLink product={product} className={iconLink} title={texts.seeShort} />
    <EditLink product={product} className={iconLink} label={texts.edit(product.title)}>
      <Icon name="pencil" className="size-4" />
    </EditLink>
    <OwnActions product={product} />
  </span>
);

const textLink = buttonStyles({ size: 'sm', variant: 'ghost' });

export const CardActions = ({ product }: ActionProps) => (
  <div className="flex items-center">
    <EditLink product={product} className={textLink} label={texts.edit(product.title)}>
      <Icon name="pencil" className="size-4" />
      {texts.editShort}
    </EditLink>
    <ShopLink product={product} className={textLink}>
      {texts.seeInCard}
    </ShopLink>
    <OwnActions product={product} />
  </div>
);
