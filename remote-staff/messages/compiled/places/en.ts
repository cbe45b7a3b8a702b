// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { PlacesMessages } from './messages.ts';

export const lookingForPhones: PlacesMessages['lookingForPhones'] = "Looking for connected phones";
export const checkFailed: PlacesMessages['checkFailed'] = "The list could not be read. Check your connection and try again.";
export const placeAdded: PlacesMessages['placeAdded'] = "One place is added.";
export const placesAdded: PlacesMessages['placesAdded'] = (d) => d.count + " places are added.";
export const moreLeftOut: PlacesMessages['moreLeftOut'] = (d) => "and " + d.leftOut + " more";
export const addedWithLeftOut: PlacesMessages['addedWithLeftOut'] = (d) => d.done + " Left out because they are there already: " + d.shown + d.more + ".";
export const fileTooLargeError: PlacesMessages['fileTooLargeError'] = "This file is larger than 200 kB.";
export const fileHasNoText: PlacesMessages['fileHasNoText'] = "This file holds no text. Save the list as CSV and choose that file.";
export const addPlaces: PlacesMessages['addPlaces'] = "Add places";
export const namesLabel: PlacesMessages['namesLabel'] = "Names, one a line";
export const namesHint: PlacesMessages['namesHint'] = "A range makes many: Room 401 - Room 420. A line may also say kind and floor: Pool bar, area, 0.";
export const fileLabel: PlacesMessages['fileLabel'] = "Or from a file (CSV)";
export const defaultKindLabel: PlacesMessages['defaultKindLabel'] = "Kind, unless a line says another";
export const defaultFloorLabel: PlacesMessages['defaultFloorLabel'] = "Floor, unless a line says another";
export const linesRejectedTitle: PlacesMessages['linesRejectedTitle'] = "Mend these lines; none was added";
export const addFailed: PlacesMessages['addFailed'] = "They were not added";
export const addThem: PlacesMessages['addThem'] = "Add them";
export const cancel: PlacesMessages['cancel'] = "Cancel";
export const lineHasFault: PlacesMessages['lineHasFault'] = (d) => "Line " + d.line + ": " + d.fault;
export const firstCellIsEmpty: PlacesMessages['firstCellIsEmpty'] = "the first cell is empty; it is the name on the door.";
export const isNoKindOfPlace: PlacesMessages['isNoKindOfPlace'] = (d) => "“" + d.givenKind + "” is none of room, table, area and lobby.";
export const floorIsTooLong: PlacesMessages['floorIsTooLong'] = (d) => "the floor has more than " + d.floorMax + " characters.";
export const labelIsTooLong: PlacesMessages['labelIsTooLong'] = (d) => "“" + d.label + "…” has more than " + d.max + " characters.";
export const rangeError: PlacesMessages['rangeError'] = (d) => "“" + d.range + "” does not go up. Begin with the lower number: Room 401 - Room 420.";
export const rangeIsTooLong: PlacesMessages['rangeIsTooLong'] = (d) => "“" + d.range + "” would be " + d.count + " places; " + d.max + " fit at once.";
export const namesMissingError: PlacesMessages['namesMissingError'] = "Type at least one name.";
export const tooManyPlacesError: PlacesMessages['tooManyPlacesError'] = (d) => "These are " + d.places + " places; " + d.maxPlaces + " fit at once.";
export const andErrorsMore: PlacesMessages['andErrorsMore'] = (d) => "and " + d.errors + " more.";
export const isChanged: PlacesMessages['isChanged'] = "is changed.";
export const putIntoUseNote: PlacesMessages['putIntoUseNote'] = "is in use. It needs a new code.";
export const takenOutNote: PlacesMessages['takenOutNote'] = "is out of use.";
export const changePlace: PlacesMessages['changePlace'] = (d) => "Change " + d.place;
export const nameLabel: PlacesMessages['nameLabel'] = "Name on the door";
export const kind: PlacesMessages['kind'] = "Kind";
export const floor: PlacesMessages['floor'] = "Floor";
export const floorHint: PlacesMessages['floorHint'] = "Empty where there is none.";
export const takeOutWarning: PlacesMessages['takeOutWarning'] = "Out of use, its code stops working and the phones there are disconnected at once. What they asked for stays in your queue.";
export const saveFailed: PlacesMessages['saveFailed'] = "It was not saved";
export const save: PlacesMessages['save'] = "Save";
export const takeOutButton: PlacesMessages['takeOutButton'] = "Take out of use";
export const putBackButton: PlacesMessages['putBackButton'] = "Use it again";
export const room: PlacesMessages['room'] = "Room";
export const table: PlacesMessages['table'] = "Table";
export const area: PlacesMessages['area'] = "Area";
export const lobby: PlacesMessages['lobby'] = "Lobby";
export const rooms: PlacesMessages['rooms'] = "Rooms";
export const tables: PlacesMessages['tables'] = "Tables";
export const areas: PlacesMessages['areas'] = "Areas";
export const floorFloor: PlacesMessages['floorFloor'] = (d) => "Floor " + d.floor;
export const notInUse: PlacesMessages['notInUse'] = "not in use";
export const places: PlacesMessages['places'] = "Places";
export const findAPlace: PlacesMessages['findAPlace'] = "Find a place";
export const newCodesHint: PlacesMessages['newCodesHint'] = "New places need a code, which you make and print under";
export const codes: PlacesMessages['codes'] = "Codes";
export const noPlacesYet: PlacesMessages['noPlacesYet'] = "No places yet";
export const noSuchPlace: PlacesMessages['noSuchPlace'] = "No such place";
export const emptyHint: PlacesMessages['emptyHint'] = "Add rooms, tables and areas one by one, as a list, or from a file.";
export const change: PlacesMessages['change'] = "Change";

/** The group as one value. @public */
export const placesMessages: PlacesMessages = {
  lookingForPhones,
  checkFailed,
  placeAdded,
  placesAdded,
  moreLeftOut,
  addedWithLeftOut,
  fileTooLargeError,
  fileHasNoText,
  addPlaces,
  namesLabel,
  namesHint,
  fileLabel,
  defaultKindLabel,
  defaultFloorLabel,
  linesRejectedTitle,
  addFailed,
  addThem,
  cancel,
  lineHasFault,
  firstCellIsEmpty,
  isNoKindOfPlace,
  floorIsTooLong,
  labelIsTooLong,
  rangeError,
  rangeIsTooLong,
  namesMissingError,
  tooManyPlacesError,
  andErrorsMore,
  isChanged,
  putIntoUseNote,
  takenOutNote,
  changePlace,
  nameLabel,
  kind,
  floor,
  floorHint,
  takeOutWarning,
  saveFailed,
  save,
  takeOutButton,
  putBackButton,
  room,
  table,
  area,
  lobby,
  rooms,
  tables,
  areas,
  floorFloor,
  notInUse,
  places,
  findAPlace,
  newCodesHint,
  codes,
  noPlacesYet,
  noSuchPlace,
  emptyHint,
  change,
};
