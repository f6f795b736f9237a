import {
  type CheckoutContent,
  checkoutVariables,
  completeContent,
  fillContent,
  type SiteContent,
  type SiteContentInput,
  type VariableValues,
} from '@shop/contract';
import { type ReactNode, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { ErrorSummary } from '#ui/form/field.tsx';
import { SaveBar } from '#ui/form/save-bar.tsx';
import { controlId } from './fields/content-fields.tsx';
import { VariablesProvider } from './fields/variables.tsx';
import { ContentConflictDialog } from './save/content-conflict-dialog.tsx';
import { useContentEditor } from './save/use-content-editor.ts';
import { type Fault, faultsOf } from './tabs/content-tabs.ts';
import { texts } from './texts.ts';

type Editor = ReturnType<typeof useContentEditor>;

/** The edited content, for those who lay its fields out. */
export type EditedContent = {
  form: Editor['form'];
  /** The content as shoppers would see it, its variables filled. */
  shown: SiteContentInput;
  faults: readonly Fault[];
  /** Success, failure and faults of the last save. */
  notices: ReactNode;
  /** Loads the published content again; asks first while something is unsaved. */
  refresh: () => void;
};

type Props = {
  published: SiteContent;
  variables: VariableValues;
  onRefresh: () => void;
  /** Brings a field into sight that has a fault. */
  onPick: (fieldId: string) => void;
  children: (edited: EditedContent) => ReactNode;
};

// Figures of the form count before they are saved.
const currentVariables = (saved: VariableValues, content: SiteContentInput): VariableValues => ({
  ...saved,
  ...checkoutVariables(completeContent(content).checkout as CheckoutContent),
});

/** The form of the content, whole or in part: draft, save bar, edit conflict and the question before changes are lost. */
export function ContentForm({ published, variables: saved, onRefresh, onPick, children }: Props) {
  const editor = useContentEditor(published);
  const { form, values: content, isDirty, conflict } = editor;
  const variables = useMemo(() => currentVariables(saved, content), [saved, content]);
  const faults = faultsOf(form.formState.errors);
  const { title, text, cancel: cancelLabel, confirm: confirmLabel } = texts.discardDialog;
  const discard = useQuestion({ title, text, cancelLabel, confirmLabel }, () => {
    editor.discard();
    onRefresh();
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void editor.save(event)}>
        <VariablesProvider value={variables}>
          {children({
            form,
            shown: fillContent(content, variables),
            faults,
            notices: <Notices editor={editor} faults={faults} onPick={onPick} />,
            refresh: isDirty ? () => discard.ask() : onRefresh,
          })}
        </VariablesProvider>
        <SaveBar
          visible={isDirty}
          message={texts.dirty}
          saveLabel={texts.save}
          saving={editor.saving}
          onDiscard={() => discard.ask()}
        />
      </form>
      {discard.dialog}
      {conflict && (
        <ContentConflictDialog
          conflict={conflict.merge}
          who={conflict.who}
          onSave={editor.saveMerged}
          onDropMine={editor.takeTheirs}
          onCancel={editor.keepEditing}
        />
      )}
      <LeaveGuard dirty={isDirty} texts={texts.leave} isKeptAcrossTabs />
    </FormProvider>
  );
}

type NoticesProps = {
  editor: Editor;
  faults: readonly Fault[];
  onPick: (fieldId: string) => void;
};

const Notices = ({ editor, faults, onPick }: NoticesProps) => (
  <div className="mb-4 flex flex-col gap-3 empty:hidden">
    {editor.restored && editor.isDirty && <Banner tone="info">{texts.draftRestored}</Banner>}
    {editor.savedMessage && <Banner tone="success">{editor.savedMessage}</Banner>}
    {editor.fault && <ErrorNotice message={editor.fault} onRetry={() => void editor.save()} />}
    <ErrorSummary
      key={editor.form.formState.submitCount}
      errors={faults.map(({ path, message }) => ({ message, fieldId: controlId(path) }))}
      onPick={onPick}
    />
  </div>
);
