/** Operations that an input carries out by luck, if at all. The list may only become shorter. */
export const NEVER_CARRIED_OUT: readonly string[] = [
  // Name a subdomain.
  'GET /api/properties/at/{subdomain}',
  'GET /api/properties/at/{subdomain}/front',
  'GET /api/properties/at/{subdomain}/brand/{hash}',
  // Takes a picture, and none of these bodies is one; prepare-photo.test.ts breaks pictures.
  'POST /api/guest/photos',
  'POST /api/staff/photos',
  'POST /api/staff/settings/brand/mark',
  'POST /api/staff/settings/brand/picture',
  // Need a provider, a push service, or what only a device knows.
  'POST /api/sign-in/provider',
  'POST /api/sign-in/provider/answer',
  'DELETE /api/guest/notifications/devices/{id}',
  'POST /api/notifications/accept',
  // Need an order that the kitchen has, or has asked about; kitchen.invariant.test.ts goes all its ways.
  'POST /api/staff/kitchen/{id}/move',
  'POST /api/staff/kitchen/{id}/refuse-dishes',
  'POST /api/guest/orders/{id}/answer',
  // Names a category of the menu.
  'PUT /api/staff/settings/menu/dishes/{id}',
  // Need an answer of the engine, which is silent once staff have answered, or a draft.
  'POST /api/staff/drafts/{id}/send',
  'POST /api/staff/drafts/{id}/discard',
  'POST /api/guest/wrong',
  'POST /api/guest/unsolved',
  // Need a guest who has allowed to be remembered, and a person who is no member yet.
  'POST /api/guest/profile/{id}/erasure',
  'POST /api/staff/registrations',
];
