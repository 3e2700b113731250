import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class VerifyEmail {
  run: UseCases['verifyEmail']['run'] = () => Promise.reject(new Error('VerifyEmail is not written yet'));
}
