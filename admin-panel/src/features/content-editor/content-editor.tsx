import {
  type CheckoutContent,
  checkoutVariables,
  completeContent,
  fillContent,
  type SiteContent,
  type SiteContentInput,
  type VariableValues,
} from '@shop/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { ErrorSummary } from '#ui/form/field.tsx';
import { SaveBar } from '#ui/form/save-bar.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { controlId, tabOfControl } from './fields/content-fields.tsx';
import { VariablesProvider } from './fields/variables.tsx';
import { type Click, findClickedField } from './preview/find-clicked-field.ts';
import { LivePreview } from './preview/live-preview.tsx';
import { ContentConflictDialog } from './save/content-conflict-dialog.tsx';
import { RevisionsDialog } from './save/revisions-dialog.tsx';
import { useContentEditor } from './save/use-content-editor.ts';
import { type Fault, faultsOf, tabFrom } from './tabs/content-tabs.ts';
import { SectionTabs } from './tabs/section-tabs.tsx';
import { texts } from './texts.ts';

// A control without an id is reached through the first field of its list item.
const findControl = (fieldId: string): HTMLElement | null => {
  for (let id = fieldId; id.includes('-'); id = id.slice(0, id.lastIndexOf('-'))) {
    const found =
      document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}-"]`);
    if (found) return found;
  }
  return null;
};

function focusControl(fieldId: string): boolean {
  const control = findControl(fieldId);
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
  return control !== null;
}

function useFocusField(openTab: (tab: string) => void) {
  const wanted = useRef<string | null>(null);
  const focusField = useCallback(
    (tab: string, fieldId: string) => {
      wanted.current = focusControl(fieldId) ? null : fieldId;
      openTab(tab);
    },
    [openTab],
  );
  const onRendered = useCallback(() => {
    if (wanted.current) focusControl(wanted.current);
    wanted.current = null;
  }, []);
  return { focusField, onRendered };
}

type Editor = ReturnType<typeof useContentEditor>;
type Props = { published: SiteContent; variables: VariableValues; onRefresh: () => void };

// Figures of the form count before they are saved.
const currentVariables = (saved: VariableValues, content: SiteContentInput): VariableValues => ({
  ...saved,
  ...checkoutVariables(completeContent(content).checkout as CheckoutContent),
});

export function ContentEditor({ published, variables: saved, onRefresh }: Props) {
  const editor = useContentEditor(published);
  const { form, values: content, isDirty, conflict } = editor;
  const variables = useMemo(() => currentVariables(saved, content), [saved, content]);
  const shown = fillContent(content, variables);
  const faults = faultsOf(form.formState.errors);
  const [showsRevisions, setShowsRevisions] = useState(false);
  const { title, text, cancel: cancelLabel, confirm: confirmLabel } = texts.discardDialog;
  const discard = useQuestion({ title, text, cancelLabel, confirmLabel }, () => {
    editor.discard();
    onRefresh();
  });
  const [preview, setPreview] = useState(false);
  const [search, setSearch] = useSearchParams();
  const openTab = useCallback(
    (tab: string) => setSearch({ seccion: tabFrom(tab) }, { replace: true }),
    [setSearch],
  );
  const tab = tabFrom(search.get('seccion'));
  const { focusField, onRendered } = useFocusField(openTab);
  const showClicked = (click: Click) => {
    const found = findClickedField(shown, click);
    if (found?.path) focusField(found.tab, controlId(found.path));
    else if (found) openTab(found.tab);
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void editor.save(event)}>
        <EditorHeader
          preview={preview}
          onPreview={() => setPreview(!preview)}
          onRevisions={() => setShowsRevisions(true)}
          onRefresh={isDirty ? () => discard.ask() : onRefresh}
        />
        <EditorNotices
          editor={editor}
          faults={faults}
          onPick={(fieldId) => focusField(tabOfControl(fieldId), fieldId)}
        />
        <div className={preview ? 'grid gap-6 xl:grid-cols-2' : undefined}>
          <VariablesProvider value={variables}>
            <SectionTabs open={tab} faults={faults} onOpen={openTab} onRendered={onRendered} />
          </VariablesProvider>
          {preview && <LivePreview content={shown} tab={tab} onClick={showClicked} />}
        </div>
        <SaveBar
          visible={isDirty}
          message={texts.dirty}
          saveLabel={texts.save}
          saving={editor.saving}
          onDiscard={() => discard.ask()}
        />
      </form>
      {showsRevisions && (
        <RevisionsDialog
          onClose={() => setShowsRevisions(false)}
          onRestore={(revision) => {
            form.reset(revision, { keepDefaultValues: true });
            setShowsRevisions(false);
          }}
        />
      )}
      {discard.dialog}
      {conflict && (
        <ContentConflictDialog
          conflict={conflict.merge}
          onSave={editor.saveMerged}
          onDropMine={editor.takeTheirs}
          onCancel={editor.keepEditing}
        />
      )}
      <LeaveGuard dirty={isDirty} texts={texts.leave} isKeptAcrossTabs />
    </FormProvider>
  );
}

type HeaderProps = {
  preview: boolean;
  onPreview: () => void;
  onRevisions: () => void;
  onRefresh: () => void;
};

const EditorHeader = ({ preview, onPreview, onRevisions, onRefresh }: HeaderProps) => (
  <PageHeader
    title={texts.title}
    description={texts.intro}
    actions={
      <>
        <Button onClick={onRevisions}>{texts.openRevisions}</Button>
        <Button icon="eye" onClick={onPreview} aria-pressed={preview}>
          {preview ? texts.preview.hide : texts.preview.show}
        </Button>
        <Button icon="refresh-cw" onClick={onRefresh}>
          {texts.refresh}
        </Button>
      </>
    }
  />
);

type NoticesProps = {
  editor: Editor;
  faults: readonly Fault[];
  onPick: (fieldId: string) => void;
};

const EditorNotices = ({ editor, faults, onPick }: NoticesProps) => (
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
