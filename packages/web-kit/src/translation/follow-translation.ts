let isFollowing = false;
const standIns = new WeakMap<Node, Element>();

const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

// A translator puts its element in the place of a text in one step, or before it and then takes the text away.
function learn({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) {
  const [text] = removedNodes;
  if (text?.nodeType !== Node.TEXT_NODE || text.parentNode) return;
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
  if (standIn) standIns.set(text, standIn);
}

/** Returns the node that stands on the page for a child of the parent, or undefined when none does. */
function shownFor(child: Node, parent: Node): Node | undefined {
  return [child, standIns.get(child)].find((node) => node?.parentNode === parent);
}

/**
 * Lets React go on with a page that the browser translates: translators replace texts by elements of their own, so that
 * React would change texts that nobody sees, and fail when it removes them (facebook/react#11538).
 */
export function followTranslation(): void {
  if (isFollowing) return;
  isFollowing = true;
  const observer = new MutationObserver((records) => records.forEach(learn));
  observer.observe(document.body, { childList: true, subtree: true });
  const catchUp = () => observer.takeRecords().forEach(learn);

  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) catchUp();
    const shown = shownFor(child, this);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) catchUp();
    insertBefore.call(this, node, before && (shownFor(before, this) ?? null));
    return node;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.parentNode) catchUp();
      const standIn = standIns.get(this);
      // The text returns with its new words, which the translator finds again.
      if (!this.parentNode && standIn?.parentNode) standIn.replaceWith(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
