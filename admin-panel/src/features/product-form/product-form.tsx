import { type Category, type Product, type SizeGuide, type LostUnits } from '@shop/contract';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { ErrorSummary } from '#ui/form/field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { fieldId, FormContext } from './form-context.ts';
import { ProductConflictDialog } from './save/product-conflict-dialog.tsx';
import { EditStep } from './steps/edit-step.tsx';
import { FormFooter } from './steps/form-footer.tsx';
import { RestoredNotice } from './steps/form-notices.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { Steps } from './steps/steps.tsx';
import { texts } from './texts.ts';
import { type Attempt, useProductForm } from './use-product-form.ts';

type ProductFormProps = {
  product: Product | null;
  /** The product that a new one starts like. */
  copied?: Product | null;
  categories: readonly Category[];
  guides: readonly SizeGuide[] | null;
  notice?: ReactNode;
};

type LostUnitsDialogProps = {
  /** Null while a save would lose none. */
  lost: LostUnits | null;
  onSave: (units: number) => void;
  onCancel: () => void;
};

/** Says how many units a save would take out of stock, and asks. */
function LostUnitsDialog({ lost, onSave, onCancel }: LostUnitsDialogProps) {
  const { units, variants } = lost ?? { units: 0, variants: [] };
  const names = variants.map((one) => `${[one.size, one.color].filter(Boolean).join(' · ')} (${one.units})`);
  return (
    <ConfirmDialog
      open={lost !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={texts.lostUnits(units)}
      cancelLabel={texts.backToEdit}
      confirmLabel={texts.lostUnitsConfirm(units)}
      onConfirm={() => onSave(units)}
    >
      {texts.lostUnitsText(names.join(', '))}
    </ConfirmDialog>
  );
}

export function ProductForm({ product, copied = null, categories, guides, notice }: ProductFormProps) {
  const editor = useProductForm({ product, copied, categories });
  const { form, values, step, faults, restored } = editor;
  const isNew = product === null;
  const productId = product?._id ?? null;
  const title = isNew ? texts.newTitle : texts.editTitle;
  usePageTitle(faults.length > 0 ? texts.errorTitle(title) : title);
  const surroundings = useMemo(
    () => ({ categories, guides, faults, isNew, productId }),
    [categories, guides, faults, isNew, productId],
  );
  return (
    <FormContext value={surroundings}>
      <FormProvider {...form}>
        <form ref={useSaveShortcut()} noValidate onSubmit={editor.submit} className="space-y-4">
          <Steps current={step} />
          {notice}
          {restored && <RestoredNotice draft={restored} onDiscard={editor.discard} />}
          {faults.length > 0 && <Faults attempt={editor.attempt} />}
          {step === 'edit' ? <EditStep values={values} /> : <ReviewStep values={values} />}
          <FormFooter
            step={step}
            isNew={isNew}
            dirty={editor.isDirty}
            saving={editor.isSaving}
            limited={editor.isLimited}
            failure={editor.failure}
            onSaveDraft={editor.saveDraft}
            onBack={editor.backToEdit}
          />
        </form>
        {editor.conflict && (
          <ProductConflictDialog
            merge={editor.conflict.merge}
            onSave={editor.saveMerged}
            onCancel={editor.keepEditing}
          />
        )}
        <LostUnitsDialog lost={editor.lostUnits} onSave={editor.saveLosing} onCancel={editor.keepUnits} />
        <LeaveGuard
          dirty={editor.isDirty}
          texts={texts.leave}
          isKeptAcrossTabs
          onLeave={editor.forgetDraft}
        />
      </FormProvider>
    </FormContext>
  );
}

// Memoized per attempt, as the summary takes the focus on each render, which would interrupt typing.
function Faults({ attempt }: { attempt: Attempt }) {
  return useMemo(
    () => (
      <ErrorSummary
        key={attempt.number}
        errors={attempt.faults.map(({ field, message }) => ({ message, fieldId: fieldId(field) }))}
      />
    ),
    [attempt],
  );
}

function useSaveShortcut() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // Safari 15 has no `requestSubmit`.
      form.current?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return form;
}
