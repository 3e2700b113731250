import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');
const credits = (count: number) =>
  plural(count, { one: `${number(count)} crédito`, other: `${number(count)} créditos` });

const pt: Messages = {
  title: 'Comprar créditos',
  lead: 'Os créditos servem para gerar cursos; cada crédito vale um curso.',
  test_checkout:
    'Nenhum serviço de pagamento está configurado aqui: isto leva a um pagamento de teste, em que nenhum dinheiro muda de mãos.',
  not_sold: 'Esta instalação não vende créditos.',
  quantity: 'Quantidade de créditos',
  credits: 'créditos',
  one_less: 'Um crédito a menos',
  one_more: 'Um crédito a mais',
  price: ({ price }) => `Preço por crédito: ${price}`,
  total: ({ total, strong }) => <>Total: {strong(total)}</>,
  cancel: 'Cancelar',
  purchase: 'Comprar',
  processing: 'Processando…',
  stripe_failed: 'Não foi possível carregar o Stripe',
  initiate_failed: 'Não foi possível iniciar a compra',

  your_purchase: 'Sua compra',
  checking_purchase: 'Verificando sua compra…',
  checking: 'Verificando…',
  try_again: 'Tentar de novo',
  buy_credits: 'Comprar créditos',
  create_course: 'Criar um curso',
  to_generator: 'Ir para o gerador',

  left: 'Você saiu do pagamento.',
  nothing_charged: 'Nada foi cobrado.',
  none: 'Não há compra para mostrar.',
  none_why: 'O endereço não indica nenhuma compra.',
  not_found: 'Compra não encontrada.',
  not_found_why: 'Talvez pertença a uma conta diferente da que você está usando.',
  unavailable: 'Não foi possível carregar sua compra.',
  unavailable_why: ({ reason }) => `${reason} Se você pagou, os créditos chegam sozinhos.`,

  returned: 'Seu pagamento foi devolvido.',
  returned_all: ({ count, balance }) =>
    `${plural(count, { one: `O crédito comprado (${number(count)}) foi retirado`, other: `Os ${number(count)} créditos comprados foram retirados` })}: agora você tem ${number(balance)}.`,
  returned_some: ({ count, of, balance }) =>
    `${plural(count, { one: `Foi retirado ${number(count)}`, other: `Foram retirados ${number(count)}` })} de ${credits(of)} da compra: agora você tem ${number(balance)}.`,
  thanks: ({ count, sum }) => `${credits(count)} por ${sum}: agradecemos.`,
  in_balance: ({ count, balance }) =>
    `+${number(count)} no seu saldo: agora você tem ${credits(balance)}.`,
  expired: 'Este pagamento expirou.',
  refused: 'Seu banco recusou o pagamento.',
  refused_why: 'Nada foi cobrado e nenhum crédito foi adicionado.',
  unpaid: 'Este pagamento ainda não foi feito.',
  unpaid_what: 'Assim que for, seus créditos aparecem aqui.',
  paid: ({ sum }) => `Seu pagamento de ${sum} chegou.`,
  paid_what: ({ count }) =>
    plural(count, {
      one: `Seu crédito (${number(count)}) está a caminho do saldo. Se não chegar em alguns minutos, já fomos avisados e vamos verificar.`,
      other: `Os ${number(count)} créditos estão a caminho do saldo. Se não chegarem em alguns minutos, já fomos avisados e vamos verificar.`,
    }),
  unconfirmed: 'Seu banco ainda precisa confirmar o pagamento.',
  unconfirmed_what: ({ count }) =>
    `Conforme a forma de pagamento, isso leva de segundos a dias. Você pode sair desta página: ${plural(
      count,
      {
        one: `seu crédito (${number(count)}) aparece sozinho no saldo`,
        other: `os ${number(count)} créditos aparecem sozinhos no saldo`,
      },
    )}.`,
};
export default pt;
