import { ParagraphField } from '../fields/content-fields.tsx';
import { texts } from '../texts.ts';
import { SearchedTexts } from './searched-texts.tsx';

const t = texts.search;

export const SearchTab = () => (
  <div className="flex max-w-2xl flex-col gap-3">
    <p className="text-muted">{t.intro}</p>
    <ParagraphField name="search.synonyms" label={t.synonyms} rows={14} />
    <SearchedTexts />
  </div>
);
