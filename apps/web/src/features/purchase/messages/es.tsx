import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');
const credits = (count: number) =>
  plural(count, {
    one: '1 crédito',
    many: `${number(count)} de créditos`,
    other: `${number(count)} créditos`,
  });

const es: Messages = {
  title: 'Comprar créditos',
  lead: 'Los créditos sirven para generar cursos; cada crédito permite un curso.',
  test_checkout:
    'Aquí no hay ningún proveedor de pagos configurado: esto lleva a un pago de prueba en el que no se mueve dinero.',
  not_sold: 'Esta instalación no vende créditos.',
  quantity: 'Número de créditos',
  credits: 'créditos',
  one_less: 'Un crédito menos',
  one_more: 'Un crédito más',
  price: ({ price }) => `Precio por crédito: ${price}`,
  total: ({ total, strong }) => <>Total: {strong(total)}</>,
  cancel: 'Cancelar',
  purchase: 'Comprar',
  processing: 'Procesando…',
  stripe_failed: 'No se ha podido cargar Stripe',
  initiate_failed: 'No se ha podido iniciar la compra',

  your_purchase: 'Tu compra',
  checking_purchase: 'Comprobando tu compra…',
  checking: 'Comprobando…',
  try_again: 'Intentarlo de nuevo',
  buy_credits: 'Comprar créditos',
  create_course: 'Crear un curso',
  to_generator: 'Ir al generador',

  left: 'Has salido del pago.',
  nothing_charged: 'No se ha cobrado nada.',
  none: 'No hay ninguna compra que mostrar.',
  none_why: 'La dirección no indica ninguna compra.',
  not_found: 'Compra no encontrada.',
  not_found_why: 'Puede que pertenezca a una cuenta distinta de la que tienes abierta.',
  unavailable: 'No se ha podido cargar tu compra.',
  unavailable_why: ({ reason }) => `${reason} Si has pagado, tus créditos llegarán solos.`,

  returned: 'Tu pago se ha devuelto.',
  returned_all: ({ count, balance }) =>
    `${plural(count, {
      one: 'Se ha retirado el crédito que compraste',
      many: `Se han retirado los ${credits(count)} que compraste`,
      other: `Se han retirado los ${credits(count)} que compraste`,
    })}: ahora tienes ${number(balance)}.`,
  returned_some: ({ count, of, balance }) =>
    `${plural(count, {
      one: `Se ha retirado ${number(count)}`,
      many: `Se han retirado ${number(count)}`,
      other: `Se han retirado ${number(count)}`,
    })} de los ${credits(of)} que compraste: ahora tienes ${number(balance)}.`,
  thanks: ({ count, sum }) => `${credits(count)} por ${sum}: gracias.`,
  in_balance: ({ count, balance }) =>
    plural(count, {
      one: `Ya está en tu saldo: ahora tienes ${number(balance)}.`,
      many: `Ya están en tu saldo: ahora tienes ${number(balance)}.`,
      other: `Ya están en tu saldo: ahora tienes ${number(balance)}.`,
    }),
  expired: 'Este pago ha caducado.',
  refused: 'Tu banco ha rechazado el pago.',
  refused_why: 'No se ha cobrado nada ni se han añadido créditos.',
  unpaid: 'Este pago aún no se ha hecho.',
  unpaid_what: 'En cuanto se haga, tus créditos aparecerán aquí.',
  paid: ({ sum }) => `Tu pago de ${sum} ha llegado.`,
  paid_what: ({ count }) =>
    plural(count, {
      one: 'El crédito está en camino a tu saldo. Si no ha llegado en unos minutos, ya lo sabemos y lo estamos revisando.',
      many: `Los ${credits(count)} están en camino a tu saldo. Si no han llegado en unos minutos, ya lo sabemos y lo estamos revisando.`,
      other: `Los ${credits(count)} están en camino a tu saldo. Si no han llegado en unos minutos, ya lo sabemos y lo estamos revisando.`,
    }),
  unconfirmed: 'Tu banco aún tiene que confirmar el pago.',
  unconfirmed_what: ({ count }) =>
    `Según cómo pagues, tarda entre unos segundos y unos días. Puedes salir de esta página: ${plural(
      count,
      {
        one: 'el crédito aparecerá solo en tu saldo',
        many: `los ${credits(count)} aparecerán solos en tu saldo`,
        other: `los ${credits(count)} aparecerán solos en tu saldo`,
      },
    )}.`,
};
export default es;
