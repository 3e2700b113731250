import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from './templates/templates.ts';

/**
 * A mail as it waits in the queue. It carries links that are as good as a password, and job rows are kept, backed up and looked at;
 * so the queue sees only ciphertext (AES-256-GCM).
 */
export interface SealedMail {
  readonly sealed: string;
}

const keyOf = (encryptionKey: string) => Buffer.from(hkdfSync('sha256', encryptionKey, '', 'coursewright mail', 32));
const ivBytes = 12;
const tagBytes = 16;

export function sealMail(mail: Mail, encryptionKey: string): SealedMail {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(encryptionKey), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64') };
}

/** Throws when the mail was sealed with another key or has been changed. */
export function openMail({ sealed }: SealedMail, encryptionKey: string): Mail {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(encryptionKey), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const body = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  // Authenticated: only sealMail can have written it.
  const mail: Mail = JSON.parse(body.toString('utf8'));
  return mail;
}
