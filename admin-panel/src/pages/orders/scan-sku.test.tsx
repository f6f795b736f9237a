import { listProducts, findProductsBySku, listOrders, getContent } from '@shop/contract';
import { anAdminOrder, answering, aProduct, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as NewSalePage } from './new-sale-page.tsx';

const success = 'success' as const;
const product = aProduct();
const variants = product.variants.map((variant, at) => ({ ...variant, sku: `ALMA-${at}` }));

fakeServer(
  answering(listProducts, () => ({
    status: success,
    payload: [],
    page: 1,
    totalPages: 1,
    totalDocs: 0,
    totalProducts: 0,
  })),
  answering(findProductsBySku, (request) => ({
    status: success,
    products: new URL(request.url).searchParams.get('sku') === 'ALMA-1' ? [{ ...product, variants }] : [],
  })),
  answering(listOrders, () => ({
    status: success,
    orders: [anAdminOrder()],
    totalOrders: 1,
    totalPages: 1,
    page: 1,
    limit: 1,
  })),
  answering(getContent, { status: success, content: aSiteContent() }),
);

const stopTrack = vi.fn();
const getUserMedia = vi.fn<(constraints: MediaStreamConstraints) => Promise<unknown>>();
let codes: string[] = [];
let formats: string[] = [];

class FakeDetector {
  static getSupportedFormats = () => Promise.resolve(formats);
  detect = () => Promise.resolve(codes.map((rawValue) => ({ rawValue })));
}

beforeEach(() => {
  codes = [];
  formats = ['code_128'];
  stopTrack.mockReset();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const open = () => renderRoute([{ path: '/orders/new', Component: NewSalePage }], '/orders/new');
const scanButton = () => screen.findByRole('button', { name: 'Escanear con la cámara' });

// @spec E.19
it('a code read by the rear camera adds its variant, and the camera stops', async () => {
  codes = ['ALMA-1'];
  const { user } = open();
  await user.click(await scanButton());
  expect(await screen.findByLabelText('Precio de Conjunto Alma, M · Bordó')).toBeVisible();
  expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' }, audio: false });
  expect(stopTrack).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a code that no product has stays in the search field', async () => {
  codes = ['OTRO-9'];
  const { user } = open();
  await user.click(await scanButton());
  expect(await screen.findByText('No encontramos ese producto.')).toBeVisible();
  expect(screen.getByLabelText('Buscar un producto o escanear su SKU')).toHaveValue('OTRO-9');
});

// @spec E.19
it('closing the dialog stops the camera, also while permission is asked for', async () => {
  let allow: (stream: unknown) => void = () => undefined;
  getUserMedia.mockReturnValue(new Promise((resolve) => (allow = resolve)));
  const { user } = open();
  await user.click(await scanButton());
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(stopTrack).not.toHaveBeenCalled();
  allow({ getTracks: () => [{ stop: stopTrack }] });
  await waitFor(() => expect(stopTrack).toHaveBeenCalledOnce());

  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  await user.click(await scanButton());
  await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(stopTrack).toHaveBeenCalledTimes(2));
});

// @spec E.19
it('a refused permission is explained', async () => {
  getUserMedia.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const { user } = open();
  await user.click(await scanButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('No tenemos permiso para usar la cámara.');
});

it('the camera is not offered where the browser reads no barcodes', async () => {
  formats = [];
  const asked = vi.spyOn(FakeDetector, 'getSupportedFormats');
  open();
  await screen.findByLabelText('Buscar un producto o escanear su SKU');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await asked.mock.results[0]?.value;
  expect(screen.queryByRole('button', { name: 'Escanear con la cámara' })).not.toBeInTheDocument();
});
