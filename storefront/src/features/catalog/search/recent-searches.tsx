import { useSyncExternalStore } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/navigation/paths.ts';
import { texts } from './texts.ts';
import { OptionList, type SearchListProps } from './option-list.tsx';
import { recentSearches } from './recent-searches-store.ts';

export default function RecentSearches({ id, text, onList }: SearchListProps) {
  const searches = useSyncExternalStore(recentSearches().subscribe, recentSearches().current);
  if (text !== '' || searches.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold text-ink-soft">{texts.recent}</p>
      <OptionList
        id={id}
        label={texts.recent}
        onList={onList}
        options={searches.map((search) => ({
          key: search,
          to: paths.searchResults(search),
          content: (
            <>
              <Icon name="history" className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{search}</span>
            </>
          ),
        }))}
      />
      <button type="button" className="link min-h-11 text-sm" onClick={() => recentSearches().clear()}>
        {texts.clearRecent}
      </button>
    </div>
  );
}
