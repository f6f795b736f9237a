import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import {
  CONTENT_RELOAD_AFTER_SAVE_MS,
  CONTENT_SAVED_BANNER_MS,
  editedContentSchema,
  errorCodes,
  siteContentDraftSchema,
  staleContentSchema,
  completeContent,
  type SiteContent,
  type SiteContentInput,
  withCategoryKeys,
} from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { type DraftFormat, type Edit } from '#shared/edit-session/draft.ts';
import {
  type Difference,
  editsWithoutConflict,
  type Merge,
  mergeVersions,
  takeTheirs,
} from '#shared/edit-session/merge-versions.ts';
import { useEditSession } from '#shared/edit-session/use-edit-session.ts';
import { useSaveEdit } from '#shared/edit-session/use-save-edit.ts';
import { reloadContent, saveContent } from '../queries.ts';
import { texts } from '../texts.ts';

type ContentEdit = Edit<SiteContentInput, SiteContentInput>;
type StoredDraft = { base: SiteContentInput; content: SiteContentInput };

const isDraft = (json: unknown): json is StoredDraft =>
  typeof json === 'object' && json !== null && 'base' in json && 'content' in json;

const draft: DraftFormat<SiteContentInput, SiteContentInput, ContentEdit> = {
  key: 'contentDraft',
  serialize: ({ values, baseVersion }): StoredDraft => ({ base: baseVersion, content: values }),
  parse: (json) => {
    if (!isDraft(json)) throw new Error('not a draft of the content');
    return { values: completeContent(json.content), baseVersion: completeContent(json.base) };
  },
};

const findTheirs = (error: unknown): SiteContentInput | null =>
  conflictDetails(error, staleContentSchema, errorCodes.staleContent)?.content ?? null;

// The version's number and date always differ and are not editable.
const editable = ({
  version: _,
  updatedAt: __,
  ...content
}: SiteContentInput & { updatedAt?: string }): SiteContentInput => content;

export type ContentConflict = {
  merge: Merge<SiteContentInput>;
  theirs: SiteContentInput;
  myEdits: Difference[];
  theirEdits: Difference[];
};

function mergeContent({ values, baseVersion }: ContentEdit, theirs: SiteContentInput): ContentConflict {
  const base = editable(baseVersion);
  const merge = mergeVersions(base, editable(values), editable(theirs));
  const editsOf = (edited: SiteContentInput) => editsWithoutConflict(base, editable(edited), merge.conflicts);
  return { merge, theirs, myEdits: editsOf(values), theirEdits: editsOf(theirs) };
}

const named = (content: SiteContentInput): SiteContentInput => ({
  ...content,
  productCatalog: {
    ...content.productCatalog,
    categories: withCategoryKeys(content.productCatalog.categories),
  },
});

const checkContent = standardSchemaResolver(editedContentSchema);

export function useContentEditor(published: SiteContent) {
  const client = useQueryClient();
  const { message: savedMessage, show } = useTimedMessage(CONTENT_SAVED_BANNER_MS);
  const session = useEditSession<SiteContentInput, SiteContentInput>({
    loaded: published,
    valuesOf: (content) => content,
    draft,
    formProps: {
      resolver: (values, ...rest) => checkContent(named(values), ...rest),
      shouldFocusError: false,
    },
  });
  const { error, save, ...saver } = useSaveEdit<SiteContentInput, SiteContentInput, ContentConflict>(
    session,
    {
      store: ({ values, baseVersion }) =>
        saveContent(client, {
          ...siteContentDraftSchema.parse(named(values)),
          version: baseVersion.version ?? 0,
        }),
      findTheirs,
      merge: mergeContent,
      settle: ({ merge, theirs }, paths) => ({
        values: { ...takeTheirs(merge, paths), version: theirs.version },
        baseVersion: theirs,
      }),
      onSaved: () => {
        show(texts.saved);
        setTimeout(() => void reloadContent(client), CONTENT_RELOAD_AFTER_SAVE_MS);
      },
    },
  );
  return {
    ...session,
    ...saver,
    savedMessage,
    fault: error && !findTheirs(error) ? errorText(error, texts.saveFailure) : null,
    save: session.form.handleSubmit(save),
  };
}
