import type { DemoPropertyKey } from '@bellkey/shared/api';

/** A property for the demo, as the page describes it. Neither exists. */
export interface DemoPropertyText {
  name: string;
  /** Where the visitor is a guest. */
  place: string;
  /** Label of the choice. */
  choice: string;
  /** Owner of the board. */
  desk: string;
  /** Text for the visitor who opens it. */
  about: string;
  making: string;
  emptyBoard: string;
}

export const demoPropertyTexts: Readonly<Record<DemoPropertyKey, DemoPropertyText>> = {
  hotel: {
    name: 'Hotel Aurora',
    place: 'Room 204',
    choice: 'A hotel room',
    desk: 'Front desk',
    about: 'You are a guest of a hotel that does not exist, and you work there, too.',
    making: 'Making a hotel of your own',
    emptyBoard: 'The staff board of the same hotel opens here. Nobody has asked for anything yet.',
  },
  flats: {
    name: 'Casa Pomar',
    place: 'Apartment 3B',
    choice: 'A flat without a desk',
    desk: 'The host, elsewhere',
    about: 'You are a guest of a flat that does not exist, and you are its host, too.',
    making: 'Making six flats of your own',
    emptyBoard: 'The host’s board for all six flats opens here. Nobody has asked for anything yet.',
  },
};
