import type { Check } from '../check.ts';

const forbidden =
  /\b(?:all|none|both|neither) of (?:the )?(?:above|these|them)\b|\b(?:todas|ninguna) (?:las|de las) anteriores\b|\b(?:alle|keine) (?:der )?(?:genannten|obigen|vorherigen)\b|\b(?:toutes|aucune) (?:les|des) réponses\b|\btutte le precedenti\b|\bnessuna delle precedenti\b|\b(?:todas|nenhuma) (?:as|das) anteriores\b|все (?:перечисленное|вышеперечисленное)|ничего из (?:перечисленного|вышеперечисленного)|以上(?:都是|都不是|皆是|皆非|全部)|上記の(?:すべて|いずれでもない)|جميع ما سبق|لا شيء مما سبق|उपरोक्त (?:सभी|में से कोई नहीं)|^\(?[A-D]\)? (?:and|y|und|et|e|&) \(?[A-D]\)?\.?$/iu;

/** "All of the above", "A and C": forms that test the form and not the learner. */
export const optionForm: Check = {
  id: 'option_form',
  severity: 'warning',
  examines: 'question',
  *find({ questions }) {
    for (const { of, item } of questions) {
      const found = item.options.find(({ text }) => forbidden.test(text.trim()));
      if (found) yield { place: of.place('question', item.id), said: found.text };
    }
  },
};
