import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  title: 'Veja como tudo se liga',
  what_it_is:
    'Um diagrama desta aula que você pode percorrer. Cada elemento abre o trecho em que se apoia.',
  which_kind: 'O que ele deve mostrar?',
  kind: {
    best: { name: 'O mais adequado', explanation: 'A aula decide.' },
    concept_map: { name: 'Mapa conceitual', explanation: 'Termos e como se relacionam.' },
    flow: { name: 'Fluxo', explanation: 'Passos, um depois do outro.' },
    timeline: { name: 'Linha do tempo', explanation: 'O que aconteceu e quando.' },
    comparison: { name: 'Comparação', explanation: 'Coisas lado a lado.' },
    cycle: { name: 'Ciclo', explanation: 'Passos que recomeçam.' },
    hierarchy: { name: 'Hierarquia', explanation: 'Um todo e suas partes.' },
  },
  costs: ({ count }) =>
    plural(count, {
      one: `Custa ${number(count)} crédito`,
      other: `Custa ${number(count)} créditos`,
    }),
  free: 'Não custa nada: já está desenhado',
  you_have: ({ count }) =>
    plural(count, { one: `você tem ${number(count)}`, other: `você tem ${number(count)}` }),
  draw: 'Desenhar o diagrama',
  drawing: 'Desenhando…',
  drawing_takes: 'A aula está sendo lida. Pode levar um minuto; continue a leitura se quiser.',
  paid_once: 'Pago uma vez, fica com a aula até que ela mude.',
  offline: 'Você está offline. Os diagramas podem ser desenhados quando a conexão voltar.',
  not_enough_credits: 'Você não tem créditos suficientes.',
  buy_credits: 'Comprar créditos',
  not_drawn: 'Não foi possível desenhar o diagrama.',
  nothing_charged: 'Nada foi cobrado.',
  nothing_to_draw: 'Esta aula não tem nada que um diagrama possa mostrar.',
  unsuitable: ({ kind }) => `Esta aula não se presta a: ${kind}.`,
  try_instead: 'Tente em vez disso:',
  only_own:
    'Os diagramas são desenhados para os seus próprios cursos. Copie este curso para o seu histórico, e suas aulas poderão ser desenhadas.',
  not_on_device:
    'Nenhum diagrama desta aula está salvo neste dispositivo. Quando tiver conexão, escolha “Salvar offline” de novo no seu curso para levá-lo com você.',
  not_loaded: 'Não foi possível carregar os diagramas desta aula.',
  try_again: 'Tentar de novo',
  loading: 'Carregando os diagramas…',
  drawn: 'Diagramas desta aula',
  another: 'Outro diagrama',
  diagram: ({ title, kind }) => `${title}: ${kind}`,
  nodes: ({ count }) =>
    plural(count, { one: `${number(count)} elemento`, other: `${number(count)} elementos` }),
  tools: 'Ferramentas do diagrama',
  zoom_in: 'Aumentar',
  zoom_out: 'Diminuir',
  fit: 'Mostrar tudo',
  unfold_all: 'Abrir tudo',
  fold_all: 'Fechar tudo',
  as_text: 'Como texto',
  search: 'Procurar no diagrama',
  found: ({ count }) =>
    plural(count, { one: `${number(count)} encontrado`, other: `${number(count)} encontrados` }),
  download_svg: 'SVG',
  download_png: 'PNG',
  download: 'Baixar como',
  not_saved: 'Não foi possível criar a imagem. Tente o outro formato.',
  keys: 'Arraste para mover, Ctrl e a roda para o zoom. No teclado: as setas vão de um elemento a outro, Enter abre, Espaço recolhe, + e − mudam o zoom, 0 mostra tudo.',
  below: ({ count }) =>
    plural(count, {
      one: `${number(count)} elemento abaixo`,
      other: `${number(count)} elementos abaixo`,
    }),
  step: ({ step }) => `Passo ${number(step)}`,
  pick: 'Escolha um elemento para ver o que a aula diz sobre ele.',
  close: 'Fechar',
  leads_to: 'Leva a',
  comes_from: 'Vem de',
  sources: 'Apoia-se em',
  source: ({ source }) => `Fonte ${number(source)}`,
  no_source: 'Nenhum trecho é citado para isto.',
  aspect: 'Aspecto',
  also: 'Também relacionado',
};
export default pt;
