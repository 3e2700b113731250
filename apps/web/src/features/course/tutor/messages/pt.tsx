import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  conversation: 'Conversa com o tutor',
  about: {
    builtin: 'O tutor responde com frases das fontes deste curso. Nenhuma IA as escreve.',
    model:
      'Uma IA escreve as respostas. Cada frase é conferida com as fontes deste curso e leva até elas.',
  },
  empty: 'Pergunte sobre esta aula com as suas palavras.',
  suggestions: 'Perguntas sugeridas',
  suggest_term: ({ term }) => `O que é “${term}”?`,
  suggest_quiz: ({ question }) => `Quero ajuda com a questão ${number(question)} do quiz`,
  your_question: 'Sua pergunta',
  placeholder: 'Pergunte sobre esta aula…',
  send: 'Perguntar',
  you: 'Você',
  tutor: 'Tutor',
  says: {
    answered: 'Segundo as fontes deste curso:',
    quoted: 'As fontes deste curso dizem:',
    nothing_found:
      'As fontes deste curso nada dizem sobre isso. Tente outras palavras ou um dos termos-chave.',
    hint: 'Tente primeiro por conta própria. Veja aqui:',
    example: 'Tente primeiro por conta própria. Este é parecido e está resolvido:',
    solved: 'Você tentou. A resposta:',
  },
  source: ({ marker }) => `Fonte ${number(marker)}`,
  thinking: 'Procurando…',
  checking: 'Conferindo a resposta nas fontes…',
  stop: 'Parar',
  stopped: 'Você interrompeu esta resposta. Ela não custa nada.',
  uncertain: 'Incerto: as fontes deste curso não confirmam isto.',
  edit: 'Perguntar com outras palavras',
  editing: 'Você pergunta de novo com outras palavras. O que veio depois é esquecido.',
  about_question: 'Ajuda com a questão',
  help_me: 'Quero ajuda com esta questão.',
  another_hint: 'Outra dica, por favor.',
  cancel: 'Cancelar',
  ask_again: 'Perguntar de novo',
  failed: 'Sua pergunta não foi respondida e não custa nada.',
  try_again: 'Tentar de novo',
  copy: 'Copiar a resposta',
  copied: 'Copiado.',
  not_copied: 'Não foi possível copiar a resposta.',
  earlier: 'Mostrar mensagens anteriores',
  later: 'Mostrar mensagens posteriores',
  latest: 'Voltar às mais recentes',
  clear: 'Limpar a conversa',
  clear_question: 'Limpar esta conversa?',
  clear_why: 'O que foi dito sobre esta aula será apagado de vez.',
  keep: 'Manter',
  free_left: ({ left, all }) => `Restam ${number(left)} de ${number(all)} mensagens grátis de hoje`,
  bought_left: ({ count }) =>
    plural(count, {
      one: `Resta ${number(count)} mensagem comprada`,
      other: `Restam ${number(count)} mensagens compradas`,
    }),
  buy: ({ messages, credits }) =>
    `Comprar ${number(messages)} mensagens por ${plural(credits, {
      one: `${number(credits)} crédito`,
      other: `${number(credits)} créditos`,
    })}`,
  buying: 'Comprando…',
  none_left: 'Você usou todas as mensagens de hoje. Elas voltam a ser grátis à meia-noite UTC.',
  offline: 'Você está offline. O tutor responde quando a conexão voltar.',
  own_only:
    'O tutor ajuda nos seus próprios cursos. Copie este para o seu histórico para perguntar sobre ele.',
  loading: 'Carregando a conversa…',
};
export default pt;
