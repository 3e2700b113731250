import { AppError } from '@coursewright/contract';
import {
  Controller,
  Get,
  Header,
  Param,
  type CanActivate,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { Config } from '../config/config.ts';
import { mailboxPage, messagePage } from './mailbox-page.ts';
import { Mailbox } from './mailbox.ts';

const noSuchPage = () => new AppError('not_found', 'Page not found.');

/** The messages carry links that open accounts: in production the mailbox does not exist. */
@Injectable()
export class DevelopmentOnly implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.production) throw noSuchPage();
    return true;
  }
}

// Styles of mails are inline; nothing else is loaded or run, here or in the frame, which inherits
// this.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The development mailbox in the browser. */
@Controller('dev/mailbox')
@UseGuards(DevelopmentOnly)
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', policy)
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  async list(): Promise<string> {
    return mailboxPage(await this.mailbox.list());
  }

  @Get(':file')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', policy)
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  async show(@Param('file') file: string): Promise<string> {
    const message = await this.mailbox.find(file);
    if (!message) throw noSuchPage();
    return messagePage(message);
  }
}
