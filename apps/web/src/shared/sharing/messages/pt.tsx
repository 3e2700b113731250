import type { Messages } from './en.tsx';

const pt: Messages = {
  share: 'Compartilhar',
  share_course: 'Compartilhar este curso',
  loading: 'Verificando quem pode ler…',
  not_loaded: 'Não foi possível verificar se este curso é público.',
  try_again: 'Tentar de novo',
  changing: 'Alterando…',
  not_changed: ({ reason }) => `Nada foi alterado. ${reason}`,

  anyone: 'Quem tiver o link pode ler',
  is_private: 'Só você pode ler este curso.',
  is_public:
    'Ninguém precisa de conta para ler; quem tem uma pode copiar o curso para o próprio histórico.',
  what_is_hidden:
    'Seu nome, suas etiquetas, seu progresso e os nomes dos seus arquivos nunca são mostrados.',
  what_ends:
    'Ao desativar, o link deixa de funcionar na hora. Ao ativar de novo, o link será outro.',

  link: 'Link',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  copy_by_hand:
    'Seu navegador não permite copiar a partir daqui. O link está selecionado: copie-o.',
  send: 'Enviar…',
  code: 'O link como código QR',
  code_use: 'Escaneie para abrir o curso em outro dispositivo.',
  indexable: 'Permitir que buscadores o listem',
  indexable_off: 'Pedimos aos buscadores que não o listem.',
  indexable_on: 'Pode aparecer em resultados de busca daqui a alguns dias.',
};
export default pt;
