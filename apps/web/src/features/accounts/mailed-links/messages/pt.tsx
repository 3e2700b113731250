import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');
const minutes = (count: number) =>
  plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` });

const pt: Messages = {
  new_password: 'Nova senha',
  back_to_login: 'Voltar para entrar',

  confirm_address: 'Confirme seu endereço de e-mail',
  confirm_how: 'Enviamos um link por e-mail. Ao abri-lo, o endereço fica confirmado.',
  verifying: 'Verificando seu endereço de e-mail…',
  verification_failed: 'Não foi possível verificar o e-mail',
  confirmed: 'Endereço de e-mail confirmado',
  confirmed_now: 'Seu endereço de e-mail está confirmado. Você já pode entrar.',

  reset_how: ({ count }) =>
    `Enviamos um link para definir uma nova senha. Ele funciona uma vez, por ${minutes(count)}.`,
  mail_link: 'Enviar o link',
  remembered_early: ({ link }) => <>Lembrou? {link('Entrar')}</>,
  no_reset_mail:
    'Nada depois de alguns minutos? Olhe na pasta de spam ou confira se este é o endereço com que você criou a conta.',
  reset_link_sent:
    'Se houver uma conta com este endereço, enviamos um link para definir uma nova senha.',
  ask_again: 'Pedir de novo',
  set_password_title: 'Defina uma nova senha',
  set_password_lead: 'Todas as sessões abertas serão encerradas.',
  set_password: 'Definir a senha',
  password_changed: 'Sua senha foi alterada',
  log_in_with_it: 'Você já pode entrar com ela.',
  logged_out_everywhere: 'As sessões em todos os dispositivos foram encerradas.',
  link_dead: 'Este link não funciona',
  link_incomplete: 'Este link está incompleto.',
  link_rules: ({ count }) =>
    `Um link funciona uma vez, por ${minutes(count)}, e só o último que você pediu. Sua senha não mudou.`,
  new_link: 'Pedir um novo link',
};
export default pt;
