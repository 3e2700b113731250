import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');
const lessons = (count: number) =>
  plural(count, { one: `${number(count)} aula`, other: `${number(count)} aulas` });

const pt: Messages = {
  title: 'Cursos offline',
  lead: 'Estes cursos estão guardados neste dispositivo. Você pode ler e praticar sem conexão.',
  how_to_install: 'Como instalar o aplicativo',
  looking: 'Procurando cursos salvos…',
  not_here:
    'Este navegador não consegue guardar cursos para ler offline. Uma janela anônima também não.',
  not_read: 'Não foi possível ler os cursos salvos.',
  not_read_why: 'O armazenamento deste navegador não respondeu. Recarregue a página.',
  try_again: 'Tentar de novo',
  nothing: 'Ainda não há cursos salvos',
  nothing_why: 'Abra um dos seus cursos e escolha “Salvar offline”. Ele vai esperar por você aqui.',
  nothing_without_login:
    'Entre para ver o que você salvou. Sem entrar, só aparecem os cursos que foram mantidos neste dispositivo.',
  to_history: 'Ir para os seus cursos',
  log_in: 'Entrar',

  lessons: ({ count }) => lessons(count),
  lessons_done: ({ done, count }) =>
    `${number(done)} de ${plural(count, { one: `${number(count)} aula concluída`, other: `${number(count)} aulas concluídas` })}`,
  saved: ({ day }) => `salvo em ${day}`,
  keep: 'Manter neste dispositivo depois que eu sair',
  remove: 'Remover',
  remove_of: ({ topic }) => `Remover “${topic}” deste dispositivo`,
  removed: ({ topic }) => `“${topic}” não está mais neste dispositivo.`,
  not_changed: 'Não foi possível fazer essa alteração. Tente de novo.',
  size: ({ size }) => `${size} no total.`,
  room: ({ size, free }) => `${size} no total. O navegador ainda tem espaço para cerca de ${free}.`,

  newer: 'Há uma versão mais nova.',
  update: 'Atualizar',
  updating: ({ done, all }) => `Atualizando: ${number(done)} de ${number(all)} aulas`,
  not_updated: ({ reason }) => `O curso não foi atualizado. ${reason}`,
  full: 'Não há espaço suficiente neste dispositivo. Remova outros cursos salvos e tente de novo.',

  own_copy: ({ day, link }) => (
    <>
      Salvo neste dispositivo em {day}. O que você fizer aqui vai para a sua conta.{' '}
      {link('Todos os cursos salvos')}
    </>
  ),
  kept_copy: ({ day, link }) => (
    <>
      Salvo neste dispositivo em {day}. Você não entrou na sua conta, então o que fizer fica neste
      dispositivo. {link('Todos os cursos salvos')}
    </>
  ),
  choose_file: 'Abrir um arquivo de curso',
  from_file: ({ address }) => `de um arquivo de ${address}`,
  from_unproven: ({ address }) =>
    `de um arquivo que diz vir de ${address}; assinatura não verificada`,
  file_copy: ({ day, link }) => (
    <>
      Aberto de um arquivo em {day}. O que você fizer aqui fica neste dispositivo.{' '}
      {link('Todos os cursos salvos')}
    </>
  ),
  gone: 'Este curso não está salvo aqui',
  gone_why:
    'Ele foi removido deste dispositivo ou é de outra pessoa. Se for seu, entre e salve-o de novo.',
  to_list: 'Ir para os cursos salvos',
};
export default pt;
