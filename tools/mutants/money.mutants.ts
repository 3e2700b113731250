// Credits, payments and administration.
import { mutant, type MutantTable } from './frame/mutant.ts';

const ledger = 'libs/server/credits/src/postgres-ledger.ts';
const payments = (name: string) => `libs/server/payments/src/${name}.ts`;
const admin = (name: string) => `libs/server/admin/src/${name}.ts`;
const auth = (name: string) => `libs/server/auth/src/${name}.ts`;
const migration = (name: string) => `libs/server/platform/src/database/migrations/${name}.ts`;
/** What the database itself refuses, out of the way: the specification is to notice, and not only that something failed. */
const unproven = {
  file: migration('1763700000000-payments'),
  find: '        SELECT credits INTO held FROM users',
  replace: '        RETURN NULL;\n        SELECT credits INTO held FROM users',
};
const unbounded = {
  file: migration('1763640000000-initial'),
  find: ' CONSTRAINT users_credits_not_negative CHECK (credits >= 0)',
  replace: '',
};
const [settle, orders, provider, receive] = [
  payments('settle-purchase'),
  payments('purchase-orders'),
  payments('payment-provider'),
  payments('webhook/receive-stripe-event'),
];

const table: MutantTable = {
  'libs/server/credits/src/ledger.spec.ts': [
    {
      row: 'L1',
      what: 'the balance is read, and written afterwards',
      test: '50 of 200 parallel debits',
      patches: [
        {
          file: ledger,
          find: '    assertAmount(amount);\n    const [entry] = await this.database.query<Entry>(\n      `WITH debited',
          replace:
            '    assertAmount(amount);\n    if ((await this.balance(userId)) < amount) throw tooLittle(amount);\n    const [entry] = await this.database.query<Entry>(\n      `WITH debited',
        },
        {
          file: ledger,
          find: 'WHERE id = $1 AND credits >= $2 RETURNING id, credits',
          replace: 'WHERE id = $1 RETURNING id, credits',
        },
        unproven,
        unbounded,
        {
          ...unbounded,
          find: 'balance_after integer NOT NULL CHECK (balance_after >= 0)',
          replace: 'balance_after integer NOT NULL',
        },
      ],
    },
    {
      row: 'L1',
      what: 'what is written was read before the lock',
      test: '50 of 200 parallel debits',
      patches: [
        {
          file: ledger,
          find: 'UPDATE users SET credits = credits - $2 WHERE id = $1 AND credits >= $2 RETURNING id, credits',
          replace:
            'UPDATE users SET credits = seen.credits - $2 FROM (SELECT id, credits FROM users) seen WHERE users.id = $1 AND seen.id = users.id AND seen.credits >= $2 RETURNING users.id, users.credits',
        },
        unproven,
      ],
    },
    {
      row: 'L1',
      what: 'a debit has no entry',
      test: '50 of 200 parallel debits',
      patches: [
        {
          file: ledger,
          find: 'SELECT id, -$2, credits, $3, $4, $5, $6, $7 FROM debited\n',
          replace:
            'SELECT id, -$2, credits, $3, $4, $5, $6, $7 FROM debited WHERE random() < 0.9\n',
        },
        unproven,
      ],
    },
    mutant(
      'L1',
      'a balance may fall below nothing',
      [unbounded.file, unbounded.find, unbounded.replace],
      'proven by the database',
    ),
    mutant(
      'L10',
      'the database believes every balance',
      [unproven.file, unproven.find, unproven.replace],
      'proven by the database',
    ),
    mutant(
      'L10',
      'an entry need not follow from the one before',
      [
        unproven.file,
        "        IF TG_TABLE_NAME = 'credit_transactions' THEN\n",
        '        IF false THEN\n',
      ],
      'proven by the database',
    ),
    mutant(
      'L1',
      'a missing credit is a fault',
      [
        ledger,
        'if (!entry) throw tooLittle(amount);',
        "if (!entry) throw new Error('too little');",
      ],
      '50 of 200 parallel debits',
    ),
    {
      row: 'L5',
      what: 'a debit is given back as often as that is asked for',
      test: 'one refund for 20 parallel asks',
      patches: [
        {
          file: ledger,
          find: '           AND NOT EXISTS (SELECT 1 FROM credit_transactions earlier WHERE earlier.refund_of = debit.id) FOR',
          replace: '           FOR',
        },
        { file: ledger, find: '         ON CONFLICT (refund_of) DO NOTHING\n', replace: '' },
        {
          file: migration('1763640000000-initial'),
          find: 'refund_of uuid UNIQUE REFERENCES',
          replace: 'refund_of uuid REFERENCES',
        },
      ],
    },
    mutant(
      'L7',
      'an amount may be a fraction',
      [ledger, '!Number.isSafeInteger(amount) || amount <= 0', '!(amount > 0)'],
      'only positive whole amounts',
    ),
    mutant(
      'L7',
      'an amount may be negative',
      [
        ledger,
        '!Number.isSafeInteger(amount) || amount <= 0',
        '!Number.isSafeInteger(amount) || amount === 0',
      ],
      'only positive whole amounts',
    ),
    mutant(
      'L9',
      'entries can be changed',
      [
        migration('1763640000000-initial'),
        'credit_transactions_append_only BEFORE UPDATE OR DELETE',
        'credit_transactions_append_only BEFORE DELETE',
      ],
      'changed, emptied or cut short',
    ),
    mutant(
      'L9',
      'entries can be deleted',
      [
        migration('1763640000000-initial'),
        'credit_transactions_append_only BEFORE UPDATE OR DELETE',
        'credit_transactions_append_only BEFORE UPDATE',
      ],
      'changed, emptied or cut short',
    ),
    mutant(
      'L9',
      'the ledger can be emptied',
      [
        migration('1763640000000-initial'),
        'CREATE TRIGGER credit_transactions_no_truncate BEFORE TRUNCATE ON credit_transactions\n        FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();',
        '',
      ],
      'changed, emptied or cut short',
    ),
    mutant(
      'L9',
      'the notes of a living account can be forgotten',
      [
        migration('1763650000000-account'),
        'OR NEW.notes IS NULL AND EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NOT NULL)',
        'OR NEW.notes IS NULL',
      ],
      'changed, emptied or cut short',
    ),
  ],
  'apps/api/test/account-data.e2e.spec.ts': [
    mutant(
      'L9',
      'the entries of a deleted account keep what they said beside the amounts',
      [auth('account/delete-account'), 'await this.ledger.forgetNotes(owner.id);', ''],
      'leaves of the account only anonymous movements',
    ),
    {
      row: 'L9',
      what: 'a deleted account takes its entries along',
      test: 'leaves of the account only anonymous movements',
      patches: [
        {
          file: migration('1763640000000-initial'),
          find: 'user_id uuid NOT NULL REFERENCES users(id),\n        amount',
          replace: 'user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,\n        amount',
        },
        {
          file: migration('1763640000000-initial'),
          find: 'credit_transactions_append_only BEFORE UPDATE OR DELETE',
          replace: 'credit_transactions_append_only BEFORE UPDATE',
        },
      ],
    },
    {
      row: 'L9',
      what: 'a deleted account loses its balance',
      test: 'leaves of the account only anonymous movements',
      patches: [
        {
          file: auth('users'),
          find: "full_name = 'Deleted user', password_hash = ''",
          replace: "full_name = 'Deleted user', credits = 0, password_hash = ''",
        },
        unproven,
      ],
    },
    mutant(
      'Z5',
      'administrators are counted without a lock',
      [
        auth('users'),
        'SELECT id FROM users WHERE is_admin AND is_active ORDER BY id FOR NO KEY UPDATE',
        'SELECT id FROM users WHERE is_admin AND is_active ORDER BY id',
      ],
      'leave an active administrator',
    ),
    mutant(
      'Z5',
      'who deletes himself is not counted',
      [
        auth('account/delete-account'),
        'if (owner.is_admin && !admins.some((id) => id !== owner.id)) throw lastAdmin();',
        '',
      ],
      'leave an active administrator',
    ),
    mutant(
      'Z5',
      'disabling is not counted',
      [auth('account/change-standing'), 'if (!(isActive && isAdmin) &&', 'if (!isAdmin &&'],
      'leave an active administrator',
    ),
  ],
  'apps/api/test/proofs-of-money.e2e.spec.ts': [
    mutant(
      'L3',
      'an answer is not remembered',
      [
        'libs/server/platform/src/idempotency/idempotency.ts',
        'if (!first) return this.firstAnswer<Answer>(userId, key, requestHash);',
        'void first;',
      ],
      'once for 20 equal requests',
    ),
    mutant(
      'L3',
      'another request with the same key gets the first answer',
      [
        'libs/server/platform/src/idempotency/idempotency.ts',
        'if (row.request_hash !== requestHash) throw keyOfAnotherRequest();',
        '',
      ],
      'once for 20 equal requests',
    ),
    mutant(
      'L3',
      'whoever comes second is told to come again',
      [
        'libs/server/platform/src/idempotency/idempotency.ts',
        'if (!first) return this.firstAnswer<Answer>(userId, key, requestHash);',
        "if (!first) throw new AppError('conflict', 'Again.');",
      ],
      'once for 20 equal requests',
    ),
    mutant(
      'L3',
      'what is asked for is not part of the request',
      [
        'libs/server/platform/src/idempotency/idempotency.ts',
        'hashOf([operation, input])',
        'hashOf([operation, typeof input])',
      ],
      'once for 20 equal requests',
    ),
    mutant(
      'L3',
      'a key of a purchase is not kept',
      [orders, 'creditPrice.currency, key ?? null,', 'creditPrice.currency, key && null,'],
      'everybody else: buying credits',
    ),
    mutant(
      'L3',
      'a key belongs to whoever sent it first',
      [
        migration('1763700000000-payments'),
        'ON purchase_orders (user_id, idempotency_key) WHERE',
        'ON purchase_orders (idempotency_key) WHERE',
      ],
      'everybody else: buying credits',
    ),
    mutant(
      'L3',
      'another order with the same key gets the first course',
      [
        'libs/server/generation/src/start-generation.ts',
        'if (task.request_hash !== requestHash) throw keyOfAnotherRequest();',
        '',
      ],
      'everybody else: ordering a course',
    ),
    mutant(
      'L6',
      'a course is given away',
      [
        'libs/server/generation/src/start-generation.ts',
        "      await this.ledger.spend(userId, prices.course, 'generation_use', { taskId, notes: input.topic });\n",
        '',
      ],
      'ten courses cost ten credits',
    ),
    mutant(
      'L6',
      'a course costs what a learner has',
      [
        'libs/server/generation/src/start-generation.ts',
        'this.ledger.spend(userId, prices.course,',
        'this.ledger.spend(userId, await this.ledger.balance(userId),',
      ],
      'ten courses cost ten credits',
    ),
    mutant(
      'L6',
      'a delivered course is given back as well',
      [
        'libs/server/generation/src/run-generation.ts',
        'if (refund !== undefined) {',
        "if (refund !== undefined || status === 'completed') {",
      ],
      'ten courses cost ten credits',
    ),
    mutant(
      'L10',
      'only balances that are too high are noticed',
      [
        payments('check-ledger'),
        'owner.credits <> coalesce(entered.sum, 0)',
        'owner.credits > coalesce(entered.sum, 0)',
      ],
      'ten planted faults',
    ),
    mutant(
      'L10',
      'entries need not follow from each other',
      [payments('check-ledger'), 'WHERE earlier + amount <> balance_after', 'WHERE false'],
      'ten planted faults',
    ),
    mutant(
      'L10',
      'a credited purchase needs no entry of that amount',
      [
        payments('check-ledger'),
        "AND action_type = 'purchase' AND amount = purchase.credited AND",
        "AND action_type = 'purchase' AND",
      ],
      'ten planted faults',
    ),
    mutant(
      'L10',
      'an entry needs no purchase',
      [
        payments('check-ledger'),
        'WHERE id = entry.order_id AND credited = entry.amount',
        'WHERE id = entry.order_id',
      ],
      'ten planted faults',
    ),
    mutant(
      'L10',
      'a refund may be of another amount',
      [
        payments('check-ledger'),
        'HAVING count(*) > 1 OR sum(refund.amount) <> -debit.amount',
        'HAVING count(*) > 1',
      ],
      'ten planted faults',
    ),
    mutant(
      'L10',
      'it is said every hour again',
      [payments('check-ledger'), 'if (row?.is_new) this.log', 'if (row) this.log'],
      'ten planted faults',
    ),
    mutant(
      'L10',
      'what is mended stays open',
      [
        payments('check-ledger'),
        'WHERE resolved_at IS NULL AND seen_at < $2',
        'WHERE resolved_at IS NULL AND seen_at < $2 AND false',
      ],
      'ten planted faults',
    ),
    mutant(
      'L10',
      'the first 500 users are looked at',
      [payments('check-ledger'), 'if (users.length < batch) break;', 'break;'],
      'without an alarm|ten planted faults',
    ),
    mutant(
      'L10',
      'a purchase is an alarm',
      [
        payments('check-ledger'),
        'amount = purchase.credited AND user_id',
        'amount > purchase.credited AND user_id',
      ],
      'ten planted faults',
    ),
  ],
  'apps/api/test/payments.e2e.spec.ts': [
    {
      row: 'P1',
      what: 'an event counts as often as it comes',
      test: '20 times at once',
      patches: [
        { file: receive, find: '      if (!first) return;\n', replace: '      void first;\n' },
        { file: settle, find: 'if (order.credited === 0) {', replace: 'if (order) {' },
        {
          file: migration('1763700000000-payments'),
          find: "CREATE UNIQUE INDEX credit_transactions_one_purchase_per_order ON credit_transactions (order_id) WHERE action_type = 'purchase';",
          replace: '',
        },
        {
          file: migration('1763700000000-payments'),
          find: 'DROP INDEX credit_transactions_order, credit_transactions_one_purchase_per_order;',
          replace: 'DROP INDEX credit_transactions_order;',
        },
      ],
    },
    mutant(
      'P1',
      'an event that is known is refused',
      [receive, 'if (!first) return;', "if (!first) throw new Error('known');"],
      '20 times at once',
    ),
    mutant(
      'P2',
      'a checkout that is complete is taken for a paid one',
      [
        payments('checkout-session'),
        "session.payment_status === 'paid'",
        "session.status === 'complete'",
      ],
      'every order of what is heard',
    ),
    mutant(
      'P2',
      'a refund that is heard of before the payment is forgotten',
      [
        settle,
        '      await this.orders.noteRefund(orderId, cents);',
        '      if (!(await this.orders.byId(orderId))?.is_paid) return true;\n      await this.orders.noteRefund(orderId, cents);',
      ],
      'every order of what is heard',
    ),
    mutant(
      'P2',
      'late news takes the payment back',
      [orders, 'is_paid = is_paid OR $3', 'is_paid = $3'],
      'every order of what is heard',
    ),
    mutant(
      'P2',
      'the landing page credits what it was opened for',
      [
        payments('get-payment-session'),
        'await this.settle.run(factsOf(await this.provider.session(id)));',
        'await this.settle.run({ ...factsOf(await this.provider.session(id)), isPaid: true });',
      ],
      'every order of what is heard',
    ),
    mutant(
      'P3',
      'nobody looks at the signature',
      [
        provider,
        "return stripe.webhooks.constructEvent(body, signature ?? '', secret);",
        'void [stripe, signature, secret];\n        return JSON.parse(body);',
      ],
      'one of the signing secrets',
    ),
    mutant(
      'P3',
      'a signature never gets old',
      [
        provider,
        "constructEvent(body, signature ?? '', secret)",
        "constructEvent(body, signature ?? '', secret, 100_000)",
      ],
      'one of the signing secrets',
    ),
    mutant(
      'P3',
      'what is checked is the body as it reads, not as it came',
      [
        provider,
        "constructEvent(body, signature ?? '', secret)",
        "constructEvent(JSON.stringify(JSON.parse(body)), signature ?? '', secret)",
      ],
      'one of the signing secrets',
    ),
    mutant(
      'P3',
      'while keys are rolled only the first one counts',
      [
        provider,
        'for (const secret of this.webhookSecrets())',
        'for (const secret of this.webhookSecrets().slice(0, 1))',
      ],
      'one of the signing secrets',
    ),
    mutant(
      'P3',
      'a signature that is missing is no reason to refuse',
      [
        provider,
        '    const stripe = await this.connect();\n    for',
        '    const stripe = await this.connect();\n    if (!signature) return JSON.parse(body);\n    for',
      ],
      'one of the signing secrets',
    ),
    mutant(
      'P3',
      'a signature of no length is a fault',
      [provider, "if (signature?.split(',').some(isEmpty)) throw notSigned();", 'void isEmpty;'],
      'one of the signing secrets',
    ),
    mutant(
      'P3',
      'the order is looked up before the signature is good',
      [
        receive,
        'const event = await this.provider.eventOf(body, signature);',
        'await this.orders.byPaymentIntent(String(JSON.parse(body).data?.object?.payment_intent));\n    const event = await this.provider.eventOf(body, signature);',
      ],
      'one of the signing secrets',
    ),
    mutant(
      'P4',
      'what could not be written down is taken all the same',
      [
        payments('payments.controller'),
        'await this.receiveStripeEvent.run(request.body, signature);',
        'await this.receiveStripeEvent.run(request.body, signature).catch((error) => {\n      if (error instanceof AppError) throw error;\n    });',
      ],
      'cannot be written down',
    ),
    mutant(
      'P5',
      'a purchase credits one more than was ordered',
      [
        settle,
        'await this.ledger.grant(order.user_id, order.quantity,',
        'await this.ledger.grant(order.user_id, order.quantity + 1,',
      ],
      'believe only|credit what was ordered|count once',
    ),
    mutant(
      'P5',
      'the amount is not compared',
      [
        settle,
        "if (facts.amount !== order.quantity * order.unit_amount) return 'wrong_amount';",
        '',
      ],
      'credit what was ordered',
    ),
    mutant(
      'P5',
      'the currency is not compared',
      [
        settle,
        "if (facts.currency?.toLowerCase() !== order.currency) return 'wrong_currency';",
        '',
      ],
      'credit what was ordered',
    ),
    mutant(
      'P5',
      'the quantity is not compared',
      [settle, "if (facts.quantity !== String(order.quantity)) return 'wrong_quantity';", ''],
      'credit what was ordered',
    ),
    mutant(
      'P5',
      'the user is not compared',
      [settle, "if (facts.userId !== order.user_id) return 'wrong_user';", ''],
      'credit what was ordered',
    ),
    mutant(
      'P5',
      'the session is not compared',
      [
        settle,
        "if (order.session_id !== null && order.session_id !== facts.sessionId) return 'wrong_session';",
        '',
      ],
      'credit what was ordered',
    ),
    mutant(
      'P5',
      'a misfit is dropped without a word',
      [
        settle,
        'if (facts.isPaid) await this.parked.park(',
        'if (!facts.isPaid) await this.parked.park(',
      ],
      'credit what was ordered',
    ),
    mutant(
      'P6',
      'cents of several refunds are added up',
      [
        orders,
        'refunded_amount = greatest(refunded_amount, $2)',
        'refunded_amount = refunded_amount + $2',
      ],
      'that are returned take back',
    ),
    mutant(
      'P6',
      'a begun credit is taken back whole',
      [
        settle,
        'Math.floor(returned / order.unit_amount)',
        'Math.ceil(returned / order.unit_amount)',
      ],
      'that are returned take back',
    ),
    mutant(
      'P6',
      'more is taken than is there',
      [ledger, 'least(credits, credit_debt)', 'credit_debt'],
      'that are returned take back',
    ),
    mutant(
      'P6',
      'what is owed is forgotten',
      [
        ledger,
        'return user?.in_debt ? this.settleDebt',
        'return false && user?.in_debt ? this.settleDebt',
      ],
      'that are returned take back',
    ),
    mutant(
      'P6',
      'every refund takes all of it back again',
      [
        settle,
        'this.ledger.takeBack(userId, due - order.taken_back,',
        'this.ledger.takeBack(userId, due,',
      ],
      'that are returned take back',
    ),
    mutant(
      'P6',
      'a dispute that was won is opened by late news',
      [orders, " WHERE payment_disputes.status NOT IN ('won', 'lost')", ''],
      'that are disputed',
    ),
    mutant(
      'P6',
      'a dispute that was won gives nothing back',
      [
        settle,
        "if (due < order.taken_back) await this.ledger.grant(userId, order.taken_back - due, 'refund', { orderId, notes: 'Payment returned to us' });",
        '',
      ],
      'that are disputed',
    ),
    mutant(
      'P7',
      'everybody who waits for a session asks for one',
      [orders, ' AND (claimed_until IS NULL OR claimed_until <= $2) RETURNING id', ' RETURNING id'],
      'once per key however often',
    ),
    mutant(
      'P7',
      'a double click is two orders',
      [orders, 'creditPrice.currency, key ?? null,', 'creditPrice.currency, key && null,'],
      'once per key however often',
    ),
    mutant(
      'P7',
      "a buyer may look at anybody's purchase",
      [
        orders,
        'WHERE session_id = $1 AND user_id = $2',
        'WHERE session_id = $1 AND $2::uuid IS NOT NULL',
      ],
      'to their buyer and to nobody else',
    ),
    {
      // The sweep is for processes that die between the order and its session, so both are wanted.
      row: 'P7',
      what: 'an order that the provider refused stays open',
      test: 'leave nothing open after the sweep',
      patches: [
        {
          file: payments('create-checkout'),
          find: '      await this.orders.fail(order.id);\n',
          replace: '',
        },
        {
          file: payments('reconcile-purchases'),
          find: 'await this.orders.fail(order.id);',
          replace: 'continue;',
        },
      ],
    },
    mutant(
      'P7',
      "the provider's own words are shown",
      [
        provider,
        "return new AppError('provider_error', 'The payment provider refused the request. Nothing was charged; please try again.', { cause: error });",
        "return new AppError('provider_error', error.message, { cause: error });",
      ],
      'leave nothing open after the sweep',
    ),
    mutant(
      'P8',
      'open purchases are left to their webhook',
      [orders, "WHERE (status IN ('new', 'open') OR", "WHERE (status = 'new' OR"],
      'one round of the reconciler',
    ),
    mutant(
      'P8',
      'the reconciler asks for the first ten',
      [
        payments('reconcile-purchases'),
        'for (const order of orders) {',
        'for (const order of orders.slice(0, 10)) {',
      ],
      'one round of the reconciler',
    ),
    mutant(
      'P9',
      'a closed account is credited',
      [settle, "if (!owner?.is_active) return 'account_closed';", 'void owner;'],
      'of an account that is closed',
    ),
    mutant(
      'P9',
      'what cannot be credited is not parked',
      [
        settle,
        'await this.parked.park({ subject: orderId, reason: obstacle,',
        'if (!obstacle) await this.parked.park({ subject: orderId, reason: obstacle,',
      ],
      'of an account that is (closed|deleted)',
    ),
    mutant(
      'P9',
      'what could not be parked is answered kindly',
      [
        settle,
        'await this.parked.park({ subject: orderId, reason: obstacle, orderId, eventId, details: { user_id: userId, quantity, session_id: order.session_id } });',
        'await this.database.outsideTransaction(() => this.parked.park({ subject: orderId, reason: obstacle, details: { user_id: userId, quantity, session_id: order.session_id } })).catch(() => undefined);',
      ],
      'of an account that is deleted',
    ),
    mutant(
      'P9',
      'what is credited after all stays parked',
      [
        settle,
        'await this.parked.resolveOf(order.id,',
        'if (!order) await this.parked.resolveOf(order,',
      ],
      'of an account that is closed',
    ),
    mutant(
      'L7',
      'quantities are read as numbers, whatever they are',
      [
        'libs/contract/src/payments.ts',
        "    .int('Buy a whole number of credits.')",
        '    .coerce.number()',
      ],
      'whole numbers of credits',
    ),
    mutant(
      'L7',
      'a purchase may be as large as anybody likes',
      [
        'libs/contract/src/limits.ts',
        'purchase: { min: 1, max: 1_000 }',
        'purchase: { min: 1, max: 1_001 }',
      ],
      'whole numbers of credits',
    ),
    mutant(
      'L7',
      'nobody may buy the most that is promised',
      [
        'libs/contract/src/limits.ts',
        'purchase: { min: 1, max: 1_000 }',
        'purchase: { min: 1, max: 999 }',
      ],
      'whole numbers of credits',
    ),
    mutant(
      'L7',
      'a purchase may overfill a balance',
      [
        payments('create-checkout'),
        'if (user.credits + quantity > limits.balance.max) throw',
        'if (user.credits > limits.balance.max) throw',
      ],
      'whole numbers of credits',
    ),
  ],
  'apps/api/test/admin.e2e.spec.ts': [
    mutant(
      'M2',
      'what was refused is not written down',
      [
        admin('audit-log'),
        '      await this.add(caller, action, target, { before, after: null, error: reason });\n',
        '',
      ],
      'writes down every action',
    ),
    {
      row: 'M2',
      what: 'a refusal is written down in the transaction that is rolled back',
      test: 'writes down every action',
      patches: [
        {
          file: admin('audit-log'),
          find: '      await this.add(caller, action, target, { before, after: null, error: reason });\n',
          replace: '',
        },
        {
          file: admin('audit-log'),
          find: 'const result = await work();',
          replace:
            'const result = await work().catch(async (error) => {\n          await this.add(caller, action, target, { before, after: null, error: error.message });\n          throw error;\n        });',
        },
      ],
    },
    {
      row: 'M2',
      what: 'a refusal is written down while its transaction still holds a connection',
      test: 'however much of it comes at once',
      patches: [
        {
          file: admin('audit-log'),
          find: '      await this.add(caller, action, target, { before, after: null, error: reason });\n',
          replace: '',
        },
        {
          file: admin('audit-log'),
          find: 'const result = await work();',
          replace:
            'const result = await work().catch(async (error) => {\n          await this.database.outsideTransaction(() => this.add(caller, action, target, { before, after: null, error: error.message }));\n          throw error;\n        });',
        },
      ],
    },
    mutant(
      'M2',
      'whoever counts administrators keeps them from being named',
      [auth('users'), 'ORDER BY id FOR NO KEY UPDATE', 'ORDER BY id FOR UPDATE'],
      'comes at once to one user',
    ),
    mutant(
      'I1',
      'there is a year 0',
      ['libs/contract/src/day.ts', "text >= '0001'", "text >= '0000'"],
      'finds movements by what, day',
    ),
    mutant(
      'M2',
      'what is after is what was before',
      [admin('audit-log'), 'after: await look(), error: null', 'after: before, error: null'],
      'writes down every action',
    ),
    mutant(
      'M2',
      'the actor is the target',
      [
        admin('audit-log'),
        '[userId, action, target, json(seen.before)',
        '[target ?? userId, action, target, json(seen.before)',
      ],
      'writes down every action',
    ),
    mutant(
      'M2',
      'entries can be changed',
      [
        migration('1763710000000-admin'),
        'admin_audit_append_only BEFORE UPDATE OR DELETE',
        'admin_audit_append_only BEFORE DELETE',
      ],
      'writes down every action',
    ),
    mutant(
      'M2',
      'the log can be emptied',
      [
        migration('1763710000000-admin'),
        'CREATE TRIGGER admin_audit_no_truncate BEFORE TRUNCATE ON admin_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();',
        '',
      ],
      'writes down every action',
    ),
    mutant(
      'M2',
      'an export is nobody’s business',
      [
        admin('export-transactions'),
        "    await this.audit.record({ caller, action: 'export_transactions', target: null, look: async () => filter, work: async () => undefined });\n",
        '    void caller;\n',
      ],
      'exports every row|an entry of every kind',
    ),
    mutant(
      'L3',
      'a grant is repeated with its request',
      [
        admin('add-credits'),
        "operation: 'add_credits', input, ...options }, work)",
        "operation: 'add_credits', input, ...options, idempotencyKey: undefined }, work)",
      ],
      'grants credits once per key',
    ),
    mutant(
      'L7',
      'amounts are read as numbers, whatever they are',
      [
        'libs/contract/src/admin.ts',
        "amount: z.int('Grant a whole number of credits.')",
        'amount: z.coerce.number()',
      ],
      'grants credits once per key',
    ),
    mutant(
      'L7',
      'a grant may be larger than the most',
      [
        'libs/contract/src/limits.ts',
        'grant: { min: 1, max: 10_000,',
        'grant: { min: 1, max: 10_001,',
      ],
      'grants credits once per key',
    ),
    mutant(
      'L7',
      'the most may not be granted',
      [
        'libs/contract/src/limits.ts',
        'grant: { min: 1, max: 10_000,',
        'grant: { min: 1, max: 9_999,',
      ],
      'grants credits once per key',
    ),
    mutant(
      'L7',
      'a balance holds what comes',
      [ledger, 'WHERE id = $1 AND credits + $2 <= $8 FOR', 'WHERE id = $1 AND credits <= $8 FOR'],
      'grants credits once per key',
    ),
    mutant(
      'lists',
      'administrators are not told from others',
      [admin('list-users'), ".findFirst('item.is_admin', query.is_admin === true)\n", '\n'],
      'finds users by every filter',
    ),
    mutant(
      'lists',
      'the disabled are not told from others',
      [admin('list-users'), ".findFirst('NOT item.is_active', query.is_active === false)\n", '\n'],
      'finds users by every filter',
    ),
    mutant(
      'lists',
      'the penniless are not told from others',
      [admin('list-users'), ".findFirst('item.credits = 0', query.has_credits === false)", ''],
      'finds users by every filter',
    ),
    mutant(
      'lists',
      'who has credits is looked for among the first thousand',
      [admin('list-users'), ".findFirst('item.credits > 0'", ".check('item.credits > 0'"],
      'finds whoever has credits',
    ),
    mutant(
      'lists',
      'a search finds what comes after it',
      [admin('list-users'), ' AND term < searchable(?) || chr(1114111)', ''],
      'searches users',
    ),
    mutant(
      'lists',
      'a search finds without an end',
      [admin('filters'), 'LIMIT ${most}))`', 'LIMIT ${most + 1}))`'],
      'searches users',
    ),
    mutant(
      'lists',
      'capital letters are not found',
      [
        migration('1763730000000-admin-lists'),
        'RETURN left(lower(normalize(',
        'RETURN left((normalize(',
      ],
      'searches users',
    ),
    mutant(
      'lists',
      'accents are not ignored',
      [
        migration('1763730000000-admin-lists'),
        "'[\\\\u0300-\\\\u036f]', '', 'g'",
        "'[\\\\u0300-\\\\u036f]', '\\\\&', 'g'",
      ],
      'searches users',
    ),
    mutant(
      'lists',
      'only the first word is searched',
      [
        migration('1763730000000-admin-lists'),
        "OR substr($1, n - 1, 1) ~ '[^[:alnum:]",
        "OR false AND substr($1, n - 1, 1) ~ '[^[:alnum:]",
      ],
      'searches users',
    ),
    {
      row: 'lists',
      what: 'a former name is found',
      test: 'searches users',
      patches: [
        {
          file: migration('1763730000000-admin-lists'),
          find: 'DELETE FROM user_search_terms WHERE user_id = NEW.id;',
          replace: '',
        },
        {
          file: migration('1763730000000-admin-lists'),
          find: "search_terms(NEW.email || ' ' || NEW.full_name) term;",
          replace:
            "search_terms(NEW.email || ' ' || NEW.full_name) term ON CONFLICT (user_id, term) DO UPDATE SET is_admin = excluded.is_admin, is_active = excluded.is_active;",
        },
      ],
    },
    mutant(
      'lists',
      'rows beyond those that are looked at are not told of',
      [admin('filters'), '(SELECT count(*) > ${looked} FROM looked)', 'false'],
      'looks at a thousand rows',
    ),
    mutant(
      'lists',
      'a list is counted to its end',
      [
        admin('filters'),
        'Math.min(end + limits.adminRowsAhead, limits.adminRows)',
        'limits.adminRows',
      ],
      'counts a little beyond',
    ),
    mutant(
      'lists',
      'users come in one order',
      [
        admin('list-users'),
        'order: `item.${query.sort_by} ${direction}${nulls}, item.id ${direction}`',
        'order: `item.created_at ${direction}${nulls}, item.id ${direction}`',
      ],
      'finds users by every filter|sorts users',
    ),
    mutant(
      'lists',
      'users come in one direction',
      [admin('list-users'), "query.sort_order === 'asc' ? 'ASC' : 'DESC'", "'DESC'"],
      'sorts users',
    ),
    mutant(
      'lists',
      'deleted users are shown',
      [
        admin('list-users'),
        ".find('item.deleted_at IS NULL', true)",
        ".find('item.deleted_at IS NULL', false)",
      ],
      'sorts users',
    ),
    mutant(
      'lists',
      'whoever never logged in comes first',
      [admin('list-users'), "' NULLS FIRST' : ' NULLS LAST'", "' NULLS LAST' : ' NULLS FIRST'"],
      'sorts users',
    ),
    mutant(
      'lists',
      'every page is the first',
      [admin('filters'), '[${(page - 1) * perPage + 1}:${end}]', '[1:${perPage}]'],
      'sorts users|finds movements',
    ),
    mutant(
      'lists',
      'the kind of movement does not matter',
      [
        admin('transactions'),
        "    .findFirst('item.action_type = ?', query.action_type);\n",
        '    ;\n',
      ],
      'finds movements',
    ),
    mutant(
      'lists',
      'the last day is left out',
      [
        admin('transactions'),
        'item.created_at < (?::date + 1)::timestamp',
        'item.created_at < (?::date)::timestamp',
      ],
      'finds movements',
    ),
    mutant(
      'lists',
      'the first day does not matter',
      [
        admin('transactions'),
        "    .find(`item.created_at >= ?::date::timestamp AT TIME ZONE 'UTC'`, query.from_date)\n",
        '',
      ],
      'finds movements',
    ),
    mutant(
      'lists',
      'the administrator does not matter',
      [admin('transactions'), "    .findFirst('item.admin_id = ?', query.admin_id)\n", ''],
      'finds movements',
    ),
    mutant(
      'lists',
      'the user does not matter',
      [admin('transactions'), "    .findFirst('item.user_id = ?', query.user_id)\n", ''],
      'finds movements|exports every row',
    ),
    mutant(
      'lists',
      'a file ends where the first reading does',
      [admin('transactions'), 'if (rows.length < batch) return;', 'return;'],
      'exports every row',
    ),
    mutant(
      'lists',
      'a spreadsheet runs what it is given',
      [
        admin('csv'),
        "const text = formula.test(value) ? `'${value}` : value;",
        'const text = value;',
      ],
      'exports every row',
    ),
    mutant(
      'lists',
      'quotation marks end a cell',
      [admin('csv'), ".replaceAll('\"', '\"\"')", ''],
      'exports every row',
    ),
    mutant(
      'lists',
      'the status of a generation does not matter',
      [admin('list-generations'), ".findFirst('item.status = ?', query.status)", ''],
      'stops and tries again',
    ),
    mutant(
      'lists',
      'the owner of a generation does not matter',
      [admin('list-generations'), ".findFirst('item.user_id = ?', query.user_id)", ''],
      'stops and tries again|finds users',
    ),
    mutant(
      'lists',
      'closed payments are shown with the open ones',
      [admin('parked'), ".findFirst('item.resolved_at IS NULL', query.is_resolved === false)", ''],
      'shows parked payments',
    ),
    mutant(
      'lists',
      'the action of an entry does not matter',
      [admin('audit-log'), ".findFirst('item.action = ?', query.action)", ''],
      'in the audit log by action',
    ),
    mutant(
      'lists',
      'the actor of an entry does not matter',
      [admin('audit-log'), ".findFirst('item.actor_id = ?', query.actor_id)", ''],
      'in the audit log by action',
    ),
    mutant(
      'lists',
      'a closed payment is closed again',
      [
        admin('parked'),
        'WHERE id = $1 AND resolved_at IS NULL RETURNING id',
        'WHERE id = $1 RETURNING id',
      ],
      'shows parked payments',
    ),
  ],
  'apps/api/test/access-matrix.e2e.spec.ts': [
    {
      row: 'Z1',
      what: 'a route that no table names',
      test: 'a row for every route',
      patches: [
        {
          file: admin('admin.controller'),
          find: 'import { Body, Controller, Header,',
          replace: 'import { Body, Controller, Get, Header,',
        },
        {
          file: admin('admin.controller'),
          find: '  @Rest(restRoutes.adminUsers)\n',
          replace:
            "  @Get('api/admin/debug')\n  debug(): object {\n    return process.memoryUsage();\n  }\n\n  @Rest(restRoutes.adminUsers)\n",
        },
      ],
    },
    mutant(
      'Z1',
      'a route of the table that the matrix does not have',
      [
        'libs/contract/src/rest-routes.ts',
        '  adminStats: {',
        "  adminStatistics: { method: 'GET', path: '/admin/statistics', access: 'admin', status: 200, summary: 'x', output: admin.adminStats },\n  adminStats: {",
      ],
      'a row for every route',
    ),
    mutant(
      'Z1',
      'whoever is signed in may look at the statistics',
      [
        'libs/contract/src/rest-routes.ts',
        "path: '/admin/stats', access: 'admin'",
        "path: '/admin/stats', access: 'signed_in'",
      ],
      'row of the REST table',
    ),
    mutant(
      'Z1',
      'a route has lost its guard',
      [
        'libs/contract/src/rest-routes.ts',
        "path: '/admin/stats', access: 'admin'",
        "path: '/admin/stats', access: 'public'",
      ],
      'row of the REST table',
    ),
    mutant(
      'Z1',
      'an API token that reads changes the password',
      [
        'libs/contract/src/rest-routes.ts',
        "path: '/v1/account/password', access: 'signed_in',",
        "path: '/v1/account/password', access: 'signed_in', scope: 'read',",
      ],
      'row of the REST table',
    ),
    mutant(
      'Z1',
      'who was an administrator still is',
      [
        auth('account/change-standing'),
        'if ((user.is_active && !isActive) || (user.is_admin && !isAdmin)) await',
        'if (user.is_active && !isActive) await',
      ],
      'row of the REST table',
    ),
    mutant(
      'A4',
      'who has a new password is still in by the old one',
      [auth('password-reset/set-password'), 'await this.endAccess.run(user.id, keepSession);', ''],
      'row of the REST table',
    ),
    mutant(
      'Z1',
      'an unconfirmed address is as good as any',
      [
        auth('sessions'),
        'AND s.expires_at > $3 AND u.is_active AND u.is_email_verified`,\n      [id, userId',
        'AND s.expires_at > $3 AND u.is_active`,\n      [id, userId',
      ],
      'row of the REST table',
    ),
    mutant(
      'Z1',
      'everybody is an administrator',
      [
        auth('session-authenticator'),
        'sessionId: claims.sessionId, isAdmin: holder.isAdmin',
        'sessionId: claims.sessionId, isAdmin: true',
      ],
      'row of the REST table',
    ),
    mutant(
      'Z1',
      'a course is shown to whoever knows its id',
      [
        'libs/server/generation/src/generation-tasks.ts',
        '${queuePosition} FROM generation_tasks WHERE id = $1 AND user_id = $2`, [id, userId]',
        '${queuePosition} FROM generation_tasks WHERE id = $1 AND $2::uuid IS NOT NULL`, [id, userId]',
      ],
      'row of the REST table',
    ),
    mutant(
      'Z1',
      'an administrator sees what is not his',
      [
        'libs/server/generation/src/get-generation.ts',
        'const task = await this.tasks.ofUser(caller.userId, id);',
        "const task = await this.tasks.ofUser(caller.isAdmin ? (await this.tasks['database'].query('SELECT user_id FROM generation_tasks WHERE id = $1', [id]))[0]?.user_id : caller.userId, id);",
      ],
      'row of the REST table',
    ),
    mutant(
      'Z1',
      'tRPC has forgotten who administers',
      [
        'libs/rpc/src/admin-router.ts',
        "import { admin, router } from './base.ts';",
        "import { router, signedIn as admin } from './base.ts';",
      ],
      'every tRPC procedure',
    ),
    mutant(
      'Z1',
      'tRPC takes API tokens',
      [
        'libs/rpc/src/base.ts',
        "  if (ctx.caller.scopes) throw new AppError('forbidden', 'API tokens are accepted by the REST API only.');\n",
        '',
      ],
      'every tRPC procedure',
    ),
    mutant(
      'Z1',
      "anybody's session can be ended",
      [
        auth('sessions'),
        'WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > $3 RETURNING id',
        'WHERE id = $1 AND $2::uuid IS NOT NULL AND revoked_at IS NULL AND expires_at > $3 RETURNING id',
      ],
      'row of the REST table',
    ),
  ],
};
export default table;
