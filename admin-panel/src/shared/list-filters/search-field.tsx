import { PRODUCT_SEARCH_DEBOUNCE_MS } from '@shop/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router-dom';
import { TextField } from '#ui/form/text-field.tsx';
import { useFilterField } from './use-filter-field.ts';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  hideLabel?: boolean;
  className?: string;
};

/** Searches after a pause, on Enter and on blur. */
export function SearchField({ label, placeholder, search, onSearch, ...look }: SearchFieldProps) {
  const { value, setValue, request } = useFilterField(search, onSearch);
  const isLeaving = useNavigation().state === 'loading';
  // A navigation under way must not be undone by a late search.
  const submit = () => (isLeaving ? undefined : request(value.trim()));
  const submitAfterPause = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => submitAfterPause(), PRODUCT_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <TextField
      label={label}
      {...look}
      type="search"
      maxLength={100}
      placeholder={placeholder}
      value={value}
      onValue={setValue}
      onBlur={submit}
      onKeyDown={(event) => event.key === 'Enter' && submit()}
    />
  );
}
