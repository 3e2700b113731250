export interface KnownModel {
  readonly model: string;
  readonly revision: string;
  /** Of its files, by their paths. */
  readonly sha256: Readonly<Record<string, string>>;
}

/**
 * The model that is fetched where no other is named, at one commit, and the SHA-256 of its files: of
 * the weights as the pointers of Git LFS in that commit say, of the others as they are there.
 */
export const knownModel: KnownModel = {
  model: 'onnx-community/Kokoro-82M-v1.0-ONNX',
  revision: '1939ad2a8e416c0acfeecc08a694d14ef25f2231',
  sha256: {
    'config.json': 'df34b4f930b23447cd4dc410fabfb42eb3f24e803e6c3f97d618fb359380a36f',
    'tokenizer.json': '77a02c8e164413299b4b4c403b14f8e0e1c1b727db4d46a09d6327b861060a34',
    'tokenizer_config.json': 'be1cb066d6ef6b074b3f15e6a6dd21ac88ff3cdaedf325f0aaed686c70f75d20',
    'onnx/model.onnx': '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
    'onnx/model_fp16.onnx': 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a',
    'onnx/model_quantized.onnx': 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
    'onnx/model_q4.onnx': '04cf570cf9c4153694f76347ed4b9a48c1b59ff1de0999e6605d123966b197c7',
    'onnx/model_q4f16.onnx': 'd1a508a6a29671ead84fac99c7401fbd3c21a583fc6ed1406d1ec974d53bf45f',
  },
};
