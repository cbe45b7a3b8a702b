/** Where in this browser a camera that was refused can be allowed again. */
export function permissionHelp(userAgent: string): string {
  if (/iPhone|iPad/.test(userAgent)) {
    return 'Tap the page icon beside the address, then Website Settings, Camera, Allow.';
  }
  if (/Firefox\//.test(userAgent)) return 'Tap the camera icon beside the address and remove the block.';
  if (/Android/.test(userAgent))
    return 'Tap the icon left of the address, then Permissions, and allow the camera.';
  if (/Chrome\//.test(userAgent))
    return 'Open the icon left of the address and allow the camera for this site.';
  return 'Open this site’s settings in your browser and allow the camera.';
}
