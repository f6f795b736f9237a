import { storePicture } from './pictures';
import { claim, requireProofId, signedLink, storeProof, sweepUnclaimed } from './proofs';

/** What the other APIs, the seed and the sweeper use of the pictures. */
const pictureService = () => ({
  storePicture,
  storeProof,
  claim,
  requireProofId,
  signedLink,
  sweepUnclaimed,
});

export default pictureService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::picture-upload.picture-upload': ReturnType<typeof pictureService>;
  }
}
