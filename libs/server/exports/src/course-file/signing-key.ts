import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { Config } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The Ed25519 key that this installation signs courses with. Made from its encryption key, so that
 * all of its processes have the same one, and nothing else is to be kept or restored.
 */
@Injectable()
export class SigningKey {
  private readonly key;
  /** SubjectPublicKeyInfo in base64url. */
  readonly publicKey: string;
  /** Where the installation is reached, for people to read. */
  readonly address: string;

  constructor({ encryptionKey, publicUrl }: Config) {
    const seed = Buffer.from(
      hkdfSync('sha256', encryptionKey, '', 'coursewright course files', 32),
    );
    this.key = createPrivateKey({
      key: Buffer.concat([pkcs8, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    const spki = createPublicKey(this.key).export({ format: 'der', type: 'spki' });
    this.publicKey = spki.toString('base64url');
    this.address = publicUrl;
  }

  /** Ed25519 draws no numbers: the same bytes have the same signature. */
  sign(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    return new Uint8Array(sign(null, bytes, this.key));
  }
}
