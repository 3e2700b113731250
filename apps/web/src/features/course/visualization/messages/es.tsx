import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  title: 'Mira cómo encaja todo',
  what_it_is:
    'Un diagrama de esta lección que puedes recorrer. Cada pieza abre el pasaje en que se apoya.',
  which_kind: '¿Qué debe mostrar?',
  kind: {
    best: { name: 'Lo que mejor convenga', explanation: 'Lo decide la lección.' },
    concept_map: { name: 'Mapa conceptual', explanation: 'Los términos y cómo se relacionan.' },
    flow: { name: 'Flujo', explanation: 'Pasos, uno tras otro.' },
    timeline: { name: 'Línea del tiempo', explanation: 'Qué ocurrió y cuándo.' },
    comparison: { name: 'Comparación', explanation: 'Cosas, una al lado de otra.' },
    cycle: { name: 'Ciclo', explanation: 'Pasos que vuelven a empezar.' },
    hierarchy: { name: 'Jerarquía', explanation: 'Un todo y sus partes.' },
  },
  costs: ({ count }) =>
    plural(count, {
      one: 'Cuesta 1 crédito',
      many: `Cuesta ${number(count)} de créditos`,
      other: `Cuesta ${number(count)} créditos`,
    }),
  free: 'No cuesta nada: ya está dibujado',
  you_have: ({ count }) =>
    plural(count, {
      one: 'tienes 1',
      many: `tienes ${number(count)}`,
      other: `tienes ${number(count)}`,
    }),
  draw: 'Dibujar el diagrama',
  drawing: 'Dibujando…',
  drawing_takes:
    'Se está leyendo la lección. Puede tardar un minuto; mientras tanto puedes seguir leyendo.',
  paid_once: 'Se paga una vez y se queda con la lección hasta que esta cambie.',
  offline: 'No tienes conexión. Podrás dibujar diagramas cuando vuelvas a tenerla.',
  not_enough_credits: 'No tienes créditos suficientes.',
  buy_credits: 'Comprar créditos',
  not_drawn: 'No se ha podido dibujar el diagrama.',
  nothing_charged: 'No se ha cobrado nada.',
  nothing_to_draw: 'Esta lección no tiene nada que un diagrama pueda mostrar.',
  unsuitable: ({ kind }) => `Esta lección no se presta a: ${kind}.`,
  try_instead: 'Prueba con:',
  only_own:
    'Los diagramas se dibujan para tus propios cursos. Copia este curso a tu historial y podrás dibujar sus lecciones.',
  not_on_device:
    'En este dispositivo no hay guardado ningún diagrama de esta lección. Cuando tengas conexión, elige otra vez «Guardar sin conexión» en tu curso para llevarlo contigo.',
  not_loaded: 'No se han podido cargar los diagramas de esta lección.',
  try_again: 'Intentarlo de nuevo',
  loading: 'Cargando los diagramas…',
  drawn: 'Diagramas de esta lección',
  another: 'Otro diagrama',
  diagram: ({ title, kind }) => `${title}: ${kind}`,
  nodes: ({ count }) =>
    plural(count, {
      one: '1 pieza',
      many: `${number(count)} de piezas`,
      other: `${number(count)} piezas`,
    }),
  tools: 'Herramientas del diagrama',
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  fit: 'Verlo entero',
  unfold_all: 'Desplegar todo',
  fold_all: 'Plegar todo',
  as_text: 'Como texto',
  search: 'Buscar en el diagrama',
  found: ({ count }) =>
    plural(count, {
      one: '1 resultado',
      many: `${number(count)} de resultados`,
      other: `${number(count)} resultados`,
    }),
  download_svg: 'SVG',
  download_png: 'PNG',
  download: 'Descargar como',
  not_saved: 'No se ha podido crear la imagen. Prueba con el otro formato.',
  keys: 'Arrastra para moverlo; Ctrl y la rueda para ampliarlo. Con el teclado: las flechas van de pieza en pieza, Intro abre una, Espacio la pliega, + y − amplían y reducen, 0 lo muestra entero.',
  below: ({ count }) =>
    plural(count, {
      one: '1 pieza debajo',
      many: `${number(count)} de piezas debajo`,
      other: `${number(count)} piezas debajo`,
    }),
  step: ({ step }) => `Paso ${number(step)}`,
  pick: 'Elige una pieza para ver qué dice la lección sobre ella.',
  close: 'Cerrar',
  leads_to: 'Lleva a',
  comes_from: 'Viene de',
  sources: 'Se apoya en',
  source: ({ source }) => `Fuente ${number(source)}`,
  no_source: 'No se cita ningún pasaje para esto.',
  aspect: 'Aspecto',
  also: 'También se relaciona',
};
export default es;
