/** Why there is no picture. */
export type CameraFailure = 'insecure' | 'denied' | 'none' | 'busy';

type Devices = Pick<MediaDevices, 'getUserMedia'>;

/**
 * Opens the camera on the back of the device.
 *
 * @param devices `navigator.mediaDevices`, which browsers leave out on insecure pages
 */
export async function openCamera(
  devices: Devices | undefined,
  secure: boolean,
): Promise<{ ok: true; value: MediaStream } | { ok: false; error: CameraFailure }> {
  if (!secure) return { ok: false, error: 'insecure' };
  if (!devices) return { ok: false, error: 'none' };
  try {
    const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } };
    return { ok: true, value: await devices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    return { ok: false, error: failureOf(error instanceof Error ? error.name : '') };
  }
}

function failureOf(name: string): CameraFailure {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'none';
}

/** The torch is in no type library: it is an image capture extension of phones. */
interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

/** Whether the camera has a light that can be switched. */
export function hasTorch(stream: MediaStream): boolean {
  const capabilities: TorchCapabilities | undefined = stream.getVideoTracks()[0]?.getCapabilities?.();
  return capabilities?.torch === true;
}

/** Switches the light; false when the device refuses. */
export async function setTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  const light: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [light] });
    return true;
  } catch {
    return false;
  }
}

/** Stops the camera. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
