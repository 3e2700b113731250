import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('pt');

const pt: Messages = {
  email: 'E-mail',
  password: 'Senha',
  full_name: 'Nome completo',
  enter_email: 'Informe um endereço de e-mail, como nome@example.org.',
  enter_password: 'Informe sua senha.',
  enter_name: 'Informe seu nome.',
  check_mail: 'Confira seu e-mail',
  sent_to: ({ email }) => <>Enviamos para {email}.</>,
  log_in: 'Entrar',

  welcome_back: 'Que bom ver você de novo.',
  session_expired: 'Sua sessão expirou. Entre de novo.',
  no_storage: 'Não foi possível iniciar a sessão.',
  no_storage_why:
    'Seu navegador não deixa este site guardar nada, e por isso ninguém consegue manter a sessão. Permita o armazenamento e recarregue a página.',
  login_failed: 'Não foi possível entrar',
  wrong_credentials: 'E-mail ou senha incorretos.',
  unconfirmed: 'Primeiro confirme seu endereço de e-mail. Abra o link que enviamos.',
  remember_me: 'Manter a sessão',
  forgot_password: 'Esqueceu a senha?',
  new_here: ({ link }) => <>É sua primeira vez aqui? {link('Criar uma conta')}</>,

  register: 'Criar conta',
  create_account: 'Crie sua conta',
  free_credits: 'Há créditos grátis à sua espera. Sem cartão.',
  registration_failed: 'Não foi possível criar a conta',
  accept: ({ terms, privacy }) => (
    <>
      Ao criar a conta, você aceita os {terms('termos')}; a {privacy('página de privacidade')} diz o
      que é guardado.
    </>
  ),
  have_account: ({ link }) => <>Já tem uma conta? {link('Entrar')}</>,
  no_mail_yet: 'Nada depois de alguns minutos? Olhe na pasta de spam ou peça outro link.',
  confirmed_already: ({ link }) => <>Já confirmou? {link('Entrar')}</>,

  password_length: ({ min, max }) => `De ${number(min)} a ${number(max)} caracteres, quaisquer`,
  password_not_name: 'Diferente do seu nome e do seu e-mail',
  rule_met: '(cumprida)',
  rule_not_met: '(ainda não cumprida)',

  no_real_mail: 'Aqui os e-mails não são entregues',
  mailbox: ({ link }) => <>Eles esperam na {link('caixa de correio de desenvolvimento')}.</>,
  confirmation_sent: 'Enviamos um e-mail. Abra o link que está nele para confirmar seu endereço.',
  resent: 'Se houver uma conta com este endereço à espera de confirmação, enviamos um novo link.',
  resend: 'Enviar o link de novo',
  resend_failed: 'Não foi possível reenviar o e-mail de confirmação. Tente de novo mais tarde.',
};
export default pt;
