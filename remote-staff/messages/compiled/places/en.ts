// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { PlacesMessages } from './messages.ts';

export const lookingForPhones: PlacesMessages['lookingForPhones'] = "Looking for connected phones";
export const theListCouldNotBeRead: PlacesMessages['theListCouldNotBeRead'] = "The list could not be read. Check your connection and try again.";
export const onePlaceIsAdded: PlacesMessages['onePlaceIsAdded'] = "One place is added.";
export const countPlacesAreAdded: PlacesMessages['countPlacesAreAdded'] = (d) => d.count + " places are added.";
export const andLeftOutMore: PlacesMessages['andLeftOutMore'] = (d) => "and " + d.leftOut + " more";
export const doneLeftOutBecauseThey: PlacesMessages['doneLeftOutBecauseThey'] = (d) => d.done + " Left out because they are there already: " + d.shown + d.more + ".";
export const thisFileIsLargerThan200: PlacesMessages['thisFileIsLargerThan200'] = "This file is larger than 200 kB.";
export const fileHasNoText: PlacesMessages['fileHasNoText'] = "This file holds no text. Save the list as CSV and choose that file.";
export const addPlaces: PlacesMessages['addPlaces'] = "Add places";
export const namesOneALine: PlacesMessages['namesOneALine'] = "Names, one a line";
export const aRangeMakesManyRoom401: PlacesMessages['aRangeMakesManyRoom401'] = "A range makes many: Room 401 - Room 420. A line may also say kind and floor: Pool bar, area, 0.";
export const orFromAFileCsv: PlacesMessages['orFromAFileCsv'] = "Or from a file (CSV)";
export const kindUnlessALineSaysAnother: PlacesMessages['kindUnlessALineSaysAnother'] = "Kind, unless a line says another";
export const floorUnlessALineSaysAnother: PlacesMessages['floorUnlessALineSaysAnother'] = "Floor, unless a line says another";
export const mendTheseLinesNoneWasAdded: PlacesMessages['mendTheseLinesNoneWasAdded'] = "Mend these lines; none was added";
export const theyWereNotAdded: PlacesMessages['theyWereNotAdded'] = "They were not added";
export const addThem: PlacesMessages['addThem'] = "Add them";
export const cancel: PlacesMessages['cancel'] = "Cancel";
export const lineHasFault: PlacesMessages['lineHasFault'] = (d) => "Line " + d.line + ": " + d.fault;
export const firstCellIsEmpty: PlacesMessages['firstCellIsEmpty'] = "the first cell is empty; it is the name on the door.";
export const isNoKindOfPlace: PlacesMessages['isNoKindOfPlace'] = (d) => "“" + d.givenKind + "” is none of room, table, area and lobby.";
export const floorIsTooLong: PlacesMessages['floorIsTooLong'] = (d) => "the floor has more than " + d.floorMax + " characters.";
export const labelIsTooLong: PlacesMessages['labelIsTooLong'] = (d) => "“" + d.label + "…” has more than " + d.max + " characters.";
export const rangeDoesNotGoUp: PlacesMessages['rangeDoesNotGoUp'] = (d) => "“" + d.range + "” does not go up. Begin with the lower number: Room 401 - Room 420.";
export const rangeIsTooLong: PlacesMessages['rangeIsTooLong'] = (d) => "“" + d.range + "” would be " + d.count + " places; " + d.max + " fit at once.";
export const typeAtLeastOneName: PlacesMessages['typeAtLeastOneName'] = "Type at least one name.";
export const theseArePlacesPlacesMaxPlacesFit: PlacesMessages['theseArePlacesPlacesMaxPlacesFit'] = (d) => "These are " + d.places + " places; " + d.maxPlaces + " fit at once.";
export const andErrorsMore: PlacesMessages['andErrorsMore'] = (d) => "and " + d.errors + " more.";
export const isChanged: PlacesMessages['isChanged'] = "is changed.";
export const isInUseItNeeds: PlacesMessages['isInUseItNeeds'] = "is in use. It needs a new code.";
export const isOutOfUse: PlacesMessages['isOutOfUse'] = "is out of use.";
export const changePlace: PlacesMessages['changePlace'] = (d) => "Change " + d.place;
export const nameOnTheDoor: PlacesMessages['nameOnTheDoor'] = "Name on the door";
export const kind: PlacesMessages['kind'] = "Kind";
export const floor: PlacesMessages['floor'] = "Floor";
export const emptyWhereThereIsNone: PlacesMessages['emptyWhereThereIsNone'] = "Empty where there is none.";
export const outOfUseItsCodeStops: PlacesMessages['outOfUseItsCodeStops'] = "Out of use, its code stops working and the phones there are disconnected at once. What they asked for stays in your queue.";
export const itWasNotSaved: PlacesMessages['itWasNotSaved'] = "It was not saved";
export const save: PlacesMessages['save'] = "Save";
export const takeOutOfUse: PlacesMessages['takeOutOfUse'] = "Take out of use";
export const toUseItAgain: PlacesMessages['toUseItAgain'] = "Use it again";
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
export const newPlacesNeedACodeWhich: PlacesMessages['newPlacesNeedACodeWhich'] = "New places need a code, which you make and print under";
export const codes: PlacesMessages['codes'] = "Codes";
export const noPlacesYet: PlacesMessages['noPlacesYet'] = "No places yet";
export const noSuchPlace: PlacesMessages['noSuchPlace'] = "No such place";
export const addRoomsTablesAndAreasOne: PlacesMessages['addRoomsTablesAndAreasOne'] = "Add rooms, tables and areas one by one, as a list, or from a file.";
export const change: PlacesMessages['change'] = "Change";

/** The group as one value. @public */
export const placesMessages: PlacesMessages = {
  lookingForPhones,
  theListCouldNotBeRead,
  onePlaceIsAdded,
  countPlacesAreAdded,
  andLeftOutMore,
  doneLeftOutBecauseThey,
  thisFileIsLargerThan200,
  fileHasNoText,
  addPlaces,
  namesOneALine,
  aRangeMakesManyRoom401,
  orFromAFileCsv,
  kindUnlessALineSaysAnother,
  floorUnlessALineSaysAnother,
  mendTheseLinesNoneWasAdded,
  theyWereNotAdded,
  addThem,
  cancel,
  lineHasFault,
  firstCellIsEmpty,
  isNoKindOfPlace,
  floorIsTooLong,
  labelIsTooLong,
  rangeDoesNotGoUp,
  rangeIsTooLong,
  typeAtLeastOneName,
  theseArePlacesPlacesMaxPlacesFit,
  andErrorsMore,
  isChanged,
  isInUseItNeeds,
  isOutOfUse,
  changePlace,
  nameOnTheDoor,
  kind,
  floor,
  emptyWhereThereIsNone,
  outOfUseItsCodeStops,
  itWasNotSaved,
  save,
  takeOutOfUse,
  toUseItAgain,
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
  newPlacesNeedACodeWhich,
  codes,
  noPlacesYet,
  noSuchPlace,
  addRoomsTablesAndAreasOne,
  change,
};
