/** An arrow that points on, or back, in the direction in which the course is read. */
export const forward = 'forward';
export const backward = 'backward';

/** What single keys do in a course: the one table that binds them, and that its reader is shown. */
export const shortcuts = [
  { does: 'next', keys: ['j', forward] },
  { does: 'previous', keys: ['k', backward] },
  { does: 'outline', keys: ['o'] },
  { does: 'questions', keys: ['q'] },
  { does: 'sources', keys: ['s'] },
  { does: 'search', keys: ['/'] },
  { does: 'glossary', keys: ['g'] },
  { does: 'finish', keys: ['f'] },
  { does: 'help', keys: ['?'] },
  // Dialogs and menus close themselves.
  { does: 'close', keys: ['Escape'] },
] as const;
export type ShortcutAction = (typeof shortcuts)[number]['does'];
export type ShortcutKey = (typeof shortcuts)[number]['keys'][number];

/** Where keys write, and where another part answers to them. */
const takesKeys = [
  'input:not([type=radio], [type=checkbox])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=combobox]',
  '[role=dialog]',
].join();
/** What is moved in, or scrolled, by the arrows. */
const takesArrows =
  'input, [role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=region][tabindex], [role=group][tabindex]';

/** What a key press means where a course is read in this direction; undefined: nothing. */
export function shortcutOf(event: KeyboardEvent, dir: 'ltr' | 'rtl'): ShortcutAction | undefined {
  const { target, ctrlKey, altKey, metaKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return undefined;
  if (ctrlKey || altKey || metaKey) return undefined;
  const key = keyOf(event, dir);
  if (target instanceof Element) {
    if (target.closest(takesKeys)) return undefined;
    if ((key === forward || key === backward) && target.closest(takesArrows)) return undefined;
  }
  return shortcuts.find(({ keys }) => keys.some((each) => each === key))?.does;
}

/** The key as the table names it. Letters go by their place where the keyboard writes no Latin ones. */
function keyOf({ key, code, shiftKey }: KeyboardEvent, dir: 'ltr' | 'rtl'): string {
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    if (shiftKey) return '';
    return (key === 'ArrowRight') === (dir === 'ltr') ? forward : backward;
  }
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = place !== undefined && /^\P{ASCII}$/u.test(key);
  const letter = isForeign ? place : key;
  // Signs may need the shift key to be written; letters do not.
  if (!/^[a-z]$/i.test(letter)) return letter;
  return shiftKey ? '' : letter.toLowerCase();
}
