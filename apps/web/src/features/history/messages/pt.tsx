import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  title: 'Histórico',
  new_course: 'Novo curso',
  loading: 'Carregando seus cursos',
  try_again: 'Tentar de novo',
  not_loaded: 'Não foi possível carregar seus cursos.',
  offline: 'Seus cursos aparecem quando a conexão voltar.',

  search: 'Procurar em temas e etiquetas',
  order: 'Ordem',
  orders: {
    creation_date: 'Mais novos primeiro',
    last_modified_date: 'Alterados por último primeiro',
    topic: 'Por tema, de A a Z',
    favorite: 'Favoritos primeiro',
  },
  origin: 'Origem',
  origins: {
    all: 'Todos',
    generated: 'Gerados',
    imported: 'Importados',
    copied_public: 'Copiados',
  },
  favorites_only: 'Só favoritos',
  tag_is: ({ tag }) => <>Etiqueta: {tag}</>,
  all_tags: 'Todas as etiquetas',
  clear_filters: 'Limpar os filtros',
  found: ({ count }) =>
    plural(count, { one: `${number(count)} curso`, other: `${number(count)} cursos` }),
  found_more: ({ count }) => `Mais de ${number(count)} cursos`,

  courses: 'Seus cursos',
  empty_while_writing: 'O que está sendo escrito aparece aqui quando puder ser lido.',
  empty_title: 'Ainda não há cursos',
  empty: 'Todos os cursos que você gera ficam guardados aqui.',
  nothing_found: 'Nenhum curso corresponde a estes filtros.',
  page_is_past: 'Já não há tantos cursos.',
  to_first_page: 'Ir para a primeira página',
  pages: 'Páginas dos seus cursos',
  previous: 'Anterior',
  next: 'Próxima',
  page_of: ({ page, pages }) => `Página ${number(page)} de ${number(pages)}`,

  modules: ({ count }) =>
    plural(count, { one: `${number(count)} módulo`, other: `${number(count)} módulos` }),
  lessons: ({ count }) =>
    plural(count, { one: `${number(count)} aula`, other: `${number(count)} aulas` }),
  created: ({ day }) => `Criado em ${day}`,
  changed: ({ day }) => `Alterado em ${day}`,
  incomplete: 'Incompleto',
  public: 'Público',
  read_of: ({ done, count }) =>
    `${number(done)} de ${plural(count, { one: `${number(count)} aula concluída`, other: `${number(count)} aulas concluídas` })}`,
  all_read: ({ count }) =>
    plural(count, {
      one: `Aula concluída (${number(count)})`,
      other: `Todas as ${number(count)} aulas concluídas`,
    }),
  resume: 'Continuar',
  learned: 'O que você aprendeu',
  learned_in: ({ topic }) => `O que você aprendeu: ${topic}`,
  resume_course: ({ topic }) => `Continuar: ${topic}`,
  favorite_of: ({ topic }) => `Favorito: ${topic}`,
  change_failed: ({ topic, reason }) => `“${topic}” não foi alterado. ${reason}`,

  tags_of: ({ topic }) => `Etiquetas de ${topic}`,
  show_tag: ({ tag }) => `Mostrar cursos com a etiqueta ${tag}`,
  edit_tags: 'Editar etiquetas',
  add_tags: 'Adicionar etiquetas',
  edit_tags_of: ({ topic }) => `Editar etiquetas: ${topic}`,
  add_tags_to: ({ topic }) => `Adicionar etiquetas: ${topic}`,
  new_tag: 'Nova etiqueta',
  remove_tag: ({ tag }) => `Remover a etiqueta ${tag}`,
  tag_hint: 'Enter adiciona uma etiqueta. Escape fecha sem salvar.',
  tag_too_long: ({ max }) => `Uma etiqueta tem no máximo ${number(max)} caracteres.`,
  too_many_tags: ({ max }) => `Um curso tem no máximo ${number(max)} etiquetas.`,
  save: 'Salvar',
  cancel: 'Cancelar',

  menu_of: ({ topic }) => `Mais opções: ${topic}`,
  open: 'Abrir',
  share: 'Compartilhar…',
  download: 'Baixar…',
  save_offline: 'Salvar offline',
  delete: 'Excluir',
  deleted: ({ topic }) => `“${topic}” foi excluído.`,
  undo: 'Desfazer',
  not_deleted: ({ topic, reason }) => `“${topic}” não foi excluído. ${reason}`,
  restored: ({ topic }) => `“${topic}” está de volta.`,
  not_restored: ({ topic, reason }) => `Não foi possível trazer “${topic}” de volta. ${reason}`,

  more: 'Mais opções para todos os cursos',
  import: 'Importar…',
  export_all: 'Exportar todos',
  exported_nothing: ({ reason }) => `Seus cursos não foram exportados. ${reason}`,
  clear_all: 'Excluir todos…',
  clear_question: 'Excluir todos os cursos?',
  clear_consequence:
    'Todos os seus cursos são excluídos. Só ficam os que estão sendo escritos. Exporte-os antes, se talvez os queira de novo.',
  clear_word: 'excluir',
  clear_confirm: ({ word }) => `Para confirmar, digite “${word}”`,
  clear_now: 'Excluir todos os cursos',
  cleared: 'Todos os seus cursos foram excluídos.',

  import_title: 'Importar cursos',
  import_lead:
    'Traga cursos que foram exportados aqui, desta conta ou de outra, um arquivo de curso de outra instalação ou o Markdown de um curso.',
  choose_file: 'Escolher um arquivo',
  or_drop: 'ou solte-o aqui.',
  file_chosen: ({ name }) => `Escolhido: ${name}`,
  or_paste: 'Ou cole o conteúdo',
  import_now: 'Importar',
  importing: ({ done, all }) =>
    all > 1 ? `Importando, parte ${number(done + 1)} de ${number(all)}` : 'Importando',
  import_nothing: 'Primeiro escolha um arquivo ou cole o conteúdo dele.',
  import_unreadable:
    'Este não é um arquivo de cursos. Escolha o que “Exportar todos” salvou (.json) ou um curso baixado como arquivo do Coursewright (.course) ou Markdown (.md, .zip).',
  import_too_large: ({ max }) => `Grande demais: um curso tem no máximo ${max}.`,
  course_number: ({ place }) => `Curso ${number(place)}`,
  imported: ({ count }) =>
    plural(count, {
      one: `${number(count)} curso foi importado.`,
      other: `${number(count)} cursos foram importados.`,
    }),
  imported_none: 'Nenhum curso foi importado.',
  known: ({ count }) =>
    plural(count, {
      one: `${number(count)} curso já está no seu histórico e fica como está.`,
      other: `${number(count)} cursos já estão no seu histórico e ficam como estão.`,
    }),
  refused: ({ count }) =>
    plural(count, {
      one: `${number(count)} curso ficou de fora:`,
      other: `${number(count)} cursos ficaram de fora:`,
    }),
  more_problems: ({ count }) =>
    plural(count, {
      one: `e mais ${number(count)} problema`,
      other: `e mais ${number(count)} problemas`,
    }),
  file_outcome: {
    imported: ({ topic }) => `“${topic}” foi importado.`,
    merged: ({ topic }) =>
      `“${topic}” já estava aqui; o que havia de novo no arquivo foi acrescentado. Nada foi sobrescrito.`,
    known: ({ topic }) => `“${topic}” já está no seu histórico, com tudo o que este arquivo tem.`,
  },
  file_too_large: ({ max }) =>
    `Este arquivo é grande demais: um arquivo de curso tem no máximo ${max}.`,
  from_markdown:
    'De Markdown: sem versões anteriores, sem o que foi aprendido e sem a verificação das frases.',
  file_lacks: {
    lessons: 'Algumas aulas do curso não estão neste arquivo.',
    questions: 'As perguntas do curso não estão neste arquivo.',
    passages: 'Dos trechos citados, este arquivo só tem o começo.',
  },
  signed_here: 'Assinado por esta instalação e sem alterações desde então.',
  signed_elsewhere: ({ address, key }) => (
    <>
      Assinado em outro lugar, por uma instalação que esta não conhece, e sem alterações desde
      então. O arquivo diz que vem de {address}. Chave: {key}
    </>
  ),
  import_another: 'Importar outro arquivo',
  done: 'Concluir',

  unfinished: 'Em andamento',
  ended_early: ({ count }) =>
    plural(count, {
      one: `${number(count)} curso que falhou ou foi interrompido`,
      other: `${number(count)} cursos que falharam ou foram interrompidos`,
    }),
  status: {
    pending: 'Aguardando',
    running: 'Sendo escrito',
    completed: 'Pronto',
    failed: 'Falhou',
    cancelled: 'Cancelado',
  },
  waiting_for_you: 'À sua espera',
  waiting_at: ({ place }) => `Aguardando, ${place}`,
  written_by: ({ percent }) => `Sendo escrito, ${percent}%`,
  outline_ready: ({ link }) => <>O sumário está pronto. {link('Editar o sumário')}</>,
  no_source_found: ({ link }) => <>Nenhuma fonte foi encontrada. {link('Decida como continuar')}</>,
  decide_of: ({ topic }) => `Decida como continuar: ${topic}`,
  edit_outline_of: ({ topic }) => `Editar o sumário: ${topic}`,
  try_again_of: ({ topic }) => `Tentar de novo: ${topic}`,
  again_for_credit_goes_on: ({ link }) => (
    <>{link('Tentar de novo')} com esse crédito; continua de onde parou</>
  ),
  again_for_credit: ({ link }) => <>{link('Tentar de novo')} com esse crédito</>,
  again_for_nothing: ({ link }) => (
    <>{link('Tentar de novo')} sem outro crédito; continua de onde parou</>
  ),
  stopped_paid:
    'Você interrompeu antes que uma aula ficasse pronta. Naquele dia já tinha interrompido vários cursos, e por isso o crédito fica com este.',
  failed_refunded: 'A geração do curso falhou. Seu crédito foi devolvido.',
  stopped_refunded:
    'Você interrompeu antes que uma aula ficasse pronta; seu crédito foi devolvido.',
};
export default pt;
