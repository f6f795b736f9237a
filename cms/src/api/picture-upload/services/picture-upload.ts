import { makeMissingSize } from './missing-sizes';
import { copiesOf } from './copies/copy-rows';
import { keysOf, reencode, storePicture } from './store-picture';
import { proofFacts } from './proof-facts';
import { proofKeys } from '../domain/proof-file';
import { claim, keptProofs, requireProofId, signedLink, storeProof } from './proofs';
import { deleteExpiredProofs, sweepClaimedProofs } from './sweep-proofs';

const pictureService = () => ({
  storePicture,
  reencode,
  keysOf,
  copiesOf,
  makeMissingSize,
  storeProof,
  claim,
  requireProofId,
  keptProofs,
  proofFacts,
  proofKeys,
  signedLink,
  deleteExpiredProofs,
  sweepClaimedProofs,
});

export default pictureService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::picture-upload.picture-upload': ReturnType<typeof pictureService>;
  }
}
