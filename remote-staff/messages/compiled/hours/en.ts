// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { HoursMessages } from './messages.ts';

export const hoursOfName: HoursMessages['hoursOfName'] = (d) => "Hours of " + d.name;
export const works: HoursMessages['works'] = "Works";
export const atAllHours: HoursMessages['atAllHours'] = "At all hours";
export const atSetHours: HoursMessages['atSetHours'] = "At set hours";
export const copyMondayButton: HoursMessages['copyMondayButton'] = "Every day as on Monday";
export const pastMidnightHint: HoursMessages['pastMidnightHint'] = "A time until that is before the first one is on the next day.";
export const helpedBy: HoursMessages['helpedBy'] = "Helped by";
export const backupHint: HoursMessages['backupHint'] = "Asked when this department does not answer in time.";
export const noOtherDepartment: HoursMessages['noOtherDepartment'] = "No other department";
export const openingsError: HoursMessages['openingsError'] = "Each opening needs both times.";
export const saveFailed: HoursMessages['saveFailed'] = "It was not saved";
export const save: HoursMessages['save'] = "Save";
export const cancel: HoursMessages['cancel'] = "Cancel";
export const holidayNameError: HoursMessages['holidayNameError'] = "Give it a name, as Christmas.";
export const chooseADayToCome: HoursMessages['chooseADayToCome'] = "Choose today or a day to come.";
export const chooseTheDay: HoursMessages['chooseTheDay'] = "Choose the day.";
export const departmentsError: HoursMessages['departmentsError'] = "Choose at least one department.";
export const holiday: HoursMessages['holiday'] = "Holiday";
export const nameIsAdded: HoursMessages['nameIsAdded'] = (d) => d.name + " is added.";
export const addAHoliday: HoursMessages['addAHoliday'] = "Add a holiday";
export const name: HoursMessages['name'] = "Name";
export const day: HoursMessages['day'] = "Day";
export const limitedDepartments: HoursMessages['limitedDepartments'] = "All departments that do not work at all hours";
export const departments: HoursMessages['departments'] = "Departments";
export const thatDay: HoursMessages['thatDay'] = "That day";
export const addFailed: HoursMessages['addFailed'] = "It was not added";
export const addIt: HoursMessages['addIt'] = "Add it";
export const holidayRemoved: HoursMessages['holidayRemoved'] = (d) => d.holiday + " is taken away.";
export const holidays: HoursMessages['holidays'] = "Holidays";
export const holidaysEmpty: HoursMessages['holidaysEmpty'] = "None yet. A day that you add here has hours of its own, or none.";
export const past: HoursMessages['past'] = "(past)";
export const removeHoliday: HoursMessages['removeHoliday'] = (d) => "Remove " + d.holiday;
export const remove: HoursMessages['remove'] = "Remove";
export const loadFailed: HoursMessages['loadFailed'] = "The hours could not be loaded";
export const loadingTheHours: HoursMessages['loadingTheHours'] = "Loading the hours";
export const hoursOfDepartments: HoursMessages['hoursOfDepartments'] = "Hours of departments";
export const intro: HoursMessages['intro'] = "A guest is promised only times at which the department works. What was promised before a change stays. Emergencies have no hours.";
export const backupNote: HoursMessages['backupNote'] = (d) => "Helped by " + d.nameOf;
export const changeLabel: HoursMessages['changeLabel'] = (d) => "Change the hours of " + d.department;
export const change: HoursMessages['change'] = "Change";
export const usualHoursTaken: HoursMessages['usualHoursTaken'] = "These hours hold from now on. Change what differs at your property.";
export const emptyTitle: HoursMessages['emptyTitle'] = "No hours are stated yet";
export const emptyHint: HoursMessages['emptyHint'] = "Every department is taken to work at all hours. Usual hours of a property like yours:";
export const takeTheseHours: HoursMessages['takeTheseHours'] = "Take these hours";
export const closed: HoursMessages['closed'] = "Closed";
export const from: HoursMessages['from'] = "From";
export const andFrom: HoursMessages['andFrom'] = "and from";
export const until: HoursMessages['until'] = "Until";
export const removeOpeningLabel: HoursMessages['removeOpeningLabel'] = (d) => "Remove the hours from " + d.opens + " on " + d.day;
export const thisTime: HoursMessages['thisTime'] = "this time";
export const addHoursLabel: HoursMessages['addHoursLabel'] = (d) => "Add hours on " + d.day;
export const open: HoursMessages['open'] = "Open";
export const addHours: HoursMessages['addHours'] = "Add hours";
export const previewTitle: HoursMessages['previewTitle'] = "What guests are promised";
export const previewMomentLabel: HoursMessages['previewMomentLabel'] = "A guest who asks on";
export const previewFailed: HoursMessages['previewFailed'] = "This could not be computed";
export const computing: HoursMessages['computing'] = "Computing …";
export const promiseChange: HoursMessages['promiseChange'] = (d) => "now " + d.saved + ", then " + d.wanted;
export const andChangedMore: HoursMessages['andChangedMore'] = (d) => "and " + d.changed + " more";
export const previewUnchanged: HoursMessages['previewUnchanged'] = "At this moment nothing changes for guests.";
export const onePromiseChanges: HoursMessages['onePromiseChanges'] = "One promise changes.";
export const countPromisesChange: HoursMessages['countPromisesChange'] = (d) => d.count + " promises change.";
export const promisedBy: HoursMessages['promisedBy'] = (d) => "by " + d.timeOfDay + " on " + d.dayOf;
export const noTime: HoursMessages['noTime'] = "no time";
export const monday: HoursMessages['monday'] = "Monday";
export const tuesday: HoursMessages['tuesday'] = "Tuesday";
export const wednesday: HoursMessages['wednesday'] = "Wednesday";
export const thursday: HoursMessages['thursday'] = "Thursday";
export const friday: HoursMessages['friday'] = "Friday";
export const saturday: HoursMessages['saturday'] = "Saturday";
export const sunday: HoursMessages['sunday'] = "Sunday";
export const opensToCloses: HoursMessages['opensToCloses'] = (d) => d.opens + " to " + d.closes;
export const everyDayTimes: HoursMessages['everyDayTimes'] = (d) => "Every day " + d.times;
export const dayRange: HoursMessages['dayRange'] = (d) => d.first + " to " + d.last;

/** The group as one value. @public */
export const hoursMessages: HoursMessages = {
  hoursOfName,
  works,
  atAllHours,
  atSetHours,
  copyMondayButton,
  pastMidnightHint,
  helpedBy,
  backupHint,
  noOtherDepartment,
  openingsError,
  saveFailed,
  save,
  cancel,
  holidayNameError,
  chooseADayToCome,
  chooseTheDay,
  departmentsError,
  holiday,
  nameIsAdded,
  addAHoliday,
  name,
  day,
  limitedDepartments,
  departments,
  thatDay,
  addFailed,
  addIt,
  holidayRemoved,
  holidays,
  holidaysEmpty,
  past,
  removeHoliday,
  remove,
  loadFailed,
  loadingTheHours,
  hoursOfDepartments,
  intro,
  backupNote,
  changeLabel,
  change,
  usualHoursTaken,
  emptyTitle,
  emptyHint,
  takeTheseHours,
  closed,
  from,
  andFrom,
  until,
  removeOpeningLabel,
  thisTime,
  addHoursLabel,
  open,
  addHours,
  previewTitle,
  previewMomentLabel,
  previewFailed,
  computing,
  promiseChange,
  andChangedMore,
  previewUnchanged,
  onePromiseChanges,
  countPromisesChange,
  promisedBy,
  noTime,
  monday,
  tuesday,
  wednesday,
  thursday,
  friday,
  saturday,
  sunday,
  opensToCloses,
  everyDayTimes,
  dayRange,
};
