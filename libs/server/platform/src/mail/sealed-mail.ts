import { Seal } from '../seal.ts';
import type { Mail } from './templates/templates.ts';

/**
 * A mail as it waits in the queue. It carries links that are as good as a password, and job rows
 * are kept, backed up and looked at; so the queue sees only ciphertext.
 */
export interface SealedMail {
  readonly sealed: string;
}

const sealOf = (encryptionKey: string) => new Seal(encryptionKey, 'mail');

export function sealMail(mail: Mail, encryptionKey: string): SealedMail {
  return { sealed: sealOf(encryptionKey).close(JSON.stringify(mail)).toString('base64') };
}

/** Throws when the mail was sealed with another key or has been changed. */
export function openMail({ sealed }: SealedMail, encryptionKey: string): Mail {
  // Authenticated: only sealMail can have written it.
  const mail: Mail = JSON.parse(sealOf(encryptionKey).open(Buffer.from(sealed, 'base64')));
  return mail;
}
