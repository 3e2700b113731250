import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under a key that is made from ENCRYPTION_KEY for one `purpose`. `boundTo` is
 * authenticated but not contained: what was sealed for one owner does not open for another.
 */
export class Seal {
  private readonly key: Buffer;

  constructor(encryptionKey: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', encryptionKey, '', `coursewright ${purpose}`, 32));
  }

  /** 12 bytes of initialisation vector, 16 of authentication tag, then the text. */
  close(text: string, boundTo = ''): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(boundTo));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  }

  /**
   * Throws when it was sealed with another key, for another purpose or owner, or has been changed.
   */
  open(sealed: Buffer, boundTo = ''): string {
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    }).setAAD(Buffer.from(boundTo));
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([
      decipher.update(sealed.subarray(ivBytes + tagBytes)),
      decipher.final(),
    ]).toString('utf8');
  }
}
