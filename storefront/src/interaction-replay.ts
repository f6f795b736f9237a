type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// What a field held or what was chosen is set anew, or React would take it for what it rendered itself.
function repeated(target: Field): () => void {
  const { value } = target;
  const told = (name: string) => target.dispatchEvent(new Event(name, { bubbles: true }));
  if (target instanceof HTMLSelectElement)
    return () => {
      target.value = value;
      told('change');
    };
  if (target.type === 'radio' || target.type === 'checkbox')
    return () => {
      (target as HTMLInputElement).checked = false;
      target.click();
    };
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target) as object, 'value')?.set;
  return () => {
    target.value = '';
    write?.call(target, value);
    told('input');
  };
}

// What was chosen or typed before even this script ran, or brought back by the browser.
function differs(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.type === 'radio' || field.type === 'checkbox'
    ? (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
}

/** Remembers what a shopper presses, chooses and types before the page can answer; the answer does it all again. */
export function rememberEarlyTouches(page: EventTarget): () => Promise<void> {
  const touches = new Map<Element, () => void>();
  const keep = (element: Element, again: () => void) => {
    touches.delete(element);
    touches.set(element, again);
  };

  function pressed({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
    if (button) keep(button, () => button.click());
  }

  function filled({ target }: Event) {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      keep(target, repeated(target));
  }

  document
    .querySelectorAll<Field>('input,textarea,select')
    .forEach((field) => differs(field) && keep(field, repeated(field)));
  page.addEventListener('click', pressed, true);
  page.addEventListener('input', filled, true);
  return async () => {
    page.removeEventListener('click', pressed, true);
    page.removeEventListener('input', filled, true);
    for (const again of touches.values()) {
      again();
      // A button must find what was chosen before it.
      await new Promise((shown) => setTimeout(shown));
    }
  };
}
