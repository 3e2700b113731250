import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const instead = (text: string, given: string | undefined): string =>
  given ? `${text}; ali está “${given}”.` : `${text}.`;

const pt: Messages = {
  loading: 'Carregando…',
  loading_course: 'Carregando o curso…',
  on_demand: {
    lesson: {
      loading: 'Carregando a aula…',
      not_loaded: 'Não foi possível carregar esta aula',
      offline: 'A aula se abre sozinha assim que houver conexão.',
    },
    lessons: {
      loading: 'Carregando as aulas…',
      not_loaded: 'Não foi possível carregar as aulas',
      offline: 'Elas aparecem sozinhas assim que houver conexão.',
    },
  },
  loading_sample: 'Carregando o curso de exemplo…',
  in_new_tab: '(abre em uma nova aba)',

  reconnecting: 'Reconectando… Seu curso continua sendo escrito.',
  being_rewritten: 'Uma aula está sendo reescrita; a nova versão aparece aqui sozinha.',
  being_completed: 'As aulas que faltam estão sendo escritas; elas aparecem aqui sozinhas.',
  being_written: ({ percent }) => `Este curso ainda está sendo escrito (${percent}%).`,
  watch_progress: 'Acompanhar o progresso',
  cancelled: 'Este curso foi cancelado. O que ficou pronto está abaixo.',
  cancelled_empty: 'Este curso foi cancelado antes que algo fosse escrito.',
  stopped: ({ reason }) => `A escrita parou: ${reason} O que ficou pronto está abaixo.`,
  failed: 'A geração do curso falhou. Tente de novo.',
  sources_being_read: 'As fontes estão sendo lidas. O sumário aparece aqui sozinho.',
  being_planned: 'O sumário está sendo planejado. As primeiras aulas aparecem aqui sozinhas.',
  no_lessons: 'Este curso não tem aulas.',
  saved_to_history: 'Salvo no histórico',
  change_outline: 'Editar o sumário',
  more: 'Mais',
  sample: 'Curso de exemplo',
  sample_intro:
    'Este é um curso de exemplo, para qualquer pessoa experimentar: abra uma citação, responda a um quiz.',
  sample_own: 'Gerar o seu',
  sample_register: 'Criar uma conta para gerar o seu',
  offline: 'Você está offline',
  offline_sample: 'O curso de exemplo se abre sozinho assim que houver conexão.',

  missing_new: ({ count }) =>
    plural(count, {
      one: `${number(count)} aula deste curso ainda não foi escrita. Escrevê-la é grátis.`,
      other: `${number(count)} aulas deste curso ainda não foram escritas. Escrevê-las é grátis.`,
    }),
  missing_failed: ({ count }) =>
    plural(count, {
      one: `${number(count)} aula deste curso não pôde ser escrita. Tentar de novo é grátis.`,
      other: `${number(count)} aulas deste curso não puderam ser escritas. Tentar de novo é grátis.`,
    }),
  write_missing: ({ count }) =>
    plural(count, {
      one: `Escrever a aula que falta (${number(count)})`,
      other: `Escrever as ${number(count)} aulas que faltam`,
    }),

  modules: ({ count }) =>
    plural(count, { one: `${number(count)} módulo`, other: `${number(count)} módulos` }),
  lessons: ({ count }) =>
    plural(count, { one: `${number(count)} aula`, other: `${number(count)} aulas` }),
  about_minutes: ({ count }) => `cerca de ${number(count)} min`,
  minutes: ({ count }) => `${number(count)} min`,
  by_builtin: 'Escrito pelo autor integrado com frases das suas fontes.',
  by_model: ({ author }) => `Autor: ${author}. Os números abrem o trecho que uma frase cita.`,
  by_model_alone: ({ author }) =>
    `Autor: ${author}, com o que sabe. Nenhuma fonte foi encontrada; por isso nada nele é citado nem verificado.`,
  lesson_cites_nothing:
    'Esta aula não cita nenhuma fonte. Nada nela foi verificado; confira aquilo em que você se apoiar.',
  checked: ({ certain, all }) =>
    certain === all
      ? `A verificação automática encontrou cada uma das ${number(all)} afirmações na fonte.`
      : `A verificação automática encontrou ${number(certain)} de ${number(all)} afirmações nas fontes.`,
  unverified_marks:
    '“Não verificada” marca as citações que a verificação automática não pôde confirmar.',
  show_uncertain: 'Mostrar o que não é certo',
  uncertain_count: ({ count, all }) =>
    count === 0
      ? 'Todas as frases verificadas desta aula foram encontradas nas fontes.'
      : `Não certas: ${number(count)} de ${number(all)} frases verificadas nesta aula.`,
  details: 'Detalhes',
  sources_and_details: ({ count }) => `Fontes (${number(count)}) e detalhes`,
  about_course: 'Sobre este curso',

  contents: 'O que há neste curso',
  course_map: 'Mapa do curso',
  begin: 'Começar a primeira aula',
  resume: ({ lesson }) => `Continuar com a aula ${lesson}`,
  module_number: ({ module }) => `Módulo ${number(module)}`,
  to_overview: 'Ir para a visão geral do curso',
  reader_bar: 'Leitura',
  previous_short: 'Anterior',
  sources_short: 'Fontes',
  next_short: 'Próxima',
  outline: 'Sumário',
  outline_region: 'Sumário do curso',
  lessons_being_planned: 'As aulas dele estão sendo planejadas.',
  lessons_not_planned: 'As aulas dele ainda não foram planejadas.',
  read_prefix: 'Concluída:',
  lessons_written: ({ done, count }) =>
    `${number(done)} de ${plural(count, { one: `${number(count)} aula escrita`, other: `${number(count)} aulas escritas` })}`,
  lessons_read: ({ done, count }) =>
    `${number(done)} de ${plural(count, { one: `${number(count)} aula concluída`, other: `${number(count)} aulas concluídas` })}`,
  progress_written: 'Aulas escritas',
  progress_read: 'Aulas concluídas',

  lesson_numbered: ({ lesson }) => `Aula ${lesson}`,
  content: 'Conteúdo',
  quiz: 'Quiz',
  quiz_with: ({ count }) => `Quiz (${number(count)})`,
  resources: 'Recursos',
  companion: {
    chat: 'Tutor',
    audio: 'Áudio',
    visualization: 'Visualização',
  },
  see_learned: 'Ver o que você aprendeu',
  neighbours: 'Aulas vizinhas',
  previous: ({ lesson }) => `Anterior: ${lesson}`,
  next: ({ lesson }) => `Próxima: ${lesson}`,
  objectives: 'Depois desta aula você consegue',
  summary: 'Em resumo',
  key_terms: 'Termos-chave',
  lesson_sources: 'Fontes desta aula',

  not_written: 'Não foi possível escrever esta aula',
  no_reason: 'O autor não deu um motivo.',
  not_yet: 'Esta aula ainda não foi escrita',
  not_yet_why:
    'Por enquanto ela está só no sumário; você pode mandar escrevê-la no alto desta página.',
  lesson_being_written: 'Esta aula está sendo escrita. Ela aparece aqui sozinha.',
  lesson_queued: 'Esta aula está na fila. Ela aparece aqui sozinha.',

  no_quiz:
    'Esta aula não tem quiz. Feche o texto por um momento e diga com suas palavras o que ele contou; depois veja o que ficou de fora.',
  quiz_being_written: 'O quiz está sendo escrito. Ele aparece aqui sozinho.',
  quiz_never_written: 'A escrita parou antes de esta aula ter seu quiz.',
  quiz_outdated:
    'A aula foi alterada depois que estas questões foram escritas. Algumas podem não corresponder mais.',
  question_of: ({ at, count }) => `Questão ${number(at)} de ${number(count)}`,
  your_result: 'Seu resultado',
  right_answer: 'Resposta certa',
  your_answer: 'Sua resposta',
  check_answer: 'Verificar a resposta',
  help_me: 'Preciso de ajuda',
  see_result: 'Ver o resultado',
  next_question: 'Próxima questão',
  right: 'Certo.',
  not_quite: 'Não exatamente.',
  the_answer_is: ({ answer }) => <>A resposta é: {answer}</>,
  answer: ({ answer }) => <>Resposta: {answer}</>,
  pane_wide: 'Mais largo',
  pane_close: 'Fechar a fonte',
  document_kept:
    'Os trechos que este curso cita, como o documento estava quando o curso foi escrito. “…” representa o que ele não cita.',
  document_partly: 'Só foi possível carregar os trechos desta aula.',
  source_says_of_answer: 'A fonte diz:',
  question_brought: ({ name }) =>
    `Você trouxe esta pergunta de ${name}. Ela não foi conferida com as fontes.`,
  question_from_file: 'Esta pergunta veio de um arquivo. Ela não foi conferida com as fontes.',
  show_source: 'Mostrar a fonte',
  show_source_numbered: ({ source }) => `Mostrar a fonte ${source}`,
  score_all: ({ score, count, strong }) => (
    <>{strong(`${number(score)} de ${number(count)}`)}: todas certas.</>
  ),
  score_good: ({ score, count, strong }) => (
    <>{strong(`${number(score)} de ${number(count)}`)} certas. Veja as outras abaixo.</>
  ),
  score_low: ({ score, count, strong }) => (
    <>
      {strong(`${number(score)} de ${number(count)}`)} certas. Leia a aula mais uma vez e tente de
      novo.
    </>
  ),
  order_hint: 'Mova os itens até ficarem na ordem certa.',
  move_up: ({ text }) => `Mover para cima: ${text}`,
  move_down: ({ text }) => `Mover para baixo: ${text}`,
  moved: ({ text, at, count }) => `${text}: agora número ${number(at)} de ${number(count)}`,
  right_place: 'No lugar certo',
  belongs_at: ({ place }) => `O lugar é o número ${number(place)}`,
  recall_hint: 'Responda primeiro de memória e depois compare.',
  show_answer: 'Mostrar a resposta',
  the_answer: 'A resposta:',
  did_you_know: 'Você sabia?',
  knew_it: 'Eu sabia',
  not_known_yet: 'Ainda não',
  recall_known: 'Você sabia.',
  recall_not_yet: 'Ainda não. Leia mais uma vez.',
  match_hint: 'Dê a cada item a letra do que corresponde a ele.',
  match_choose: 'Escolher…',
  matched: ({ letter }) => `${letter}: certo`,
  belongs_to: ({ letter, given }) => `Você escolheu ${given}; o certo é ${letter}`,
  right_prefix: 'Certo:',
  wrong_prefix: 'Errado:',
  try_again: 'Tentar de novo',

  for_lesson: 'Para esta aula',
  for_module: 'Para o módulo',
  for_course: 'Para o curso inteiro',
  resources_to_come: 'Os recursos ainda estão sendo escolhidos.',
  no_resources: 'Não há recursos para esta aula.',
  resource: {
    article: 'Artigo',
    book: 'Livro',
    course: 'Curso',
    documentation: 'Documentação',
    video: 'Vídeo',
    tool: 'Ferramenta',
    document: 'Documento',
    other: 'Recurso',
  },

  source: 'Fonte',
  source_numbered: ({ marker }) => `Fonte ${marker}`,
  source_unverified: ({ marker }) => `Fonte ${marker}, não verificada`,
  unverified: 'não verificada',
  unverified_why: ({ strong }) => (
    <>
      {strong('Não verificada.')} A verificação não encontrou no trecho os números, nomes e palavras
      desta frase. Leia os dois antes de se apoiar nela.
    </>
  ),
  lesson_says: 'A aula diz',
  source_says: 'A fonte diz',
  source_says_under: ({ heading }) => `A fonte diz, em “${heading}”`,
  passage_kept: ({ passage }) =>
    `Trecho ${passage} da fonte, guardado com o curso quando ele foi escrito.`,
  source_kind: {
    document: 'Documento enviado',
    web: 'Página da web',
    sample: 'Biblioteca de exemplos',
  },
  source_read: ({ day }) => `lida em ${day}`,

  how_checked: 'Como foi verificado',
  sentences_cited: 'Frases das lições com fonte',
  verified_citations: 'Citações verificadas',
  all_that_claims: 'Com resumos, termos-chave e perguntas:',
  claim_states: {
    quoted: 'Citada',
    supported: 'Sustentada',
    loose: 'Redigida livremente',
    contradicted: 'Contradita ou ausente',
    unsourced: 'Sem fonte',
  },
  claims_counted: {
    quoted: 'Frases que citam a fonte',
    supported: 'Frases que a fonte sustenta',
    loose: 'Frases redigidas livremente, que aqui não se podem provar',
    contradicted: 'Frases que a fonte contradiz ou não tem',
    unsourced: 'Frases escritas sem fonte',
  },
  claim_reasons: {
    word_for_word: () => 'A fonte diz isto palavra por palavra.',
    in_other_words: () => 'A fonte diz isto com outras palavras.',
    evidence_stands: () => 'As palavras marcadas da fonte, em outro idioma, sustentam a frase.',
    evidence_missing: () => 'As palavras indicadas como prova não estão na fonte.',
    much_reworded: () => 'A redação é livre demais para se provar com a fonte.',
    little_found: () => 'Pouco disto se encontra na fonte.',
    no_passage: () => 'A frase não indica nenhuma fonte.',
    no_source: () => 'Não havia fonte: o autor escreveu com o que sabe.',
    negation: () => 'Nega o que a fonte diz, ou deixa de fora um “não”.',
    opposite: ({ said, given }) => instead(`“${said}” é o contrário do que a fonte diz`, given),
    quantifier: ({ said, given }) => instead(`“${said}” afirma mais do que a fonte`, given),
    attribution: ({ said }) => `A fonte não diz que isto vem de ${said}.`,
    cause: () => 'A causa e o efeito são diferentes do que a fonte diz.',
    order: () => 'A fonte traz outra ordem no tempo.',
    unit: ({ said, given }) => instead(`A fonte traz outra unidade em vez de “${said}”`, given),
    number_absent: ({ said, given }) => instead(`A fonte não traz o número ${said}`, given),
    number_elsewhere: ({ said, given }) =>
      instead(`A fonte traz o número ${said} para outra coisa`, given),
    name_absent: ({ said, given }) => instead(`A fonte não menciona ${said}`, given),
    name_elsewhere: ({ said, given }) => instead(`A fonte diz outra coisa sobre ${said}`, given),
    rival: ({ said, given }) => instead(`Aqui a fonte não diz “${said}”`, given),
    exchanged: ({ said, given }) =>
      given ? `“${said}” e “${given}” parecem trocados.` : `“${said}” parece trocado.`,
    appended: ({ said }) => `A fonte não tem “${said}”.`,
    spliced: ({ said }) => `A frase junta afirmações separadas da fonte em “${said}”.`,
    quotation: ({ said }) => `A fonte não tem a citação “${said}” palavra por palavra.`,
    code: ({ said }) => `A fonte não tem o código “${said}”.`,
  },
  key_uncertain: 'O gabarito desta questão não é certo.',
  second_reader: {
    supported: 'O segundo leitor, um modelo de linguagem, acha que a fonte confirma isto.',
    contradicted: 'O segundo leitor, um modelo de linguagem, acha que a fonte diz outra coisa.',
    unproven: 'O segundo leitor, um modelo de linguagem, também não sabe dizer.',
  },
  questions_from_files: 'Perguntas de arquivos, não conferidas',
  failed_lessons: 'Aulas que não puderam ser escritas',
  some_of: ({ some, all }) => `${number(some)} de ${number(all)}`,
  sources: 'Fontes',
  no_sources: 'Nenhuma ainda.',
  written_without_sources: 'Nenhuma: o autor escreveu com o que sabe.',

  usage: 'Uso do modelo',
  usage_builtin: 'O autor integrado escreveu: nenhum modelo de IA foi usado, e não custa nada.',
  usage_none: 'Nenhum modelo de IA foi usado ainda.',
  usage_table: 'Chamadas e tokens por passo',
  step: 'Passo',
  calls: 'Chamadas',
  tokens_read: 'Tokens lidos',
  tokens_written: 'Tokens escritos',
  cost: 'Custo',
  total: 'Total',
  usage_with_cost: ({ calls, limit }) =>
    `Custo aos preços definidos aqui para o modelo. A última execução fez ${number(calls)} de no máximo ${number(limit)} chamadas.`,
  usage_without_cost: ({ calls, limit }) =>
    `Aqui não há preços definidos para o modelo; por isso o custo é desconhecido. A última execução fez ${number(calls)} de no máximo ${number(limit)} chamadas.`,
  steps: {
    plan_searches: 'Planejar buscas',
    search: 'Buscar',
    fetch: 'Ler fontes',
    judge_research: 'Verificar a pesquisa',
    outline_modules: 'Planejar módulos',
    write_curiosities: 'Curiosidades e perguntas',
    topic_resources: 'Recursos',
    outline_submodules: 'Planejar aulas',
    module_resources: 'Recursos dos módulos',
    pick_passages: 'Escolher trechos',
    write_lesson: 'Escrever aulas',
    check_citations: 'Verificar citações',
    revise_sentences: 'Revisar frases',
    second_reading: 'Segunda leitura',
    write_quiz: 'Escrever quizzes',
    pick_resources: 'Recursos das aulas',
    read_course: 'Ler o curso inteiro',
    assemble: 'Montar',
  },
};
export default pt;
