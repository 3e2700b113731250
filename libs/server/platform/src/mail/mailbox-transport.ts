import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { MailTransport, type OutgoingMail } from './mail-transport.ts';

/** The folder of the development mailbox. */
export const mailboxFolder = (dataDir: string) => path.join(dataDir, 'mail');

/**
 * Delivers into files: complete MIME messages that any mail program opens, named so that they sort
 * by time.
 */
export class MailboxTransport extends MailTransport {
  private readonly composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(private readonly folder: string) {
    super();
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    const { message } = await this.composer.sendMail({ ...mail });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    const part = path.join(this.folder, `${name}.part`);
    await writeFile(part, message, { mode: 0o600 });
    // Whoever lists the folder sees whole messages only.
    await rename(part, path.join(this.folder, name));
  }
}
