/** The catalogue's room service, with the kitchen's clock: the service of every food order. */
export const FOOD_SERVICE = 'roomService';
