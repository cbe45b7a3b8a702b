// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { MenuMessages } from './messages.ts';

export const fieldsIsChanged: MenuMessages['fieldsIsChanged'] = (d) => d.fields + " is changed.";
export const fieldsIsThereAddADish: MenuMessages['fieldsIsThereAddADish'] = (d) => d.fields + " is there. Add a dish to it.";
export const changeCategory: MenuMessages['changeCategory'] = (d) => "Change " + d.category;
export const addAPartOfTheMenu: MenuMessages['addAPartOfTheMenu'] = "Add a part of the menu";
export const name: MenuMessages['name'] = "Name";
export const asBreakfastSnacksOrDrinks: MenuMessages['asBreakfastSnacksOrDrinks'] = "As Breakfast, Snacks or Drinks.";
export const servedFrom: MenuMessages['servedFrom'] = "Served from";
export const leaveBothTimesEmptyForAll: MenuMessages['leaveBothTimesEmptyForAll'] = "Leave both times empty for all day.";
export const servedUntil: MenuMessages['servedUntil'] = "Served until";
export const aTimeBeforeTheFirst: MenuMessages['aTimeBeforeTheFirst'] = "A time before the first is past midnight.";
export const itWasNotSaved: MenuMessages['itWasNotSaved'] = "It was not saved";
export const save: MenuMessages['save'] = "Save";
export const addIt: MenuMessages['addIt'] = "Add it";
export const cancel: MenuMessages['cancel'] = "Cancel";
export const giveItTheNameThatGuests: MenuMessages['giveItTheNameThatGuests'] = "Give it the name that guests read.";
export const anAmountSuchAsTwelve50: MenuMessages['anAmountSuchAsTwelve50'] = "An amount such as 12.50.";
export const chooseAPartOfTheMenu: MenuMessages['chooseAPartOfTheMenu'] = "Choose a part of the menu.";
export const guestsCanOrderFields: MenuMessages['guestsCanOrderFields'] = (d) => "Guests can order " + d.fields + ".";
export const changeDish: MenuMessages['changeDish'] = (d) => "Change " + d.dish;
export const addADish: MenuMessages['addADish'] = "Add a dish";
export const priceInCurrency: MenuMessages['priceInCurrency'] = (d) => "Price in " + d.currency;
export const partOfTheMenu: MenuMessages['partOfTheMenu'] = "Part of the menu";
export const description: MenuMessages['description'] = "Description";
export const whatIsInItAsGuests: MenuMessages['whatIsInItAsGuests'] = "What is in it, as guests read it.";
export const allergens: MenuMessages['allergens'] = "Allergens";
export const withCommasBetweenAsGlutenMilk: MenuMessages['withCommasBetweenAsGlutenMilk'] = "With commas between, as gluten, milk. Guests read them; about an allergy a person answers.";
export const diets: MenuMessages['diets'] = "Diets";
export const withCommasBetweenAsVeganVegetarian: MenuMessages['withCommasBetweenAsVeganVegetarian'] = "With commas between, as vegan, vegetarian.";
export const forAdultsAloneAsWine: MenuMessages['forAdultsAloneAsWine'] = "For adults alone, as wine";
export const itsOptionsSuchAsSizes: MenuMessages['itsOptionsSuchAsSizes'] = "Its options, such as sizes or milk, stay as they are.";
export const nameIsSoldOutUntilMomentOf: MenuMessages['nameIsSoldOutUntilMomentOf'] = (d) => d.name + " is sold out until " + d.momentOf + ".";
export const offTheMenu: MenuMessages['offTheMenu'] = "Off the menu";
export const soldOutUntilMomentOf: MenuMessages['soldOutUntilMomentOf'] = (d) => "Sold out until " + d.momentOf;
export const soldOut: MenuMessages['soldOut'] = "Sold out";
export const nameCanBeHadAgain: MenuMessages['nameCanBeHadAgain'] = (d) => d.name + " can be had again";
export const nameCanBeHadAgainSentence: MenuMessages['nameCanBeHadAgainSentence'] = (d) => d.name + " can be had again.";
export const backAgain: MenuMessages['backAgain'] = "Back again";
export const soldOutName: MenuMessages['soldOutName'] = (d) => "Sold out: " + d.name;
export const changeName: MenuMessages['changeName'] = (d) => "Change " + d.name;
export const change: MenuMessages['change'] = "Change";
export const takeOffName: MenuMessages['takeOffName'] = (d) => "Take off " + d.name;
export const putOnName: MenuMessages['putOnName'] = (d) => "Put on " + d.name;
export const nameIsOffTheMenu: MenuMessages['nameIsOffTheMenu'] = (d) => d.name + " is off the menu.";
export const nameIsOnTheMenu: MenuMessages['nameIsOnTheMenu'] = (d) => d.name + " is on the menu.";
export const takeOff: MenuMessages['takeOff'] = "Take off";
export const putOn: MenuMessages['putOn'] = "Put on";
export const theMenuCouldNotBeLoaded: MenuMessages['theMenuCouldNotBeLoaded'] = "The menu could not be loaded";
export const loadingTheMenu: MenuMessages['loadingTheMenu'] = "Loading the menu";
export const servedFromFromToUntil: MenuMessages['servedFromFromToUntil'] = (d) => "Served from " + d.from + " to " + d.until;
export const servedAllDay: MenuMessages['servedAllDay'] = "Served all day";
export const menu: MenuMessages['menu'] = "Menu";
export const findADish: MenuMessages['findADish'] = "Find a dish";
export const addAPart: MenuMessages['addAPart'] = "Add a part";
export const aMenuHasPartsSuch: MenuMessages['aMenuHasPartsSuch'] = "A menu has parts, such as Breakfast or Drinks, and dishes in them. Begin with a part.";
export const listedOfDishesDishes: MenuMessages['listedOfDishesDishes'] = (d) => d.listed + " of " + d.dishes + " dishes are on the menu. Guests order them by chat or from their menu page.";
export const noSuchDish: MenuMessages['noSuchDish'] = "No such dish";
export const nothingOnOrOffTheMenu: MenuMessages['nothingOnOrOffTheMenu'] = "Nothing on or off the menu has these letters in it.";
export const changeThePartCategory: MenuMessages['changeThePartCategory'] = (d) => "Change the part " + d.category;
export const noDishYet: MenuMessages['noDishYet'] = "No dish yet.";

/** The group as one value. @public */
export const menuMessages: MenuMessages = {
  fieldsIsChanged,
  fieldsIsThereAddADish,
  changeCategory,
  addAPartOfTheMenu,
  name,
  asBreakfastSnacksOrDrinks,
  servedFrom,
  leaveBothTimesEmptyForAll,
  servedUntil,
  aTimeBeforeTheFirst,
  itWasNotSaved,
  save,
  addIt,
  cancel,
  giveItTheNameThatGuests,
  anAmountSuchAsTwelve50,
  chooseAPartOfTheMenu,
  guestsCanOrderFields,
  changeDish,
  addADish,
  priceInCurrency,
  partOfTheMenu,
  description,
  whatIsInItAsGuests,
  allergens,
  withCommasBetweenAsGlutenMilk,
  diets,
  withCommasBetweenAsVeganVegetarian,
  forAdultsAloneAsWine,
  itsOptionsSuchAsSizes,
  nameIsSoldOutUntilMomentOf,
  offTheMenu,
  soldOutUntilMomentOf,
  soldOut,
  nameCanBeHadAgain,
  nameCanBeHadAgainSentence,
  backAgain,
  soldOutName,
  changeName,
  change,
  takeOffName,
  putOnName,
  nameIsOffTheMenu,
  nameIsOnTheMenu,
  takeOff,
  putOn,
  theMenuCouldNotBeLoaded,
  loadingTheMenu,
  servedFromFromToUntil,
  servedAllDay,
  menu,
  findADish,
  addAPart,
  aMenuHasPartsSuch,
  listedOfDishesDishes,
  noSuchDish,
  nothingOnOrOffTheMenu,
  changeThePartCategory,
  noDishYet,
};
