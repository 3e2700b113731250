/** HTML that is safe to send as it stands. */
export class Markup {
  constructor(readonly source: string) {}
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Tagged template: values are escaped, unless they are markup themselves. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  const written = values.map((value) => {
    if (typeof value === 'string') return escape(value);
    return value instanceof Markup ? value.source : value.map((part) => part.source).join('');
  });
  return new Markup(String.raw({ raw: strings }, ...written));
}
