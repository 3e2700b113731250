import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('pt');

const words = (count: number) =>
  plural(count, { one: `${number(count)} palavra`, other: `${number(count)} palavras` });

const removals = (count: number) =>
  plural(count, { one: `${number(count)} removida`, other: `${number(count)} removidas` });

const pt: Messages = {
  loading_course: 'Carregando o curso…',
  try_again: 'Tentar de novo',
  cancel: 'Cancelar',
  back_to_course: 'Voltar ao curso',
  back_to_lesson: 'Voltar à aula',
  lesson_title: ({ lesson, title }) => (
    <>
      Aula {lesson}: {title}
    </>
  ),
  gone_title: 'Aula não encontrada',
  gone: 'Esta aula não faz parte do curso',
  gone_why: 'Talvez tenha sido removida do sumário.',
  offline: 'Você está offline. Dá para ler o curso; para alterá-lo, conecte-se antes.',
  rewriting: 'Uma aula deste curso está sendo reescrita. Aguarde até ficar pronta ou cancele.',
  still_writing: 'O curso ainda está sendo escrito. Você poderá alterá-lo quando estiver pronto.',
  count_of: ({ count, max }) => `${number(count)} de ${number(max)}`,

  change_lesson: 'Alterar esta aula',
  menu_rewrite: 'Reescrever com IA…',
  menu_edit: 'Editar',
  menu_versions: 'Versões',
  menu_download: 'Baixar…',

  rewrite_title: 'Reescrever esta aula',
  what_changes: 'O que deve mudar?',
  parts: { content: 'O texto', quiz: 'O quiz', both: 'Os dois' },
  how: 'Como?',
  quick: {
    shorter: 'Mais curto',
    more_detail: 'Mais detalhes',
    more_examples: 'Mais exemplos',
    simpler_words: 'Palavras mais simples',
    more_formal: 'Mais formal',
    step_by_step: 'Passo a passo',
  },
  own_words: 'Com as suas palavras',
  own_words_hint: 'Opcional. A nova versão usa as mesmas fontes, com citações.',
  instruction_too_long: ({ max }) =>
    `Todas as instruções juntas têm no máximo ${number(max)} caracteres.`,
  rewrite_terms:
    'Grátis. O texto atual continua legível até o novo ficar completo e depois fica entre as versões.',
  rewrite_terms_left: ({ left, max }) =>
    `Grátis; restam ${number(left)} de ${number(max)} reescritas para este curso. O texto atual continua legível até o novo ficar completo e depois fica entre as versões.`,
  rewrite: 'Reescrever',
  not_now: 'Agora não',
  being_rewritten: {
    content: 'Um novo texto está sendo escrito.',
    quiz: 'Um novo quiz está sendo escrito.',
    both: 'Um novo texto e um novo quiz estão sendo escritos.',
  },
  asked_for: ({ instruction }) => <>Pedido: {instruction}</>,
  until_complete: 'Até ficar completo, você lê a versão antiga.',
  rewrite_done: 'A nova versão está no curso.',
  rewrite_cancelled: 'Cancelado. A versão antiga permanece.',
  rewrite_failed: 'A reescrita falhou. A versão antiga permanece.',
  rewrite_unchanged: 'A aula ficou como estava.',
  show_changes: 'Mostrar o que mudou',
  dismiss: 'Dispensar',

  edit_lesson: 'Editar a aula',
  edit_page: ({ title }) => `Editar: ${title}`,
  edit_intro: ({ lesson, title }) => (
    <>
      Aula {lesson}: {title}. O que você salva vira uma nova versão; as anteriores permanecem.
    </>
  ),
  not_written:
    'Esta aula ainda não foi escrita. Mande escrevê-la antes; depois você pode editá-la.',
  kept_in_tab: ({ obstacle }) => `${obstacle} O que você escreve aqui fica guardado nesta aba.`,
  the_lesson: 'A aula',
  title: 'Título',
  description: 'Descrição',
  objectives: 'Objetivos',
  objectives_hint: ({ max }) => `Um por linha, no máximo ${number(max)}.`,
  summary: 'Resumo',
  text: 'Texto (Markdown)',
  text_hint:
    'Números como [^3] depois de uma frase são suas citações. Elas são verificadas de novo quando você salva.',
  text_of_lesson: 'Texto da aula',
  write: 'Escrever',
  preview: 'Prévia',
  preview_of_text: 'Prévia do texto',
  citations_removed: ({ count, markers }) =>
    plural(count, {
      one: `${list(markers)}: ${number(count)} citação não está mais no texto. Sem ela, quem lê não consegue conferir a afirmação.`,
      other: `${list(markers)}: ${number(count)} citações não estão mais no texto. Sem elas, quem lê não consegue conferir as afirmações.`,
    }),
  citations_unknown: ({ count, markers }) =>
    plural(count, {
      one: `${list(markers)}: ${number(count)} marca não é uma citação desta aula. Use uma da lista abaixo.`,
      other: `${list(markers)}: ${number(count)} marcas não são citações desta aula. Use as da lista abaixo.`,
    }),
  insert_citation: ({ count }) => `Inserir uma citação (${number(count)})`,
  insert: ({ marker }) => `Inserir ${marker}`,
  key_terms: 'Termos-chave',
  term: 'Termo',
  definition: 'Definição',
  add_term: 'Adicionar um termo',
  remove_term: ({ term }) => `Remover o termo ${term}`,
  terms_full: ({ max }) => `Uma aula tem no máximo ${number(max)} termos.`,
  quiz: 'Quiz',
  no_questions: 'Esta aula não tem questões.',
  question: 'Questão',
  question_numbered: ({ question }) => `Questão ${question}`,
  options: 'Opções. A marcada está certa.',
  options_in_order: 'O que deve ser ordenado, na ordem certa. Quem aprende vê embaralhado.',
  answer: 'Resposta',
  answer_hint: 'Aparece depois que se responde de memória.',
  options_in_pairs: 'Pares que se correspondem. Quem aprende vê as segundas metades embaralhadas.',
  match: ({ option }) => `O que corresponde à opção ${option}`,
  option: ({ option }) => `Opção ${option}`,
  option_if_right: ({ text }) => `${text} (certa)`,
  option_is_right: ({ option }) => `A opção ${option} está certa`,
  remove_option: ({ option, question }) => `Remover a opção ${option} da questão ${question}`,
  add_option: 'Adicionar uma opção',
  explanation: 'Explicação',
  explanation_hint: 'Mostrada depois da resposta.',
  add_question: 'Adicionar uma questão',
  remove_question: ({ question }) => `Remover a questão ${question}`,
  quiz_full: ({ max }) => `Um quiz tem no máximo ${number(max)} questões.`,
  fields_wrong: ({ count }) =>
    plural(count, {
      one: `${number(count)} campo precisa de atenção.`,
      other: `${number(count)} campos precisam de atenção.`,
    }),
  draft_kept: 'Ainda não salvo. O rascunho fica guardado nesta aba.',
  unchanged: 'Nada mudou ainda.',
  discard: 'Descartar as alterações',
  save_lesson: 'Salvar a aula',
  lesson_saved: 'A aula foi salva.',
  lesson_changed: 'Esta aula foi alterada nesse meio-tempo',
  lesson_changed_why: ({ link }) => (
    <>
      Seu rascunho partiu de um texto mais antigo. {link('Veja o que mudou')}, carregue o novo texto
      (seu rascunho fica guardado à parte) ou mantenha o seu, que então o substitui.
    </>
  ),
  load_new_text: 'Carregar o novo texto',
  keep_draft: 'Manter o meu rascunho',
  draft_aside: 'Seu rascunho foi guardado à parte',
  draft_aside_why: 'O texto mais novo está no editor.',
  restore_draft: 'Restaurar o meu rascunho',
  leave_question: 'Sair sem salvar?',
  leave_kept:
    'O curso ainda não tem suas alterações. Esta aba pode guardá-las como rascunho até você fechá-la.',
  leave_lost: 'O curso ainda não tem suas alterações. Elas se perdem se você sair.',
  stay: 'Ficar aqui',
  leave_and_keep: 'Sair e guardar o rascunho',
  leave_and_discard: 'Sair e descartar',

  edit_outline: 'Editar o sumário',
  outline_page: ({ topic }) => `Sumário: ${topic}`,
  outline_intro: ({ topic }) => (
    <>
      {topic}. As aulas mantêm textos, versões e marcas de leitura aonde quer que vão. Novas aulas
      são escritas quando você pedir, sem custo.
    </>
  ),
  outline_changed: 'O sumário foi alterado nesse meio-tempo',
  outline_changed_choice: 'Parta do novo sumário ou mantenha o seu, que então o substitui.',
  take_new_outline: 'Partir do novo',
  keep_my_outline: 'Manter o meu',
  outline_wrong: 'Alguns módulos ou aulas precisam de atenção.',
  outline_unsaved: 'Ainda não salvo.',
  outline_added: ({ added }) =>
    plural(added, {
      one: `Ainda não salvo: ${number(added)} aula nova.`,
      other: `Ainda não salvo: ${number(added)} aulas novas.`,
    }),
  outline_removed: ({ removed }) => `Ainda não salvo: ${removals(removed)}.`,
  outline_added_removed: ({ added, removed }) =>
    plural(added, {
      one: `Ainda não salvo: ${number(added)} aula nova, ${removals(removed)}.`,
      other: `Ainda não salvo: ${number(added)} aulas novas, ${removals(removed)}.`,
    }),
  save_outline: 'Salvar o sumário',
  outline_saved: 'O sumário foi salvo.',
  outline_restored: 'O sumário está como antes.',
  undo: 'Desfazer',

  versions: 'Versões',
  versions_page: ({ title }) => `Versões: ${title}`,
  loading_versions: 'Carregando as versões…',
  loading_version: 'Carregando a versão…',
  no_versions: 'Esta aula ainda não tem texto; por isso não há versões.',
  version: ({ version }) => `Versão ${version}`,
  version_now: ({ version }) => `Versão ${version}, agora no curso`,
  in_course: 'no curso',
  version_by: {
    written: ({ author }) => `Escrita: ${author}`,
    rewritten: ({ author }) => `Reescrita: ${author}`,
    edited: ({ author }) => `Edição: ${author}`,
    restored: ({ author }) => `Restauração: ${author}`,
    questions_added: ({ author }) => `Perguntas adicionadas por ${author}`,
  },
  version_by_you: {
    written: 'Escrita por você',
    rewritten: 'Reescrita por você',
    edited: 'Editada por você',
    restored: 'Restaurada por você',
    questions_added: 'Perguntas trazidas por você',
  },
  builtin_author: 'autor integrado',
  what_to_show: 'O que mostrar',
  changes_since: ({ version }) => `Mudanças desde a versão ${version}`,
  changes_since_then: 'Mudanças desde então',
  whole_text: 'Texto inteiro',
  restore: ({ version }) => `Restaurar a versão ${version}`,
  restore_question: ({ version }) => `Restaurar a versão ${version}?`,
  restore_it: 'Restaurar',
  restore_consequence: ({ present }) =>
    `O texto e o quiz dela viram uma nova versão, que o curso passa a mostrar. A versão ${present} fica nesta lista.`,
  restored: ({ version }) => `A versão ${version} foi restaurada como uma nova versão.`,
  restore_undone: 'A aula está como antes.',
  right_option: '(certa)',
  in_short: 'Em resumo',

  same: 'Estas duas versões dizem o mesmo.',
  added_removed: ({ added, removed, mark_added, mark_removed }) => (
    <>
      {words(added)} {mark_added('a mais')}, {words(removed)} {mark_removed('a menos')}
    </>
  ),
  paragraphs_unchanged: ({ count }) =>
    plural(count, {
      one: `${number(count)} parágrafo sem mudanças`,
      other: `${number(count)} parágrafos sem mudanças`,
    }),
  diff_start: { added: '[acrescentado:', removed: '[removido:' },
  lesson_part: {
    title: 'Título',
    description: 'Descrição',
    objectives: 'Objetivos',
    text: 'Texto',
    summary: 'Resumo',
    key_terms: 'Termos-chave',
    quiz: 'Quiz',
  },
};
export default pt;
