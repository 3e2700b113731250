import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  save_offline: 'Salvar offline',
  save_title: 'Salvar este curso para ler offline',
  lead: 'As aulas, os quizzes e as fontes ficam guardados neste dispositivo; as gravações e os diagramas também, se você escolher. O que você fizer sem conexão vai para a sua conta mais tarde.',
  looking: 'Verificando o que está salvo…',
  saved: ({ day, size }) => `Salvo em ${day} · ${size}`,
  saved_now: 'Salvo. Você pode ler sem conexão.',
  newer: 'Há uma versão mais nova deste curso.',
  companions: ({ size }) => `Com áudio e diagramas (cerca de ${size})`,
  recordings: ({ count }) =>
    plural(count, { one: `${number(count)} gravação`, other: `${number(count)} gravações` }),
  diagrams: ({ count }) =>
    plural(count, { one: `${number(count)} diagrama`, other: `${number(count)} diagramas` }),
  no_room: ({ free }) =>
    `O navegador só tem espaço para cerca de ${free}. Salve o curso sem eles ou remova antes outros cursos salvos.`,
  made_not_read: ({ reason }) => `Não foi possível saber se há áudio e diagramas. ${reason}`,
  keep: 'Manter neste dispositivo depois que eu sair',
  keep_why:
    'Quem usar este dispositivo poderá ler o curso. Deixe desativado em um dispositivo compartilhado.',
  saving: ({ done, all }) => `Salvando: ${number(done)} de ${number(all)} aulas`,
  saving_label: 'Aulas salvas',
  save: 'Salvar',
  update: 'Atualizar',
  remove: 'Remover deste dispositivo',
  open_copy: 'Abrir o curso salvo',
  close: 'Fechar',
  not_saved: 'O curso não foi salvo.',
  full: 'Não há espaço suficiente neste dispositivo. Remova outros cursos salvos ou libere espaço e tente de novo.',
  not_changed: 'Não foi possível fazer essa alteração. Tente de novo.',
  not_read: 'Não foi possível ler os cursos salvos deste navegador.',
  not_here:
    'Este navegador não consegue guardar cursos para ler offline. Uma janela anônima também não.',
  needs_connection: 'É preciso ter conexão para salvar um curso.',
};
export default pt;
