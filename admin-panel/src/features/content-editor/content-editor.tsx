import { type SiteContent, type VariableValues } from '@shop/contract';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ContentForm, type EditedContent } from './content-form-frame.tsx';
import { controlId, tabOfControl } from './fields/content-fields.tsx';
import { focusControl } from './fields/focus-control.ts';
import { type Click, findClickedField } from './preview/find-clicked-field.ts';
import { LivePreview } from './preview/live-preview.tsx';
import { RevisionsDialog } from './save/revisions-dialog.tsx';
import { tabFrom } from './tabs/content-tabs.ts';
import { SectionTabs } from './tabs/section-tabs.tsx';
import { texts } from './texts.ts';

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

type Props = { published: SiteContent; variables: VariableValues; onRefresh: () => void };

/** Edits the whole content of the site in tabs, beside a preview of the shop. */
export function ContentEditor(props: Props) {
  const [search, setSearch] = useSearchParams();
  const openTab = useCallback(
    (tab: string) => setSearch({ seccion: tabFrom(tab) }, { replace: true }),
    [setSearch],
  );
  const { focusField, onRendered } = useFocusField(openTab);
  return (
    <ContentForm {...props} onPick={(fieldId) => focusField(tabOfControl(fieldId), fieldId)}>
      {(edited) => (
        <Editor
          edited={edited}
          tab={tabFrom(search.get('seccion'))}
          onTab={openTab}
          onField={focusField}
          onRendered={onRendered}
        />
      )}
    </ContentForm>
  );
}

type EditorProps = {
  edited: EditedContent;
  tab: ReturnType<typeof tabFrom>;
  onTab: (tab: string) => void;
  onField: (tab: string, fieldId: string) => void;
  onRendered: () => void;
};

function Editor({ edited, tab, onTab, onField, onRendered }: EditorProps) {
  const { form, shown, faults, notices, refresh } = edited;
  const [preview, setPreview] = useState(false);
  const [showsRevisions, setShowsRevisions] = useState(false);
  const showClicked = (click: Click) => {
    const found = findClickedField(shown, click);
    if (found?.path) onField(found.tab, controlId(found.path));
    else if (found) onTab(found.tab);
  };
  return (
    <>
      <EditorHeader
        preview={preview}
        onPreview={() => setPreview(!preview)}
        onRevisions={() => setShowsRevisions(true)}
        onRefresh={refresh}
      />
      {notices}
      <div className={preview ? 'grid gap-6 xl:grid-cols-2' : undefined}>
        <SectionTabs open={tab} faults={faults} onOpen={onTab} onRendered={onRendered} />
        {preview && <LivePreview content={shown} tab={tab} onClick={showClicked} />}
      </div>
      {showsRevisions && (
        <RevisionsDialog
          onClose={() => setShowsRevisions(false)}
          onRestore={(revision) => {
            form.reset(revision, { keepDefaultValues: true });
            setShowsRevisions(false);
          }}
        />
      )}
    </>
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
