import type { Check } from '../check.ts';

const unclear =
  /!\[\s*\]\([^)\s]+\)|(?<!!)\[\s*(?:here|click here|this link|link|read more|more|aquí|haz clic aquí|enlace|ici|cliquez ici|lien|hier|klicken sie hier|qui|clicca qui|aqui|clique aqui|здесь|тут|这里|点击这里|こちら|ここ|هنا|यहाँ)?\s*\]\([^)\s]+\)/iu;

/** A link or picture without words that say where it leads or what it shows. */
export const linkUnclear: Check = {
  id: 'link_unclear',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      const found = unclear.exec(each.withoutCode)?.[0];
      if (found !== undefined) yield { place: each.place('content'), said: found };
    }
  },
};
