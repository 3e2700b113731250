import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('pt');

const pt: Messages = {
  new_course: 'Novo curso',
  title: 'O que você quer aprender?',
  lead: 'Indique um tema ou traga documentos. Você recebe módulos de aulas curtas com quizzes, e cada afirmação leva à sua fonte.',
  optional: 'opcional',
  loading: 'Carregando o formulário…',
  taking_share: 'Recebendo o que foi compartilhado…',
  share_gone: 'O que foi compartilhado não está mais aqui. Compartilhe de novo.',
  error_id: ({ message, id }) => `${message} (ID do erro: ${id})`,

  topic: 'Tema',
  topic_placeholder: 'Como os rios moldam a terra',
  topic_too_long: ({ by }) =>
    plural(by, {
      one: `O tema tem ${number(by)} caractere a mais.`,
      other: `O tema tem ${number(by)} caracteres a mais.`,
    }),
  characters: ({ count, max }) => `${number(count)} de ${number(max)} caracteres`,
  audience: 'Para quem é, e o que essa pessoa deve conseguir fazer?',
  audience_placeholder: 'Conheço a biologia da escola e quero entender um passeio à beira do rio.',
  builtin_title: 'Sobre o autor integrado',
  builtin: ({ strong }) => (
    <>
      Nenhum modelo de IA está conectado: o {strong('autor integrado')} escreve com frases das suas
      fontes. Adicione documentos abaixo.
    </>
  ),
  builtin_with_samples: ({ strong }) => (
    <>
      Nenhum modelo de IA está conectado: o {strong('autor integrado')} escreve com frases das suas
      fontes. Adicione documentos abaixo ou escolha um tema de exemplo:
    </>
  ),

  coverage_short: ({ onTopic, asked }) =>
    plural(onTopic, {
      one: `Suas fontes rendem cerca de ${number(onTopic)} aula sobre isto; foram pedidas ${number(asked)}.`,
      other: `Suas fontes rendem cerca de ${number(onTopic)} aulas sobre isto; foram pedidas ${number(asked)}.`,
    }),
  coverage_language_title: 'Suas fontes estão em outro idioma.',
  coverage_language: ({ language }) =>
    `Idioma das suas fontes: ${language}. O autor integrado as cita como são; só os títulos e as questões em volta ficam no idioma do curso.`,
  coverage_fewer: ({ count }) =>
    plural(count, {
      one: `Escrever ${number(count)} aula`,
      other: `Escrever ${number(count)} aulas`,
    }),
  coverage_all: ({ count }) => `Escrever ${number(count)} aulas a partir de todas as fontes`,
  coverage_anyway: 'Escrever assim mesmo',
  coverage_in: ({ language }) => `Escrever o curso neste idioma: ${language}`,

  documents: 'Seus documentos',
  choose_files: 'Escolher arquivos',
  or_drop: 'ou solte-os aqui.',
  what_fits: ({ size, count }) =>
    `PDF, Word, EPUB, HTML, Markdown ou texto; até ${size} cada um, ${number(count)} por curso.`,
  documents_not_loaded: 'Não foi possível carregar seus documentos anteriores.',
  still_uploading: 'Alguns documentos ainda estão sendo enviados. Aguarde ou remova-os.',
  uploads: 'Envios',
  upload_states: {
    waiting: 'Aguardando',
    sending: 'Enviando',
    reading: 'Lendo o texto',
    failed: 'Não adicionado',
  },
  upload_of: ({ file }) => `Envio de ${file}`,
  try_again: 'Tentar de novo',
  try_file_again: ({ file }) => `Tentar de novo: ${file}`,
  remove: 'Remover',
  remove_file: ({ file }) => `Remover ${file}`,
  file_empty: 'O arquivo está vazio.',
  file_too_large: ({ size, max }) => `O arquivo tem ${size}; o limite é ${max}.`,
  file_unknown: ({ formats }) =>
    `Este tipo de arquivo não pode ser lido. Formatos aceitos: ${list(formats)}.`,
  too_many_documents: ({ max }) => `Um curso aceita no máximo ${number(max)} documentos.`,
  document_list: 'Documentos',
  passages: ({ count }) =>
    plural(count, { one: `${number(count)} trecho`, other: `${number(count)} trechos` }),
  show_all_documents: ({ count }) => `Mostrar todos os ${number(count)} documentos`,
  delete: 'Excluir',
  delete_file: ({ file }) => `Excluir ${file}`,
  delete_question: ({ file }) => `Excluir “${file}”?`,
  delete_consequence:
    'O documento é excluído de vez. Os cursos escritos a partir dele mantêm os trechos que citam.',

  without_documents: {
    library: 'Sem documentos, o curso usa a biblioteca de exemplos incluída.',
    web: ({ search }) => `Sem documentos, o curso usa a web (por meio de ${search}).`,
  },
  sources: 'Fontes a usar',
  policies_library: {
    documents: {
      name: 'Só os meus documentos',
      explanation: 'Nada mais é lido; o que eles não dizem não entra no curso.',
    },
    documents_and_web: {
      name: 'Meus documentos e depois a biblioteca de exemplos',
      explanation: 'Seus documentos vêm primeiro; as lacunas são preenchidas com a biblioteca.',
    },
    web: {
      name: 'Só a biblioteca de exemplos',
      explanation: 'Os documentos escolhidos acima não são usados.',
    },
  },
  policies_web: {
    documents: {
      name: 'Só os meus documentos',
      explanation: 'Nada mais é lido; o que eles não dizem não entra no curso.',
    },
    documents_and_web: {
      name: 'Meus documentos e depois a web',
      explanation: 'Seus documentos vêm primeiro; as lacunas são preenchidas com a web.',
    },
    web: { name: 'Só a web', explanation: 'Os documentos escolhidos acima não são usados.' },
  },

  without_sources: 'Se nenhuma fonte for encontrada',
  without_sources_choices: {
    ask: {
      name: 'Perguntar para mim',
      explanation: 'A escrita para até você decidir. Se você encerrar ali, o crédito volta.',
    },
    allow: {
      name: 'Escrever sem fontes',
      explanation:
        'Com o que o modelo sabe, que pode estar errado. Nada é citado, e o curso avisa isso do começo ao fim.',
    },
    refuse: { name: 'Parar', explanation: 'Nada é escrito e o crédito volta.' },
  },

  own_keys: 'Suas próprias chaves',
  own_keys_hint: ({ account }) => (
    <>
      Para que os cursos sejam escritos pelo Gemini ou pesquisados com o Perplexity com uma chave
      sua, salve-a antes em {account('sua conta')}.
    </>
  ),
  key_uses: {
    google: {
      name: 'Escrever com o Gemini, com a minha chave do Google',
      explanation:
        'O Gemini escreve o curso no lugar do autor configurado aqui. O Google cobra de você.',
    },
    perplexity: {
      name: 'Pesquisar com a minha chave do Perplexity',
      explanation:
        'O Perplexity pesquisa na web para o curso e cobra de você. Não há pesquisa quando só seus documentos são usados.',
    },
  },

  advanced: 'Avançado: sumário primeiro, idioma, estilo, tamanho e velocidade',
  outline_first: 'Mostrar primeiro o sumário',
  outline_first_explanation:
    'A escrita para depois do sumário: renomeie, mova, adicione e remova módulos e aulas e depois mande escrever o curso. Se você cancelar ali, não custa nada.',
  course_language: 'Idioma do curso',
  course_language_hint: 'Para outros idiomas, digite o código, como nl ou pt-BR.',
  no_such_language: 'Esse idioma não existe. Tente o código, como nl.',
  style: 'Estilo',
  quoted_styles: {
    standard: 'O que as fontes dizem, na ordem delas.',
    simple: 'Prefere as frases curtas e as definições delas; as aulas são mais breves.',
    technical: 'Prefere trechos com código, tabelas e números; as aulas são mais longas.',
    example: 'Prefere trechos com exemplos.',
    conceptual: 'Prefere trechos que dão razões e definem termos.',
  },
  styles: {
    standard: {
      name: 'Padrão',
      explanation: 'Claro e equilibrado, como em um bom livro didático.',
    },
    simple: {
      name: 'Simples',
      explanation: 'Frases curtas e palavras do dia a dia; cada termo é explicado.',
    },
    technical: {
      name: 'Técnico',
      explanation: 'Termos precisos, detalhes e casos-limite para quem já tem base.',
    },
    example: {
      name: 'Por exemplos',
      explanation: 'Cada ideia parte de um caso concreto e depois se generaliza.',
    },
    conceptual: {
      name: 'Conceitual',
      explanation: 'O porquê e como as coisas se ligam, antes dos detalhes.',
    },
    grumpy_genius: {
      name: 'Gênio rabugento',
      explanation: 'Afiado e sem paciência para bobagens, mas nunca errado nos fatos.',
    },
  },
  modules: 'Módulos',
  lessons_per_module: 'Aulas em cada módulo',
  author_decides: ({ min, max }) => `O autor decide (de ${min} a ${max})`,
  exactly: ({ count }) => `Exatamente ${count}`,
  speed: 'Velocidade',
  speed_hint:
    'Quanto se faz ao mesmo tempo. Mais é mais rápido, a menos que o modelo ou o serviço de busca limite os pedidos.',
  speeds: {
    parallel_count: { label: 'Módulos', hint: 'planejados ao mesmo tempo' },
    search_parallel_count: { label: 'Buscas', hint: 'feitas ao mesmo tempo' },
    submodule_parallel_count: { label: 'Aulas', hint: 'escritas ao mesmo tempo' },
  },

  credits: ({ count }) =>
    plural(count, { one: `${number(count)} crédito`, other: `${number(count)} créditos` }),
  you_have: ({ count }) => `você tem ${number(count)}`,
  generate: 'Gerar o curso',
  starting: 'Iniciando…',
  start_failed: 'Não foi possível iniciar a geração do curso. Tente de novo.',
  draft_stays: 'Seu rascunho fica aqui.',
  not_enough_credits: 'Você não tem créditos suficientes.',
  buy_credits: 'Comprar créditos',

  find_courses: ({ link }) => <>O que você já gerou está no {link('seu histórico')}.</>,
};
export default pt;
