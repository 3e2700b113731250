// Both functions run in the page of the player, one after the other, and know of this file its types only.

interface Text {
  readonly id: string;
  readonly text: string;
}
/** What a question offers, under the identifiers of the package. */
export interface Shown {
  readonly id: string;
  readonly choices: readonly Text[];
  /** What they are matched with. */
  readonly matches: readonly Text[];
}
export interface Answer {
  readonly id: string;
  /** What is chosen, or what is put where: on the place of that number. */
  readonly chosen: readonly { readonly id: string; readonly place?: number }[];
}
export interface Played {
  readonly id: string;
  readonly score: string | null;
  /** Whether the player asks for nothing more. */
  readonly isWhole: boolean;
  /** What is shown afterwards. */
  readonly feedback: string;
}

/** Of the player's elements what is used here. */
interface Item extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  validate(): boolean;
  processResponse(): boolean;
  getOutcome(name: string): { readonly value: string | null } | null;
}
interface Test extends HTMLElement {
  navigateTo(kind: 'section', id: string): void;
}
/** A test that the player shows. */
interface Opened {
  /** The items of one lesson after the other, as they are shown. */
  readonly eachItem: (visit: (item: Item) => void | Promise<void>) => Promise<void>;
  /** Without formulas, which are shown in other letters than they are written in. */
  readonly textOf: (element: Element) => string;
  readonly shown: readonly Shown[];
}

/** Opens the test that the manifest names. */
export async function openTest(): Promise<Opened> {
  const manifest = await (await fetch('package/imsmanifest.xml')).text();
  const resources = new DOMParser()
    .parseFromString(manifest, 'text/xml')
    .querySelectorAll('resource');
  const href = [...resources]
    .find((one) => one.getAttribute('type') === 'imsqti_test_xmlv3p0')
    ?.getAttribute('href');
  const test = document.querySelector<Test>('qti-test')!;
  const container = document.querySelector('test-container')!;
  const next = (event: string): Promise<Event> =>
    new Promise((resolve, reject) => {
      test.addEventListener(event, resolve, { once: true });
      setTimeout(() => reject(new Error(`The player comes to no ${event}.`)), 10_000);
    });
  const connected = next('qti-assessment-test-connected');
  container.setAttribute('test-url', `package/${href}`);
  await connected;
  const eachItem: Opened['eachItem'] = async (visit) => {
    for (const section of container.shadowRoot!.querySelectorAll('qti-assessment-section')) {
      const loaded = next('qti-test-loaded');
      test.navigateTo('section', section.getAttribute('identifier')!);
      await loaded;
      for (const item of section.querySelectorAll<Item>('qti-assessment-item')) await visit(item);
    }
  };
  const textOf: Opened['textOf'] = (element) => {
    const copy = element.cloneNode(true) as Element;
    for (const formula of copy.querySelectorAll('math')) formula.remove();
    return copy.textContent;
  };

  const textsOf = (item: Item, selector: string): Text[] =>
    [...item.querySelectorAll(selector)].map((one) => ({
      id: one.getAttribute('identifier')!,
      text: textOf(one),
    }));
  const set = (which: string): string => `qti-simple-match-set:${which}-of-type > *`;
  const shown: Shown[] = [];
  await eachItem((item) => {
    const choices = textsOf(item, `qti-simple-choice, ${set('first')}`);
    shown.push({
      id: item.getAttribute('identifier')!,
      choices,
      matches: textsOf(item, set('last')),
    });
  });
  return { eachItem, textOf, shown };
}

/** Gives the answers by mouse and keyboard, hands each in, and says what came of it. */
export async function playAll(
  { eachItem, textOf }: Opened,
  answers: readonly Answer[],
): Promise<Played[]> {
  const played: Played[] = [];
  const press = (element: HTMLElement, code: string): void =>
    void element.dispatchEvent(
      new KeyboardEvent('keydown', { code, bubbles: true, composed: true, cancelable: true }),
    );
  await eachItem(async (item) => {
    const id = item.getAttribute('identifier')!;
    const answer = answers.find((one) => one.id === id);
    if (!answer) return;
    for (const { id: chosen, place } of answer.chosen) {
      const choice = item.querySelector<HTMLElement>(`[identifier="${chosen}"]`)!;
      if (place === undefined) choice.click();
      else {
        // Taken up, moved from place to place, and put down.
        press(choice, 'Space');
        for (let at = 0; at < place; at += 1) press(choice, 'ArrowDown');
        press(choice, 'Space');
      }
    }
    const isWhole = item.validate();
    item.processResponse();
    await item.updateComplete;
    const modal = item.querySelector<Item>('qti-modal-feedback');
    await modal?.updateComplete;
    const dialog = modal?.shadowRoot!.querySelector('dialog');
    const feedback = dialog?.open ? textOf(modal!) : '';
    dialog?.querySelector('button')!.click();
    played.push({ id, score: item.getOutcome('SCORE')?.value ?? null, isWhole, feedback });
  });
  return played;
}
