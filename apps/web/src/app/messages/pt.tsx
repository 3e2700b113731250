import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  skip_to_content: 'Ir para o conteúdo',
  loading: 'Carregando…',
  verifying: 'Verificando a sessão…',
  offline: 'Você está offline. O que está na tela permanece; o que for novo espera pela conexão.',
  scroll_to_top: 'Ir para o início da página',

  render_failed: 'Algo deu errado. Recarregue a página.',
  start_failed: 'Não foi possível iniciar o aplicativo.',
  reload: 'Recarregar',
  new_version: 'Uma nova versão está pronta.',
  new_version_needed:
    'Para continuar, é preciso carregar a nova versão. Salve ou copie o que você escreveu e recarregue a página.',
  later: 'Mais tarde',
  chunk_failed: ({ chunk }) => `Falha ao carregar a parte ${chunk}.`,

  main_navigation: 'Principal',
  menu: 'Menu',
  home: 'Início',
  generator: 'Gerador',
  history: 'Histórico',
  in_progress: ({ count }) => `${number(count)} em andamento`,
  offline_courses: 'Offline',
  login: 'Entrar',
  register: 'Criar conta',
  logout: 'Sair',
  logout_question: 'Sair neste dispositivo?',
  logout_unsent:
    'Parte do que você fez nos seus cursos ainda não chegou ao servidor e se perde se você sair agora.',
  logout_removed: ({ count }) =>
    plural(count, {
      one: `${number(count)} curso salvo para ler sem conexão será removido deste dispositivo.`,
      other: `${number(count)} cursos salvos para ler sem conexão serão removidos deste dispositivo.`,
    }),
  logout_kept: ({ count }) =>
    plural(count, {
      one: `${number(count)} curso salvo fica neste dispositivo, e quem o usar poderá lê-lo.`,
      other: `${number(count)} cursos salvos ficam neste dispositivo, e quem o usar poderá lê-los.`,
    }),
  stay_logged_in: 'Continuar conectado',
  account: 'Conta',
  administration: 'Administração',
  buy: 'Comprar',
  credits: ({ count }) =>
    plural(count, { one: `${number(count)} crédito`, other: `${number(count)} créditos` }),
  credits_hint: '1 crédito gera 1 curso. Comprar créditos.',
  nameless_user: 'Usuário',

  appearance: 'Tema e idioma',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', system: 'Igual ao sistema' },
  language: 'Idioma',
  same_as_browser: 'Igual ao navegador',

  about:
    'Cursos personalizados com IA. Descubra o seu melhor caminho de aprendizagem com a nossa tecnologia de ponta.',
  quick_links: 'Links rápidos',
  connect: 'Fale com a gente',
  email: 'E-mail',
  copyright: ({ year }) => `© ${year}Coursewright`,
  terms: 'Termos',
  privacy: 'Privacidade',
  install_app: 'Instalar o aplicativo',
  made_with: 'Feito com ❤️ para aprender de verdade',
};
export default pt;
