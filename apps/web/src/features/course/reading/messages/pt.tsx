import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  loading: 'Carregando…',
  not_loaded: 'Não foi possível carregar isto. Verifique sua conexão e recarregue a página.',

  text_settings: 'Ajustes do texto',
  settings: {
    size: 'Tamanho do texto',
    spacing: 'Espaço entre linhas',
    width: 'Largura da coluna',
  },
  sizes: {
    small: 'Pequeno',
    normal: 'Normal',
    large: 'Grande',
    larger: 'Maior',
    largest: 'Máximo',
  },
  spacings: { tight: 'Apertado', normal: 'Normal', loose: 'Amplo' },
  widths: { narrow: 'Estreita', normal: 'Normal', wide: 'Larga' },
  reset: 'Restaurar',

  tools: {
    search: 'Procurar neste curso',
    glossary: 'Glossário',
    shortcuts: 'Atalhos de teclado',
  },
  tools_short: { search: 'Procurar', glossary: 'Glossário' },

  shortcuts_on: 'Atalhos de uma tecla',
  shortcuts_hint: 'Nunca funcionam enquanto você digita em um campo.',
  shortcuts: {
    next: 'Próxima aula',
    previous: 'Aula anterior',
    outline: 'Sumário',
    questions: 'Quiz desta aula, e de volta',
    sources: 'Fontes e detalhes',
    search: 'Procurar neste curso',
    glossary: 'Glossário',
    finish: 'Concluir esta aula',
    help: 'Esta lista',
    close: 'Fechar o que está aberto',
  },
  escape_key: 'Esc',
  left_arrow: 'Seta para a esquerda',
  right_arrow: 'Seta para a direita',

  search_words: 'Palavras a procurar em todas as aulas',
  searching: 'Procurando…',
  found: ({ count }) =>
    plural(count, {
      one: `Encontrado em ${number(count)} aula`,
      other: `Encontrado em ${number(count)} aulas`,
    }),
  found_nothing: ({ words }) =>
    `Nenhuma aula tem “${words}”. Tente menos palavras ou só o começo de uma palavra.`,
  more_places: ({ count }) =>
    plural(count, {
      one: `e mais ${number(count)} lugar`,
      other: `e mais ${number(count)} lugares`,
    }),

  filter_terms: 'Filtrar os termos',
  terms: ({ count }) =>
    plural(count, { one: `${number(count)} termo`, other: `${number(count)} termos` }),
  found_no_term: ({ words }) =>
    `Nenhum termo tem “${words}”. A busca percorre o texto de todas as aulas.`,
  no_terms: 'As aulas deste curso não trazem termos-chave.',
  terms_to_come: 'Os termos-chave aparecem aqui à medida que as aulas ficam prontas.',
  in_lesson: ({ lesson }) => `Aula ${lesson}:`,
  source: ({ title }) => `Fonte: ${title}`,
};
export default pt;
