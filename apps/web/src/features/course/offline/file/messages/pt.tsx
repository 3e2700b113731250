import type { Messages } from './en.tsx';

const pt: Messages = {
  opening: ({ name, percent }) => `Abrindo ${name}: ${percent} %`,
  opened_part: 'Parte verificada do arquivo',
  cancel: 'Cancelar',
  close: 'Fechar',
  not_opened: 'O arquivo não foi aberto',
  unreadable: 'Não foi possível ler o arquivo. Escolha-o de novo.',
  too_large: ({ max }) => `Ele é grande demais: um arquivo de curso tem no máximo ${max}.`,
  insecure: 'Arquivos só podem ser abertos se esta página for carregada por HTTPS.',
  full: 'Não há espaço suficiente neste dispositivo. Remova outros cursos salvos e tente de novo.',
  not_kept: 'O navegador não conseguiu salvar o curso.',
  no_sound: 'Este navegador não consegue tocar as gravações deste arquivo.',

  replace_title: ({ topic }) => `“${topic}” já está neste dispositivo`,
  why_ask: {
    older: 'O curso deste dispositivo é mais recente que o do arquivo.',
    other_signer:
      'O arquivo não foi assinado por quem assinou o que você abriu antes, ou isso não pôde ser verificado.',
    same_age:
      'O conteúdo do arquivo é diferente do que você abriu antes, e não dá para saber qual é mais recente.',
  },
  keep_mine: 'Manter o que está aqui',
  replace: 'Substituir',
  outcome: {
    new: ({ topic }) => `“${topic}” está neste dispositivo`,
    newer: ({ topic }) => `“${topic}” foi substituído pela versão mais recente`,
    replaced: ({ topic }) => `“${topic}” foi substituído pelo arquivo`,
    known: ({ topic }) => `“${topic}” já está neste dispositivo, tal como neste arquivo`,
    of_account: ({ topic }) =>
      `“${topic}” está salvo neste dispositivo a partir de uma conta. O arquivo não o substituiu; com conexão, o curso salvo pode ser atualizado.`,
  },
  signed: ({ address, key }) => (
    <>
      Sem alterações desde a assinatura. O arquivo diz que vem de {address}. Chave: {key}
    </>
  ),
  unproven: ({ address, key }) => (
    <>
      A assinatura não foi verificada: este navegador não consegue fazer isso. O arquivo diz que vem
      de {address}. Chave: {key}
    </>
  ),

  read: 'Abrir o curso',
  add: 'Adicionar à minha conta',
  added: {
    imported: 'Agora ele está na sua conta.',
    merged: 'Ele já estava na sua conta; o que era novo foi adicionado.',
    known: 'Ele já está na sua conta, com tudo o que este arquivo contém.',
  },
  open_in_account: 'Abrir na minha conta',
};
export default pt;
