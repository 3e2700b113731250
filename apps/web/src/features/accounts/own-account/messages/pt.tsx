import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');
const credits = (count: number) =>
  plural(count, { one: `${number(count)} crédito`, other: `${number(count)} créditos` });

const pt: Messages = {
  title: 'Conta',
  sections: {
    profile: 'Perfil',
    password: 'Senha',
    sessions: 'Sessões',
    api_tokens: 'Tokens de API',
    keys: 'Chaves próprias',
    credits: 'Créditos',
    export: 'Seus dados',
    delete: 'Excluir a conta',
  },
  loading: 'Carregando…',
  try_again: 'Tentar de novo',

  full_name: 'Nome completo',
  enter_name: 'Informe seu nome.',
  mail_language: 'Idioma dos e-mails',
  same_as_browser: 'Igual ao navegador',
  theme: 'Tema',
  themes: { system: 'Igual ao sistema', light: 'Claro', dark: 'Escuro' },
  theme_hint:
    'Vale também onde você entrar daqui em diante, a menos que lá se tenha escolhido outro.',
  save_profile: 'Salvar o perfil',
  profile_saved: 'Seu perfil foi salvo.',

  password_effect:
    'Uma nova senha encerra as sessões nos outros dispositivos e revoga todos os tokens de API.',
  current_password: 'Senha atual',
  new_password: 'Nova senha',
  enter_password: 'Informe sua senha.',
  change_password: 'Alterar a senha',

  device: ({ browser, system }) =>
    browser && system
      ? `${browser} em ${system}`
      : (browser ?? system ?? 'Dispositivo desconhecido'),
  this_device: 'Este dispositivo',
  session_facts: ({ ip, used, begun }) => `${ip} · último uso: ${used} · início: ${begun}`,
  log_out: 'Encerrar a sessão',
  log_out_session: ({ device, used }) => `Encerrar a sessão em ${device}, último uso: ${used}`,
  log_out_question: ({ device }) => `Encerrar a sessão em ${device}?`,
  log_out_effect: 'Quem usa esse dispositivo terá de entrar de novo.',
  log_it_out: 'Encerrar',
  logged_out: ({ device }) => `Sessão encerrada: ${device}.`,
  no_other_sessions: 'Não há outras sessões.',
  log_out_others: 'Encerrar as sessões em todos os outros dispositivos',
  log_out_others_question: 'Encerrar todas as outras sessões?',
  log_out_others_effect: 'Só a deste dispositivo continua aberta.',
  log_them_out: 'Encerrar',
  others_logged_out: ({ count }) =>
    plural(count, {
      one: `${number(count)} outra sessão foi encerrada.`,
      other: `${number(count)} outras sessões foram encerradas.`,
    }),

  tokens_lead: ({ link }) => (
    <>Com eles, seus próprios programas usam a {link('API REST')} em seu nome.</>
  ),
  no_tokens: 'Ainda não há tokens de API.',
  tokens_full: ({ max }) =>
    `Você pode ter no máximo ${number(max)} tokens. Revogue um para criar outro.`,
  token_revoked: ({ name }) => `Token revogado: ${name}.`,
  revoke: 'Revogar',
  revoke_token: ({ name }) => `Revogar ${name}`,
  revoke_question: ({ name }) => `Revogar ${name}?`,
  revoke_effect: 'Os programas que o usam serão recusados a partir daí. Não dá para desfazer.',
  revoke_it: 'Revogar',
  scopes: { read: 'Ler', generate: 'Gerar' },
  scope_meanings: {
    read: 'ver cursos, documentos, progresso e créditos',
    generate: 'iniciar e parar cursos, enviar e excluir documentos; gasta créditos',
  },
  created: ({ day }) => `criado em ${day}`,
  expired: ({ day }) => `expirou em ${day}`,
  expires: ({ day }) => `expira em ${day}`,
  never_expires: 'não expira',
  last_used: ({ day }) => `último uso em ${day}`,
  not_used: 'ainda não usado',

  new_token: 'Novo token',
  new_api_token: 'Novo token de API',
  name: 'Nome',
  name_placeholder: 'Script da lista de leitura',
  enter_token_name: 'Informe um nome para o token.',
  permissions: 'Permissões',
  choose_permission: 'Escolha pelo menos uma.',
  expires_after: 'Expira depois de',
  days: ({ count }) =>
    plural(count, { one: `${number(count)} dia`, other: `${number(count)} dias` }),
  one_year: '1 ano',
  until_revoked: 'Até ser revogado',
  create_token: 'Criar o token',

  copy_token: ({ name }) => `Copie agora o token “${name}”`,
  shown_once: 'Ele só é mostrado desta vez. Envie-o como cabeçalho:',
  copy: 'Copiar',
  i_have_it: 'Já copiei',
  token_copied: 'O token foi copiado.',
  copy_by_hand:
    'Seu navegador não nos deixa copiar. O token está selecionado: copie-o com o teclado.',

  keys_lead: ({ link }) => (
    <>
      Faça com que os cursos sejam escritos com o Gemini ou pesquisados com o Perplexity usando uma
      chave sua. Ela é testada no provedor, guardada com criptografia e nunca mais mostrada. Quando
      você inicia um curso pela {link('API REST')}, o token dela a representa.
    </>
  ),
  no_keys: 'Ainda não há chaves.',
  key_saved_on: ({ day }) => `salva em ${day}`,
  key_forgotten_on: ({ day }) => `esquecida em ${day} se não for usada`,
  delete_key: ({ provider }) => `Excluir a chave: ${provider}`,
  delete_key_question: ({ provider }) => `Excluir sua chave (${provider})?`,
  delete_key_effect:
    'A partir daí ela não é mais usada. No provedor, continua válida até que você a revogue lá.',
  delete_it: 'Excluir',
  delete: 'Excluir',
  key_deleted: ({ provider }) => `Sua chave foi excluída (${provider}).`,
  key_accepted: ({ provider }) => `${provider} aceita a chave. Ela está salva.`,
  new_key: 'Nova chave',
  provider: 'Provedor',
  key: 'Chave',
  enter_key: 'Informe a chave.',
  replaces_key: ({ provider }) => `Ela substitui a chave já salva (${provider}).`,
  asking_provider: 'Consultando o provedor…',
  test_and_save: 'Testar e salvar',

  balance: ({ count, strong }) => <>Você tem {strong(credits(count))}. 1 crédito gera 1 curso.</>,
  buy_credits: 'Comprar créditos',
  no_movements: 'Ainda não há movimentações de créditos.',
  movements: 'Movimentações de créditos, as mais recentes primeiro',
  movement_pages: 'Páginas das movimentações de créditos',
  when: 'Quando',
  what: 'O quê',
  change: 'Variação',
  balance_after: 'Saldo',
  actions: {
    signup_grant: 'Créditos de boas-vindas',
    purchase: 'Compra',
    admin_add: 'Adicionados por um administrador',
    generation_use: 'Curso',
    audio_use: 'Áudio',
    visualization_use: 'Visualização',
    chat_allowance_purchase: 'Pacote de mensagens',
    refund: 'Devolução',
  },
  newer: 'Mais recentes',
  older: 'Mais antigas',
  page: ({ page, last }) => `Página ${number(page)} de ${number(last)}`,

  export_lead:
    'Tudo o que é guardado sobre você em um arquivo JSON: perfil, sessões, documentos, cursos e créditos.',
  download: 'Baixar seus dados',

  delete_lead:
    'Seus cursos, documentos, tokens e sessões são excluídos na hora e de vez, e os créditos restantes se perdem. As movimentações de créditos ficam sem o seu nome, para que as somas continuem certas.',
  delete_account: 'Excluir a conta…',
  delete_question: 'Excluir sua conta?',
  delete_confirm: 'Não dá para desfazer. Digite seu e-mail e sua senha para confirmar.',
  your_email: 'Seu e-mail',
  enter_email: 'Informe seu e-mail.',
  your_password: 'Sua senha',
  delete_for_good: 'Excluir minha conta de vez',
  keep_it: 'Manter a conta',
  account_deleted: 'Sua conta foi excluída.',
};
export default pt;
