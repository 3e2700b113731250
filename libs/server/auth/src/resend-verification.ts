import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ResendVerification {
  run: UseCases['resendVerification']['run'] = () => Promise.reject(new Error('ResendVerification is not written yet'));
}
