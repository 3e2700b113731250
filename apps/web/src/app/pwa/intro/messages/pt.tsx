import type { Messages } from './en.tsx';

const pt: Messages = {
  titles: { benefits: 'Vantagens', install: 'Instalar', offline: 'Offline', ready: 'Pronto!' },
  step: ({ step, of }) => `${step} / ${of}`,
  progress: 'Progresso do tutorial',
  skip: 'Pular',
  back: 'Voltar',
  next: 'Avançar',
  finish: 'Concluir',
  all_set: 'Tudo pronto. Bons estudos!',

  benefits_lead: 'O Coursewright pode ficar no seu dispositivo como qualquer outro aplicativo.',
  benefit_start: ({ strong }) => (
    <>{strong('A um toque.')} Ele abre a partir da tela inicial, em uma janela própria.</>
  ),
  benefit_offline: ({ strong }) => (
    <>{strong('Funciona sem conexão.')} Os cursos salvos esperam por você na página Offline.</>
  ),
  benefit_credits: ({ strong }) => <>{strong('Preços simples.')} 1 crédito gera 1 curso.</>,
  benefit_companions: ({ strong }) => (
    <>
      {strong('Mais do que texto.')} O áudio e as visualizações de uma aula custam créditos à parte.
    </>
  ),
  benefit_free: ({ strong }) => (
    <>{strong('Experimente grátis.')} Quem chega recebe créditos grátis.</>
  ),

  one_press: 'Seu navegador pode instalar para você.',
  install_now: 'Instalar agora',
  or_by_hand: 'Ou faça à mão:',
  being_installed: 'Seu navegador está instalando. Isso pode levar um momento.',
  declined: 'Fica para depois. Você pode instalar mais tarde pelo menu do navegador.',
  already_installed: 'O Coursewright já está instalado neste dispositivo.',
  not_completed:
    'A instalação não terminou automaticamente. Você ainda pode adicionar esta página aos favoritos e usar todos os recursos offline!',
  variants: {
    safari_ios: {
      title: 'Safari no iPhone e no iPad',
      steps: [
        'Toque no botão Compartilhar na barra de ferramentas.',
        'Role para baixo e toque em “Adicionar à Tela de Início”.',
        'Toque em “Adicionar” no canto.',
      ],
    },
    chrome_android: {
      title: 'Chrome no Android',
      steps: [
        'Toque no menu de três pontos.',
        'Toque em “Adicionar à tela inicial” ou “Instalar app”.',
        'Confirme com “Instalar”.',
      ],
    },
    chrome_desktop: {
      title: 'Chrome no computador',
      steps: [
        'Clique no ícone de instalação no fim da barra de endereços.',
        'Se não houver: abra o menu, depois “Transmitir, salvar e compartilhar” e “Instalar página como app”.',
        'Confirme com “Instalar”.',
      ],
    },
    edge_desktop: {
      title: 'Edge no computador',
      steps: [
        'Clique no ícone de aplicativo na barra de endereços.',
        'Se não houver: abra o menu, depois “Aplicativos” e “Instalar este site como um aplicativo”.',
        'Confirme com “Instalar”.',
      ],
    },
    firefox_manual: {
      title: 'Firefox',
      steps: [
        'No Android: abra o menu e toque em “Adicionar à tela inicial”.',
        'No computador, o Firefox não instala aplicativos web: adicione esta página aos favoritos com Ctrl+D (no Mac, ⌘D).',
        'Os cursos salvos funcionam sem conexão do mesmo jeito.',
      ],
    },
    generic: {
      title: 'Seu navegador',
      steps: [
        'Abra o menu do navegador ou o botão Compartilhar.',
        'Escolha “Instalar”, “Instalar app” ou “Adicionar à tela inicial”.',
        'Se não houver essa opção, adicione esta página aos favoritos.',
      ],
    },
  },

  offline_lead: 'Leve cursos para onde não há conexão:',
  offline_save: ({ strong }) => <>Abra um dos seus cursos e escolha {strong('Salvar offline')}.</>,
  offline_open: ({ strong }) => (
    <>Encontre-o em {strong('Offline')} no menu, com os quizzes e as fontes.</>
  ),
  offline_learn: ({ strong }) => (
    <>
      {strong('Continue aprendendo.')} O que você conclui, responde e anota vai para a sua conta
      quando a conexão voltar.
    </>
  ),
  no_offline: 'Este navegador não consegue guardar cursos para ler offline.',

  checking: 'Verificando a instalação…',
  detected: 'Instalação detectada',
  detected_why: 'Abra o Coursewright pela tela inicial ou pela lista de aplicativos.',
  not_detected: 'Instalação não detectada',
  next_steps: 'Próximos passos',
  next_open_app: 'Abra o Coursewright pela tela inicial ou pela lista de aplicativos.',
  next_bookmark: 'Adicione esta página aos favoritos para encontrá-la de novo.',
  next_install_later: 'Instale quando quiser: “Instalar o aplicativo” fica no rodapé.',
  next_register: 'Crie uma conta para gerar seus próprios cursos.',
  next_generate: 'Indique um tema e gere um curso.',
  next_save: 'Salve-o offline antes da próxima viagem.',
  tips: 'Dicas rápidas',
  tip_shortcuts:
    'Toque e segure o ícone, ou clique nele com o botão direito: ele leva direto a um novo curso.',
  tip_wifi: 'Salve cursos enquanto estiver no Wi-Fi.',
  tip_keep: 'Em um dispositivo só seu, escolha manter os cursos salvos depois de sair.',
};
export default pt;
