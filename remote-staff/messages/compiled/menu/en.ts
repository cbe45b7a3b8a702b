// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { MenuMessages } from './messages.ts';

export const fieldsIsChanged: MenuMessages['fieldsIsChanged'] = (d) => d.fields + " is changed.";
export const categoryAdded: MenuMessages['categoryAdded'] = (d) => d.fields + " is there. Add a dish to it.";
export const changeCategory: MenuMessages['changeCategory'] = (d) => "Change " + d.category;
export const addCategoryTitle: MenuMessages['addCategoryTitle'] = "Add a part of the menu";
export const name: MenuMessages['name'] = "Name";
export const categoryNameHint: MenuMessages['categoryNameHint'] = "As Breakfast, Snacks or Drinks.";
export const servedFrom: MenuMessages['servedFrom'] = "Served from";
export const servedFromHint: MenuMessages['servedFromHint'] = "Leave both times empty for all day.";
export const servedUntil: MenuMessages['servedUntil'] = "Served until";
export const servedUntilHint: MenuMessages['servedUntilHint'] = "A time before the first is past midnight.";
export const saveFailed: MenuMessages['saveFailed'] = "It was not saved";
export const save: MenuMessages['save'] = "Save";
export const addIt: MenuMessages['addIt'] = "Add it";
export const cancel: MenuMessages['cancel'] = "Cancel";
export const dishNameError: MenuMessages['dishNameError'] = "Give it the name that guests read.";
export const priceError: MenuMessages['priceError'] = "An amount such as 12.50.";
export const categoryError: MenuMessages['categoryError'] = "Choose a part of the menu.";
export const dishAdded: MenuMessages['dishAdded'] = (d) => "Guests can order " + d.fields + ".";
export const changeDish: MenuMessages['changeDish'] = (d) => "Change " + d.dish;
export const addADish: MenuMessages['addADish'] = "Add a dish";
export const priceInCurrency: MenuMessages['priceInCurrency'] = (d) => "Price in " + d.currency;
export const categoryLabel: MenuMessages['categoryLabel'] = "Part of the menu";
export const description: MenuMessages['description'] = "Description";
export const descriptionHint: MenuMessages['descriptionHint'] = "What is in it, as guests read it.";
export const allergens: MenuMessages['allergens'] = "Allergens";
export const allergensHint: MenuMessages['allergensHint'] = "With commas between, as gluten, milk. Guests read them; about an allergy a person answers.";
export const diets: MenuMessages['diets'] = "Diets";
export const dietsHint: MenuMessages['dietsHint'] = "With commas between, as vegan, vegetarian.";
export const adultsOnlyLabel: MenuMessages['adultsOnlyLabel'] = "For adults alone, as wine";
export const optionsHint: MenuMessages['optionsHint'] = "Its options, such as sizes or milk, stay as they are.";
export const dishSoldOut: MenuMessages['dishSoldOut'] = (d) => d.name + " is sold out until " + d.momentOf + ".";
export const offTheMenu: MenuMessages['offTheMenu'] = "Off the menu";
export const soldOutStatus: MenuMessages['soldOutStatus'] = (d) => "Sold out until " + d.momentOf;
export const soldOut: MenuMessages['soldOut'] = "Sold out";
export const backAgainLabel: MenuMessages['backAgainLabel'] = (d) => d.name + " can be had again";
export const dishBackAgain: MenuMessages['dishBackAgain'] = (d) => d.name + " can be had again.";
export const backAgain: MenuMessages['backAgain'] = "Back again";
export const soldOutName: MenuMessages['soldOutName'] = (d) => "Sold out: " + d.name;
export const changeName: MenuMessages['changeName'] = (d) => "Change " + d.name;
export const change: MenuMessages['change'] = "Change";
export const takeOffName: MenuMessages['takeOffName'] = (d) => "Take off " + d.name;
export const putOnName: MenuMessages['putOnName'] = (d) => "Put on " + d.name;
export const dishTakenOff: MenuMessages['dishTakenOff'] = (d) => d.name + " is off the menu.";
export const dishPutOn: MenuMessages['dishPutOn'] = (d) => d.name + " is on the menu.";
export const takeOff: MenuMessages['takeOff'] = "Take off";
export const putOn: MenuMessages['putOn'] = "Put on";
export const loadFailed: MenuMessages['loadFailed'] = "The menu could not be loaded";
export const loadingTheMenu: MenuMessages['loadingTheMenu'] = "Loading the menu";
export const servedBetween: MenuMessages['servedBetween'] = (d) => "Served from " + d.from + " to " + d.until;
export const servedAllDay: MenuMessages['servedAllDay'] = "Served all day";
export const menu: MenuMessages['menu'] = "Menu";
export const findADish: MenuMessages['findADish'] = "Find a dish";
export const addAPart: MenuMessages['addAPart'] = "Add a part";
export const emptyHint: MenuMessages['emptyHint'] = "A menu has parts, such as Breakfast or Drinks, and dishes in them. Begin with a part.";
export const intro: MenuMessages['intro'] = (d) => d.listed + " of " + d.dishes + " dishes are on the menu. Guests order them by chat or from their menu page.";
export const noSuchDish: MenuMessages['noSuchDish'] = "No such dish";
export const noMatchHint: MenuMessages['noMatchHint'] = "Nothing on or off the menu has these letters in it.";
export const changeCategoryLabel: MenuMessages['changeCategoryLabel'] = (d) => "Change the part " + d.category;
export const noDishYet: MenuMessages['noDishYet'] = "No dish yet.";

/** The group as one value. @public */
export const menuMessages: MenuMessages = {
  fieldsIsChanged,
  categoryAdded,
  changeCategory,
  addCategoryTitle,
  name,
  categoryNameHint,
  servedFrom,
  servedFromHint,
  servedUntil,
  servedUntilHint,
  saveFailed,
  save,
  addIt,
  cancel,
  dishNameError,
  priceError,
  categoryError,
  dishAdded,
  changeDish,
  addADish,
  priceInCurrency,
  categoryLabel,
  description,
  descriptionHint,
  allergens,
  allergensHint,
  diets,
  dietsHint,
  adultsOnlyLabel,
  optionsHint,
  dishSoldOut,
  offTheMenu,
  soldOutStatus,
  soldOut,
  backAgainLabel,
  dishBackAgain,
  backAgain,
  soldOutName,
  changeName,
  change,
  takeOffName,
  putOnName,
  dishTakenOff,
  dishPutOn,
  takeOff,
  putOn,
  loadFailed,
  loadingTheMenu,
  servedBetween,
  servedAllDay,
  menu,
  findADish,
  addAPart,
  emptyHint,
  intro,
  noSuchDish,
  noMatchHint,
  changeCategoryLabel,
  noDishYet,
};
