import type { Messages } from './en.tsx';

function inHowLong(seconds: number): string {
  if (seconds < 2) return 'daqui a um instante';
  if (seconds < 60) return `daqui a ${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `daqui a ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}`;
  return `daqui a ${Math.ceil(minutes / 60)} horas`;
}

const pt: Messages = {
  unexpected_error: 'Ocorreu um erro inesperado',
  unreachable: 'Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.',
  with_error_id: ({ message, id }) => `${message} (ID do erro: ${id})`,
  failure: {
    unauthorized: 'Sua sessão expirou. Entre de novo.',
    not_found: 'Não encontrado. Talvez tenha sido excluído.',
    too_many_requests: ({ retryAfter = 1 }) =>
      `Tentativas demais. Tente de novo ${inHowLong(retryAfter)}.`,
    server_error: 'Ocorreu um erro inesperado',
    provider_error: 'Um serviço externo não conseguiu responder. Tente de novo mais tarde.',
    unavailable: 'Indisponível no momento. Tente de novo mais tarde.',
    request_timeout: 'A conexão está lenta demais. Tente de novo com uma conexão melhor.',
    timeout: 'Demorou demais. Tente de novo.',
  },
  unreadable_progress: 'Não foi possível ler uma atualização do progresso.',
  login_failed: 'Não foi possível entrar',
  not_recorded: ({ reason }) => `Seu progresso não foi salvo. ${reason}`,
  close_notification: 'Fechar a notificação',
  part_not_loaded: 'Não foi possível abrir esta parte',
  part_not_loaded_why:
    'Uma parte do aplicativo não pôde ser carregada. Verifique sua conexão e tente de novo. Se não resolver, recarregue a página.',
  try_again: 'Tentar de novo',
  close: 'Fechar',
  tagline: 'indique um tema, receba um curso com fontes',
};
export default pt;
