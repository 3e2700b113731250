import { baseLanguage } from '@coursewright/text';

/** What is said in place of what cannot be read out. */
export interface Phrases {
  readonly code: string;
  readonly formula: string;
  readonly summary: string;
}

const phrases: Readonly<Record<string, Phrases>> = {
  en: { code: 'Here the lesson shows code.', formula: 'formula', summary: 'In short' },
  es: { code: 'Aquí la lección muestra código.', formula: 'fórmula', summary: 'En resumen' },
  de: { code: 'Hier zeigt die Lektion Code.', formula: 'Formel', summary: 'Kurz gesagt' },
  fr: { code: 'Ici, la leçon montre du code.', formula: 'formule', summary: 'En bref' },
  it: { code: 'Qui la lezione mostra del codice.', formula: 'formula', summary: 'In breve' },
  pt: { code: 'Aqui a lição mostra código.', formula: 'fórmula', summary: 'Em resumo' },
  ca: { code: 'Aquí la lliçó mostra codi.', formula: 'fórmula', summary: 'En resum' },
  zh: { code: '这里是一段代码。', formula: '公式', summary: '小结' },
  ja: { code: 'ここで、コードが しめされます。', formula: 'すうしき', summary: 'まとめ' },
  ru: { code: 'Здесь в уроке показан код.', formula: 'формула', summary: 'Коротко' },
  uk: { code: 'Тут в уроці показано код.', formula: 'формула', summary: 'Коротко' },
  hi: { code: 'यहाँ पाठ में कोड दिखाया गया है।', formula: 'सूत्र', summary: 'संक्षेप में' },
  ko: { code: '여기에 코드가 나옵니다.', formula: '수식', summary: '요약' },
  nl: { code: 'Hier toont de les code.', formula: 'formule', summary: 'Kort samengevat' },
  pl: { code: 'W tym miejscu lekcja pokazuje kod.', formula: 'wzór', summary: 'W skrócie' },
  cs: { code: 'Zde lekce ukazuje kód.', formula: 'vzorec', summary: 'Stručně' },
  sk: { code: 'Tu lekcia ukazuje kód.', formula: 'vzorec', summary: 'Stručne' },
  sv: { code: 'Här visar lektionen kod.', formula: 'formel', summary: 'Kort sagt' },
  da: { code: 'Her viser lektionen kode.', formula: 'formel', summary: 'Kort sagt' },
  nb: { code: 'Her viser leksjonen kode.', formula: 'formel', summary: 'Kort sagt' },
  fi: { code: 'Tässä oppitunti näyttää koodia.', formula: 'kaava', summary: 'Lyhyesti' },
  el: { code: 'Εδώ το μάθημα δείχνει κώδικα.', formula: 'τύπος', summary: 'Εν συντομία' },
  tr: { code: 'Burada ders kod gösteriyor.', formula: 'formül', summary: 'Kısaca' },
  ro: { code: 'Aici lecția arată cod.', formula: 'formulă', summary: 'Pe scurt' },
  hu: { code: 'Itt a lecke kódot mutat.', formula: 'képlet', summary: 'Röviden' },
  id: { code: 'Di sini pelajaran menampilkan kode.', formula: 'rumus', summary: 'Singkatnya' },
};

/** In a language without words of its own, what cannot be read out is left out. */
const silent: Phrases = { code: '', formula: '', summary: '' };

export const phrasesIn = (language: string): Phrases => phrases[baseLanguage(language)] ?? silent;
