type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// The value is reset and set again: React ignores events of a value that it has rendered itself.
function createReplay(target: Field): () => void {
  const { value } = target;
  const dispatch = (name: string) => target.dispatchEvent(new Event(name, { bubbles: true }));
  if (target instanceof HTMLSelectElement)
    return () => {
      target.value = value;
      dispatch('change');
    };
  if (target.type === 'radio' || target.type === 'checkbox')
    return () => {
      (target as HTMLInputElement).checked = false;
      target.click();
    };
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target) as object, 'value')?.set;
  return () => {
    target.value = '';
    setValue?.call(target, value);
    dispatch('input');
  };
}

// Finds input made before this script ran, or restored by the browser.
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.type === 'radio' || field.type === 'checkbox'
    ? (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
}

/** Records clicks and inputs made before hydration; the returned function replays them. */
export function recordInteractions(page: EventTarget): () => Promise<void> {
  const replays = new Map<Element, () => void>();
  const record = (element: Element, replay: () => void) => {
    replays.delete(element);
    replays.set(element, replay);
  };

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
    if (button) record(button, () => button.click());
  }

  function onInput({ target }: Event) {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      record(target, createReplay(target));
  }

  document
    .querySelectorAll<Field>('input,textarea,select')
    .forEach((field) => isChanged(field) && record(field, createReplay(field)));
  page.addEventListener('click', onClick, true);
  page.addEventListener('input', onInput, true);
  return async () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('input', onInput, true);
    for (const replay of replays.values()) {
      replay();
      // A task per replay: a button must see the choice made before it.
      await new Promise((rendered) => setTimeout(rendered));
    }
  };
}
