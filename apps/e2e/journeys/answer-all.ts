/** What the page of a course has, beside a document. */
export interface CourseWindow {
  readonly course: { readonly lessons: readonly { readonly questions: readonly Question[] }[] };
}
export interface Question {
  readonly form: string;
  readonly kind: 'choice' | 'sequencing' | 'matching' | 'recall';
  readonly right: readonly number[];
  readonly of: number;
}

/**
 * Runs in the page of a course: answers the questions of all lessons that are open, as fast as the
 * page takes it, and says how many. Those that were wrong before are asked again.
 */
export function answerAll(how: 'right' | 'wrong'): number {
  const { lessons } = (window as unknown as CourseWindow).course;
  const all = lessons.flatMap(({ questions }) => questions);
  const button = (id: string) => document.getElementById(id) as HTMLButtonElement;
  const order = (form: HTMLFormElement, wanted: readonly number[]): void => {
    const items = () => [...form.querySelectorAll<HTMLElement>('.order > li')];
    // Nothing that was not moved counts as an answer.
    items()[1]!.querySelector('button')!.click();
    for (const [place, part] of wanted.entries())
      for (;;) {
        const at = items().findIndex((item) => item.dataset['part'] === String(part));
        if (at <= place) break;
        items()[at]!.querySelector('button')!.click();
      }
  };
  const fill = (form: HTMLFormElement, { kind, right, of }: Question): void => {
    const turned = right.map((_, index) => right.at(index - 1)!);
    const wanted = how === 'right' ? right : turned;
    if (kind === 'sequencing') return order(form, wanted);
    if (kind === 'matching') {
      for (const [at, select] of form.querySelectorAll('select').entries()) {
        select.value = String(wanted[at]);
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return;
    }
    const isWanted = (at: number): boolean => right.includes(at) === (how === 'right');
    const at = Array.from({ length: of }, (_, index) => index).find(isWanted) ?? 0;
    form.querySelectorAll('input')[at]!.click();
  };
  let count = 0;
  while (!button('back').disabled) button('back').click();
  for (;;) {
    document
      .querySelector<HTMLButtonElement>('section:not([hidden]) .again:not([hidden])')
      ?.click();
    for (const form of document.querySelectorAll('form')) {
      const submit = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
      if (form.hidden || form.closest('section')!.hidden || form.dataset['right']) continue;
      const question = all.find((one) => one.form === form.id)!;
      if (question.kind !== 'recall') fill(form, question);
      submit.click();
      if (question.kind === 'recall')
        form.querySelector<HTMLElement>(`[data-said="${how === 'right' ? 0 : 1}"]`)!.click();
      count += 1;
      if (!submit.hidden) submit.click();
    }
    if (button('next').disabled) return count;
    button('next').click();
  }
}
