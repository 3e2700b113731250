import { AppError } from '@coursewright/contract';
import { Config } from '@coursewright/platform';
import {
  Body,
  type CanActivate,
  Controller,
  Get,
  Header,
  HttpCode,
  Injectable,
  Param,
  Post,
  UseGuards,
} from '@nestjs/common';
import { z } from 'zod';
import {
  afterwards,
  type Afterwards,
  checkoutPage,
  clientScript,
  type Method,
  methods,
  pageScript,
} from './checkout-page.ts';
import { deliveries, type Delivery } from './deliver-test-event.ts';
import { PayTestSession } from './pay-test-session.ts';
import { TestStripe } from './test-stripe.ts';

const noSuchPage = () => new AppError('not_found', 'Page not found.');

/** Only where it stands in for a payment provider; never in production. */
@Injectable()
export class TestCheckoutOnly implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.payments.kind !== 'test' || this.config.production) throw noSuchPage();
    return true;
  }
}

const keysOf = <Key extends string>(table: Record<Key, string>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]]);
const payInput = z.strictObject({
  method: keysOf<Method>(methods),
  delivery: keysOf<Delivery>(deliveries).default('now'),
});
const afterwardsInput = z.strictObject({
  action: keysOf<Afterwards>(afterwards),
  delivery: keysOf<Delivery>(deliveries).default('now'),
});
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The hosted page of the test checkout. Whoever has the session's id may pay: as with a provider's
 * page, the id is the secret.
 */
@Controller('dev/checkout')
@UseGuards(TestCheckoutOnly)
export class TestCheckoutController {
  constructor(
    private readonly stripe: TestStripe,
    private readonly payTestSession: PayTestSession,
  ) {}

  @Get('stripe.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  client(): string {
    return clientScript;
  }

  @Get('page.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  script(): string {
    return pageScript;
  }

  @Get(':id')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', policy)
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  async show(@Param('id') id: string): Promise<string> {
    const session = await this.stripe.find(id);
    if (!session) throw noSuchPage();
    return checkoutPage(session);
  }

  @Post(':id/pay')
  @HttpCode(200)
  pay(
    @Param('id') id: string,
    @Body({ schema: payInput }) { method, delivery }: z.output<typeof payInput>,
  ): Promise<{ location: string }> {
    return this.payTestSession.pay(id, method, delivery);
  }

  @Post(':id/afterwards')
  @HttpCode(200)
  afterwards(
    @Param('id') id: string,
    @Body({ schema: afterwardsInput }) { action, delivery }: z.output<typeof afterwardsInput>,
  ): Promise<{ location: string }> {
    return this.payTestSession.afterwards(id, action, delivery);
  }
}
