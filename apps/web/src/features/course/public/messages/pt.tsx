import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  loading: 'Carregando o curso…',
  shared: 'Um curso compartilhado',
  as_of: ({ day }) => <>Versão de {day}.</>,
  from_sources: ({ sources }) => <>Escrito a partir de {sources}.</>,
  source_named: ({ title }) => `“${title}”`,
  more_sources: ({ count }) =>
    plural(count, { one: `mais ${number(count)} fonte`, other: `mais ${number(count)} fontes` }),
  incomplete: 'A escrita terminou antes da hora; algumas aulas podem faltar.',
  copy: 'Copiar para o meu histórico',
  copy_signed_out: 'Entre para copiar para o seu histórico',
  copied: ({ topic }) => `“${topic}” já está no seu histórico.`,
  not_copied: ({ reason }) => `O curso não foi copiado. ${reason}`,

  report: 'Denunciar este curso',
  report_title: 'Denunciar este curso',
  report_lead: 'Diga se este curso não deveria ser público. Um administrador vai verificar.',
  reason: 'O que há de errado com ele?',
  choose_reason: 'Escolha um motivo',
  reasons: {
    illegal: 'É ilegal',
    dangerous: 'É perigoso',
    hateful: 'Contém ódio ou assédio',
    sexual: 'É sexual',
    personal_data: 'Mostra dados pessoais',
    copyright: 'Viola direitos autorais',
    spam: 'É spam ou fraude',
    other: 'Outra coisa',
  },
  report_text: 'Algo mais que devemos saber (opcional)',
  report_send: 'Enviar a denúncia',
  cancel: 'Cancelar',
  reported: 'Agradecemos. Um administrador vai verificar este curso.',

  gone: 'Este curso não é público',
  gone_why:
    'Quem o criou o tornou privado ou o excluiu, ou o link está incompleto. Se alguém lhe enviou o link, peça um novo.',
  to_home: 'Ir para a página inicial',
  to_sample: 'Abrir um curso de exemplo',
  offline: 'Você está offline',
  offline_why: 'O curso se abre sozinho assim que houver conexão.',
};
export default pt;
