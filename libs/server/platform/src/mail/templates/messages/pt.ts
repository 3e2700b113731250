import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.ts';

const { number, plural } = wordsOf('pt');
const minutes = (count: number) =>
  plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` });
const hours = (count: number) =>
  plural(count, { one: `${number(count)} hora`, other: `${number(count)} horas` });

export const pt: Messages = {
  greeting: 'Olá!',
  greeting_by_name: ({ name }) => `Olá, ${name}!`,
  signature: 'Coursewright',

  verify_email: {
    subject: 'Confirme seu endereço de e-mail',
    why: 'Alguém, esperamos que você, criou uma conta no Coursewright com este endereço. Confirme-o para entrar e receber seus créditos grátis.',
    action: 'Confirmar meu endereço de e-mail',
    valid: ({ count }) => `O link funciona uma vez, dentro de ${hours(count)}.`,
    not_you: 'Se não foi você, ignore esta mensagem: ninguém pode usar a conta sem este link.',
  },
  someone_registered: {
    subject: 'Você já tem uma conta',
    why: 'Alguém tentou criar uma conta no Coursewright com o seu endereço. Já existe uma conta, e nada nela mudou.',
    you_unconfirmed:
      'Se foi você: o endereço ainda não está confirmado. Peça um novo link, abra-o e depois entre.',
    you: 'Se foi você, basta entrar.',
    ask_for_link: 'Pedir um novo link',
    log_in: 'Entrar',
    not_you: 'Se não foi você, não é preciso fazer nada.',
  },
  reset_password: {
    subject: 'Defina uma nova senha',
    why: 'Alguém, esperamos que você, pediu uma nova senha para a sua conta no Coursewright.',
    action: 'Definir uma nova senha',
    valid: ({ count }) =>
      `O link funciona uma vez, dentro de ${minutes(count)}; um mais novo o substitui. Definir uma nova senha encerra todas as sessões.`,
    not_you: 'Se não foi você, ignore esta mensagem: sua senha não mudou.',
  },
  password_changed: {
    subject: 'Sua senha foi alterada',
    what: 'A senha da sua conta no Coursewright foi alterada. As sessões em outros dispositivos foram encerradas e os tokens de API foram revogados.',
    not_you:
      'Se foi você, não é preciso fazer nada. Se não foi, defina uma nova senha imediatamente:',
    action: 'Definir uma nova senha',
  },
  course_ready: {
    subject: 'Seu curso está pronto',
    what: ({ topic }) => `Seu curso sobre “${topic}” foi escrito.`,
    action: 'Ler o curso',
  },
  course_failed: {
    subject: 'Seu curso não pôde ser escrito',
    what: ({ topic }) => `Não foi possível escrever seu curso sobre “${topic}”.`,
    returned: 'Seu crédito foi devolvido.',
    action: 'Ver o que aconteceu e tentar de novo',
  },
  asked_for: 'Você recebe esta mensagem porque a pediu ao iniciar o curso.',
};
