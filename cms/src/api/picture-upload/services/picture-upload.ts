import { makeMissingSize } from './missing-sizes';
import { storePicture } from './store-picture';
import { claim, requireProofId, signedLink, storeProof, deleteExpiredProofs } from './proofs';

const pictureService = () => ({
  storePicture,
  makeMissingSize,
  storeProof,
  claim,
  requireProofId,
  signedLink,
  deleteExpiredProofs,
});

export default pictureService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::picture-upload.picture-upload': ReturnType<typeof pictureService>;
  }
}
