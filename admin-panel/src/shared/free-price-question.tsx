import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

const texts = {
  title: '¿Guardar con precio $0?',
  one: (name: string) => `«${name}» queda gratis en la tienda: quien lo pida no paga nada por él.`,
  many: (count: number) =>
    `${count} productos quedan gratis en la tienda: quien los pida no paga nada por ellos.`,
  confirm: 'Guardar en $0',
  cancel: 'Volver a revisar',
};

type FreePriceQuestionProps = {
  /** Names of the products that become free; none closes the question. */
  products: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before products are stored with a final price of $0. */
export const FreePriceQuestion = ({ products, onConfirm, onClose }: FreePriceQuestionProps) => (
  <ConfirmDialog
    open={products.length > 0}
    onOpenChange={(open) => !open && onClose()}
    title={texts.title}
    cancelLabel={texts.cancel}
    confirmLabel={texts.confirm}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
  >
    {products.length > 1 ? texts.many(products.length) : texts.one(products[0] ?? '')}
  </ConfirmDialog>
);
