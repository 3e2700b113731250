import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const minutes = (count: number) =>
  plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` });
/** Of minutes; two hours and more in hours. */
const duration = (count: number) =>
  count < 90
    ? minutes(count)
    : plural(Math.round(count / 60), {
        one: `${number(Math.round(count / 60))} hora`,
        other: `${number(Math.round(count / 60))} horas`,
      });
const modules = (count: number) =>
  plural(count, { one: `${number(count)} módulo`, other: `${number(count)} módulos` });
const lessons = (count: number) =>
  plural(count, { one: `${number(count)} aula`, other: `${number(count)} aulas` });

const pt: Messages = {
  title_writing: ({ percent, topic }) => `${percent}% de ${topic}`,
  title_waiting: {
    outline: ({ topic }) => `Sumário de ${topic}`,
    sources: ({ topic }) => `Nenhuma fonte para ${topic}`,
  },
  heading: {
    pending: 'Seu curso está prestes a começar',
    running: 'Seu curso está sendo escrito',
    completed: 'Seu curso está pronto',
    failed: 'Não foi possível escrever seu curso',
    cancelled: 'Este curso foi cancelado',
  },
  heading_waiting: {
    outline: 'Seu sumário está pronto',
    sources: 'É preciso que você decida',
  },
  loading: 'Carregando',
  stages: 'Etapas',
  stage: {
    research: 'Pesquisa',
    outline: 'Sumário',
    lessons: 'Aulas',
    assemble: 'Conclusão',
  },
  stage_done: ({ stage }) => `${stage} (concluída)`,
  progress: 'Progresso do curso',
  percent: ({ percent }) => `${percent}%`,
  phase: {
    queued: 'Aguardando na fila',
    research: 'Lendo sobre o tema',
    outline: 'Planejando os módulos',
    lessons: 'Escrevendo as aulas',
    assemble: 'Montando o curso',
    done: 'Concluído',
  },
  detail: {
    searches: ({ count }) =>
      plural(count, { one: `${number(count)} busca`, other: `${number(count)} buscas` }),
    module_searches: ({ module }) => `Procurando mais sobre “${module}”`,
    source: ({ title }) => `Lido: “${title}”`,
    modules: ({ count }) => `O curso tem ${modules(count)}`,
    lessons: ({ module, count }) => `“${module}” tem ${lessons(count)}`,
    lesson: ({ lesson, step }) => `“${lesson}”: ${step}`,
  },
  nothing_written_before: {
    outline: 'Nada é escrito antes que você confirme',
    sources: 'Nada é escrito antes que você decida',
  },
  time_left: {
    seconds: 'Faltam alguns segundos',
    under_a_minute: 'Falta menos de um minuto',
    up_to: ({ to }) =>
      plural(to, {
        one: `Falta no máximo ${duration(to)}`,
        other: `Faltam no máximo ${duration(to)}`,
      }),
    between: ({ from, to }) =>
      `Faltam de ${to < 90 ? number(from) : duration(from)} a ${duration(to)}`,
    about: ({ count }) =>
      plural(count, {
        one: `Falta cerca de ${duration(count)}`,
        other: `Faltam cerca de ${duration(count)}`,
      }),
  },

  reconnecting: 'Reconectando…',
  reconnecting_waiting: {
    outline: 'Você pode continuar editando; o sumário é salvo assim que o servidor responder.',
    sources: 'O curso espera pela sua decisão; nada se perde.',
  },
  reconnecting_writing: 'Seu curso continua sendo escrito; nada se perde.',

  outline: 'Sumário',
  outline_to_come:
    'Aparece aqui depois que as fontes forem lidas e vai se completando enquanto as aulas são escritas.',
  lessons_not_planned: 'As aulas dele não foram planejadas ainda.',
  lessons_being_planned: 'As aulas dele estão sendo planejadas.',
  being_written: 'Sendo escrita, ainda não verificada',
  can_be_read_along: ({ lesson }) => `“${lesson}” está sendo escrita; você pode ir acompanhando.`,
  lesson_state: {
    planned: '',
    writing: 'sendo escrita',
    readable: 'pronta para ler',
    completed: 'pronta',
    failed: 'falhou',
  },
  lesson_state_at_the_end: {
    planned: 'não escrita',
    writing: 'não escrita',
    readable: 'pronta para ler',
    completed: 'pronta',
    failed: 'falhou',
  },
  step: {
    plan_searches: 'planejando buscas',
    search: 'buscando',
    fetch: 'lendo fontes',
    judge_research: 'verificando o que falta',
    outline_modules: 'planejando módulos',
    write_curiosities: 'reunindo curiosidades',
    topic_resources: 'escolhendo recursos',
    outline_submodules: 'planejando aulas',
    module_resources: 'escolhendo recursos',
    pick_passages: 'escolhendo trechos',
    write_lesson: 'escrevendo',
    check_citations: 'verificando citações',
    revise_sentences: 'revisando frases',
    second_reading: 'lendo uma segunda vez',
    write_quiz: 'escrevendo o quiz',
    pick_resources: 'escolhendo recursos',
    read_course: 'lendo o curso inteiro',
    assemble: 'montando',
  },

  searches: 'Buscas',
  sources: 'Fontes',
  more_sources: ({ count }) => `mais ${number(count)}`,
  source_kind: {
    document: 'seu documento',
    web: 'página da web',
    sample: 'biblioteca de exemplos',
  },
  in_new_tab: '(abre em uma nova aba)',

  activity: 'Atividade',
  nothing_yet: 'Nada ainda.',
  log_phase: {
    queued: 'Aguardando na fila.',
    research: 'Lendo sobre o tema.',
    outline: 'Planejando os módulos.',
    lessons: 'Escrevendo as aulas.',
    assemble: 'Montando o curso.',
    done: 'Concluído.',
  },
  log_ended: {
    completed: 'O curso está pronto.',
    failed: 'Não foi possível escrever o curso.',
    cancelled: 'O curso foi cancelado.',
  },
  log_again: 'Tentando de novo.',
  log_modules: ({ count }) => `Sumário pronto: ${modules(count)}.`,
  log_waits: {
    outline: 'O sumário está à sua espera.',
    sources: 'Nenhuma fonte foi encontrada: é preciso que você decida.',
  },
  log_lesson_ready: ({ lesson }) => `Pronta: “${lesson}”.`,
  log_lesson_failed: ({ lesson }) => `Não foi possível escrever “${lesson}”.`,

  ready: 'Seu curso está pronto para ler',
  ready_region: 'O curso está pronto',
  lessons_failed: ({ count }) =>
    plural(count, {
      one: `${number(count)} aula não pôde ser escrita; o curso diz por quê.`,
      other: `${number(count)} aulas não puderam ser escritas; o curso diz por quê.`,
    }),
  read_course: 'Ler o curso',
  stay: ({ seconds }) => `Ficar aqui (o curso abre em ${seconds} segundos)`,
  failed: 'A geração do curso falhou',
  failed_why: 'A geração do curso falhou. Tente de novo.',
  credit_returned: 'Seu crédito foi devolvido.',
  was_stopped: 'Este curso foi interrompido',
  you_cancelled: 'Você cancelou este curso',
  finished_stays: 'O que ficou pronto permanece.',
  nothing_finished: 'Nenhuma aula ficou pronta; por isso seu crédito foi devolvido.',
  credit_stays:
    'Você interrompeu vários cursos hoje; por isso o crédito fica com este. Tentar de novo não custa mais nada.',
  read_finished: 'Ler o que ficou pronto',

  may_close: 'Você pode fechar esta página',
  may_close_waiting: {
    outline: ({ link }) => (
      <>O sumário espera por você. Você o encontra no {link('seu histórico')}.</>
    ),
    sources: ({ link }) => (
      <>
        A pergunta espera por você durante 7 dias; depois o curso é interrompido e seu crédito
        volta. Você a encontra no {link('seu histórico')}.
      </>
    ),
  },
  may_close_writing: ({ link }) => (
    <>Seu curso é escrito em segundo plano. Você o encontra no {link('seu histórico')}.</>
  ),
  left_waiting: {
    outline: ({ topic }) =>
      `“${topic}” espera que você confirme o sumário. Você o encontra no seu histórico.`,
    sources: ({ topic }) =>
      `“${topic}” espera que você decida como continuar sem fontes. Você o encontra no seu histórico.`,
  },
  left_writing: ({ topic }) =>
    `“${topic}” continua sendo escrito em segundo plano. Você o encontra no seu histórico.`,
  notification_denied:
    'Seu navegador bloqueia notificações deste site. Para receber uma quando o curso estiver pronto, permita-as nas configurações do navegador para este site.',
  notification_hint:
    'Seu navegador vai perguntar uma vez. Funciona enquanto esta aba estiver aberta.',
  notification_on: 'Aparece quando você está em outra aba ou janela; mantenha esta aberta.',
  notify_browser: 'Avisar neste navegador',
  notify_email: 'Avisar por e-mail quando estiver pronto',
  notify_email_hint: ({ email }) => `Para ${email}, também se falhar.`,
  notification: {
    completed: 'Seu curso está pronto',
    failed: 'Não foi possível escrever seu curso',
    outline: 'Seu sumário está pronto para editar',
    sources: 'Nenhuma fonte foi encontrada: é preciso que você decida',
  },

  cancel_this: 'Cancelar este curso',
  cancel_question: 'Cancelar este curso?',
  cancel: 'Cancelar o curso',
  keep_it: 'Manter',
  keep_writing: 'Continuar a escrever',
  cancel_outline:
    'Nenhuma aula foi escrita ainda; por isso você recebe o crédito de volta. O sumário fica guardado com o curso.',
  cancel_outline_paid:
    'Nenhuma aula foi escrita ainda, mas você interrompeu vários cursos hoje; por isso o crédito fica com este. O sumário fica guardado, e você pode continuar a partir dele mais tarde sem outro crédito.',
  cancel_writing_paid:
    'A escrita para na hora. As aulas prontas ficam e podem ser lidas. Você interrompeu vários cursos hoje; por isso o crédito fica com este: você pode continuá-lo mais tarde sem outro.',
  cancel_writing:
    'A escrita para na hora. As aulas prontas ficam e podem ser lidas. Você recebe o crédito de volta se nenhuma aula ficou pronta.',

  while_you_wait: 'Enquanto você espera',
  more_from_sources: 'Mais das suas fontes',
  carousel: 'carrossel',
  slide: 'slide',
  slide_label: ({ at, count, category }) => `${at} de ${count}: ${category}`,
  slide_of: ({ at, count }) => `${at} de ${count}`,
  play: 'Tocar',
  pause: 'Pausar',
  previous: 'Anterior',
  next: 'Próximo',
  source: ({ title }) => <>Fonte: {title}</>,
  category: {
    fun_fact: 'Curiosidade',
    key_insight: 'Ideia-chave',
    best_practice: 'Boa prática',
    common_pitfall: 'Erro comum',
    myth_buster: 'Mito desfeito',
    historical_context: 'Contexto histórico',
    practical_tip: 'Dica prática',
    advanced_nugget: 'Detalhe avançado',
    knowledge_check: 'Teste seu conhecimento',
    opinion_poll: 'Enquete',
    quick_quiz: 'Quiz rápido',
    fact_or_fiction: 'Fato ou ficção',
  },
  mark: { right: 'certa', wrong: 'sua resposta', chosen: 'sua escolha' },
  noted: 'Anotado.',
  correct: 'Certo.',
  not_quite: 'Não exatamente.',
  not_quite_answer: ({ answer }) => <>Não exatamente. A resposta é “{answer}”.</>,

  no_source_found: 'Nenhuma fonte foi encontrada',
  no_source_question:
    'Não se encontrou nada sobre este tema que se pudesse ler e citar. Como continuar?',
  write_without: 'Escrever sem fontes',
  write_without_explained:
    'O modelo escreve com o que sabe, que pode estar errado. Nada é citado nem verificado, e o curso, cada aula e cada frase avisam isso.',
  stop_here: 'Parar aqui',
  stop_here_explained:
    'Nada é escrito e seu crédito volta. Depois você pode recomeçar com documentos seus ou com outro tema.',
  tried_in_vain: 'O que foi tentado',

  your_outline: 'Seu sumário',
  outline_lead:
    'Altere títulos, descrições e a ordem; adicione ou remova módulos e aulas. Nada é escrito antes que você confirme. Se você sair, o sumário espera por você.',
  outline_size: ({ moduleCount, lessonCount }) =>
    `${modules(moduleCount)}, ${lessons(lessonCount)}`,
  write_course: 'Escrever o curso',
  changed_elsewhere: 'O sumário foi alterado em outra aba',
  changed_elsewhere_choice: 'Carregue aquela versão ou mantenha a sua, que então a substitui.',
  load_other: 'Carregar a outra versão',
  keep_mine: 'Manter a minha',
  saving: {
    saved: 'Salvo',
    waiting: 'Salvando…',
    saving: 'Salvando…',
    failed: 'Não salvo.',
    incomplete: 'Ainda não salvo: algo falta ou está longo demais.',
    overtaken: 'Não salvo: escolha qual versão manter.',
  },
  not_saved_because: ({ reason }) => `Não salvo. ${reason}`,
  renewed: 'Alterado em outra aba: esta é a versão mais recente.',
  save_now: 'Salvar agora',
  no_outline_answered: 'O servidor respondeu sem um sumário.',
  outline_error: {
    title: 'Dê um título.',
    no_modules: 'Um curso precisa de pelo menos um módulo.',
    no_lessons: 'Um módulo precisa de pelo menos uma aula.',
    too_many_modules: ({ max }) => `Um curso tem no máximo ${max} módulos.`,
    too_many_lessons: ({ max }) => `Um módulo tem no máximo ${max} aulas.`,
    too_long: ({ max }) => `No máximo ${number(max)} caracteres.`,
  },
};
export default pt;
