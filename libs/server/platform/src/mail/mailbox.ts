import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import PostalMime, { type Address } from 'postal-mime';
import { Config } from '../config/config.ts';
import type { MailboxMessage } from './mailbox-page.ts';
import { mailboxFolder } from './mailbox-transport.ts';

const newest = 100;
// Also keeps a path out of a name that came with a request.
const messageFile = /^[\w-]{1,100}\.eml$/;

/** Reads the development mailbox. */
@Injectable()
export class Mailbox {
  private readonly folder: string;

  constructor(config: Config) {
    this.folder = mailboxFolder(config.dataDir);
  }

  /** The newest messages, newest first. */
  async list(): Promise<MailboxMessage[]> {
    const files = await readdir(this.folder).catch((error: unknown) => absent(error, []));
    const wanted = files
      .filter((file) => messageFile.test(file))
      .toSorted()
      .toReversed()
      .slice(0, newest);
    return Promise.all(
      wanted.map(async (file) => parse(file, await readFile(path.join(this.folder, file)))),
    );
  }

  async find(file: string): Promise<MailboxMessage | null> {
    if (!messageFile.test(file)) return null;
    const bytes = await readFile(path.join(this.folder, file)).catch((error: unknown) =>
      absent(error, null),
    );
    return bytes && parse(file, bytes);
  }
}

async function parse(file: string, bytes: Buffer): Promise<MailboxMessage> {
  const email = await PostalMime.parse(bytes);
  return {
    file,
    subject: email.subject ?? '(no subject)',
    from: named(email.from),
    to: (email.to ?? []).map(named).join(', '),
    date: new Date(email.date ?? 0),
    text: email.text ?? '',
    html: email.html ?? '',
  };
}

const named = (address: Address | undefined) =>
  address?.name ? `${address.name} <${address.address ?? ''}>` : (address?.address ?? '');

function absent<T>(error: unknown, instead: T): T {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
    return instead;
  throw error;
}
