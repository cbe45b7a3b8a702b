// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { TeamMessages } from './messages.ts';

export const neverSeen: TeamMessages['neverSeen'] = "Not seen yet";
export const seenNow: TeamMessages['seenNow'] = "Here now";
export const seen: TeamMessages['seen'] = (d) => "Seen " + d.span + " ago";
export const seenOn: TeamMessages['seenOn'] = (d) => "Seen " + d.day;
export const changes: TeamMessages['changes'] = {
  pending: (d) => d.name + " asked to join",
  approved: (d) => d.by + " made " + d.name + " " + d.rights,
  rejected: (d) => d.by + " took " + d.name + " off the team",
  suspended: (d) => d.by + " suspended " + d.name
};
export const nameIsChanged: TeamMessages['nameIsChanged'] = (d) => d.name + " is changed.";
export const changeName: TeamMessages['changeName'] = (d) => "Change " + d.name;
export const nothingWasChanged: TeamMessages['nothingWasChanged'] = "Nothing was changed";
export const close: TeamMessages['close'] = "Close";
export const nameIsSuspendedWithinAMinute: TeamMessages['nameIsSuspendedWithinAMinute'] = (d) => d.name + " is suspended: within a minute they see nothing any more.";
export const nameHasAccessAgain: TeamMessages['nameHasAccessAgain'] = (d) => d.name + " has access again.";
export const nameIsOffTheTeamWithin: TeamMessages['nameIsOffTheTeamWithin'] = (d) => d.name + " is off the team: within a minute they see nothing any more.";
export const role: TeamMessages['role'] = "Role";
export const departments: TeamMessages['departments'] = "Departments";
export const theySeeTheRequestsOfThese: TeamMessages['theySeeTheRequestsOfThese'] = "They see the requests of these departments.";
export const withThisRoleTheySeeEvery: TeamMessages['withThisRoleTheySeeEvery'] = "With this role they see every request; these are the ones that they are called to.";
export const save: TeamMessages['save'] = "Save";
export const nameSeesNothingAnyMoreUntil: TeamMessages['nameSeesNothingAnyMoreUntil'] = (d) => d.name + " sees nothing any more until you give access back. What they have is given back.";
export const nameLeavesTheTeamWhatThey: TeamMessages['nameLeavesTheTeamWhatThey'] = (d) => d.name + " leaves the team. What they have is given back. They may ask to join again.";
export const reasonWhichNameReadsOptional: TeamMessages['reasonWhichNameReadsOptional'] = (d) => "Reason, which " + d.name + " reads (optional)";
export const reasonOptional: TeamMessages['reasonOptional'] = "Reason (optional)";
export const back: TeamMessages['back'] = "Back";
export const yesSuspend: TeamMessages['yesSuspend'] = "Yes, suspend";
export const yesRemove: TeamMessages['yesRemove'] = "Yes, remove";
export const access: TeamMessages['access'] = "Access";
export const giveAccessBack: TeamMessages['giveAccessBack'] = "Give access back";
export const suspend: TeamMessages['suspend'] = "Suspend";
export const removeFromTheTeam: TeamMessages['removeFromTheTeam'] = "Remove from the team";
export const invitations: TeamMessages['invitations'] = "Invitations";
export const aLinkThatLetsOnePerson: TeamMessages['aLinkThatLetsOnePerson'] = (d) => "A link that lets one person join " + d.property + ", with the role that you choose. It works once.";
export const inviteSomeone: TeamMessages['inviteSomeone'] = "Invite someone";
export const invitationWhat: TeamMessages['invitationWhat'] = (d) => "Invitation: " + d.what;
export const forEmail: TeamMessages['forEmail'] = (d) => "For " + d.email;
export const forWhoeverHasTheLink: TeamMessages['forWhoeverHasTheLink'] = "For whoever has the link";
export const byInvitedByUntilDayOfTimeOfDay: TeamMessages['byInvitedByUntilDayOfTimeOfDay'] = (d) => "By " + d.invitedBy + ", until " + d.dayOf + ", " + d.timeOfDay;
export const itWasNotTakenBack: TeamMessages['itWasNotTakenBack'] = "It was not taken back";
export const takeBack: TeamMessages['takeBack'] = "Take back";
export const oneDay: TeamMessages['oneDay'] = "One day";
export const aWeek: TeamMessages['aWeek'] = "A week";
export const thirtyDays: TeamMessages['thirtyDays'] = "30 days";
export const chooseAtLeastOneDepartment: TeamMessages['chooseAtLeastOneDepartment'] = "Choose at least one department.";
export const onlyForThisEMailOptional: TeamMessages['onlyForThisEMailOptional'] = "Only for this e-mail (optional)";
export const itCanBeUsedFor: TeamMessages['itCanBeUsedFor'] = "It can be used for";
export const noLinkWasMade: TeamMessages['noLinkWasMade'] = "No link was made";
export const cancel: TeamMessages['cancel'] = "Cancel";
export const makeTheLink: TeamMessages['makeTheLink'] = "Make the link";
export const copied: TeamMessages['copied'] = "Copied.";
export const thisBrowserDoesNotLetUs: TeamMessages['thisBrowserDoesNotLetUs'] = "This browser does not let us copy. Select the link and copy it.";
export const sendThisLinkToThePerson: TeamMessages['sendThisLinkToThePerson'] = "Send this link to the person. It is shown this one time and works once.";
export const invitationLink: TeamMessages['invitationLink'] = "Invitation link";
export const copy: TeamMessages['copy'] = "Copy";
export const done: TeamMessages['done'] = "Done";
export const copyTheCodeByHand: TeamMessages['copyTheCodeByHand'] = "This browser does not let us copy. Select the code and copy it.";
export const thisIsTheNewCode: TeamMessages['thisIsTheNewCode'] = "This is the new code. The old one works no more.";
export const joinCode: TeamMessages['joinCode'] = "Join code";
export const whoKnowsItCanAsk: TeamMessages['whoKnowsItCanAsk'] = (d) => "Who knows it can ask to join " + d.property + " on the staff registration page, and no more than ask.";
export const theJoinCodeCouldNot: TeamMessages['theJoinCodeCouldNot'] = "The join code could not be loaded";
export const inUseSinceDayOf: TeamMessages['inUseSinceDayOf'] = (d) => "In use since " + d.dayOf + ".";
export const yesChangeIt: TeamMessages['yesChangeIt'] = "Yes, change it";
export const keepIt: TeamMessages['keepIt'] = "Keep it";
export const changeTheCode: TeamMessages['changeTheCode'] = "Change the code";
export const theCodePeopleHaveNowWill: TeamMessages['theCodePeopleHaveNowWill'] = "The code people have now will stop working at once.";
export const lookingForTheJoinCode: TeamMessages['lookingForTheJoinCode'] = "Looking for the join code";
export const members: TeamMessages['members'] = "Members";
export const loadingTheTeam: TeamMessages['loadingTheTeam'] = "Loading the team";
export const theTeamCouldNotBeLoaded: TeamMessages['theTeamCouldNotBeLoaded'] = "The team could not be loaded";
export const you: TeamMessages['you'] = "(you)";
export const suspended: TeamMessages['suspended'] = "Suspended";
export const offDuty: TeamMessages['offDuty'] = "· off duty";
export const change: TeamMessages['change'] = "Change";
export const whatChangedLately: TeamMessages['whatChangedLately'] = "What changed lately";
export const fullNameIsOnTheTeamNow: TeamMessages['fullNameIsOnTheTeamNow'] = (d) => d.fullName + " is on the team now.";
export const fullNameWasDeclined: TeamMessages['fullNameWasDeclined'] = (d) => d.fullName + " was declined.";
export const noEMailGiven: TeamMessages['noEMailGiven'] = "No e-mail given";
export const speaksList: TeamMessages['speaksList'] = (d) => "Speaks " + d.list;
export const askedDayOfTimeOfDay: TeamMessages['askedDayOfTimeOfDay'] = (d) => "Asked " + d.dayOf + ", " + d.timeOfDay;
export const eMailNotVerified: TeamMessages['eMailNotVerified'] = "E-mail not verified";
export const fullNameHasNotShownYet: TeamMessages['fullNameHasNotShownYet'] = (d) => d.fullName + " has not shown yet that this e-mail is theirs, so anybody could be behind it. Ask them to open the link that we sent there; their waiting page sends it again. You can approve them as soon as it is opened.";
export const thatWasNotTaken: TeamMessages['thatWasNotTaken'] = "That was not taken";
export const reasonWhichFullNameWillRead: TeamMessages['reasonWhichFullNameWillRead'] = (d) => "Reason, which " + d.fullName + " will read";
export const writeOneSentenceWithoutItThey: TeamMessages['writeOneSentenceWithoutItThey'] = "Write one sentence; without it they are left wondering.";
export const decline: TeamMessages['decline'] = "Decline";
export const approve: TeamMessages['approve'] = "Approve";
export const team: TeamMessages['team'] = "Team";
export const forManagers: TeamMessages['forManagers'] = "For managers";
export const whoJoinsTheStaffIsDecided: TeamMessages['whoJoinsTheStaffIsDecided'] = "Who joins the staff is decided by managers and owners.";
export const askingToJoin: TeamMessages['askingToJoin'] = "Asking to join";
export const lookingForRequests: TeamMessages['lookingForRequests'] = "Looking for requests";
export const requestsCouldNotBeLoaded: TeamMessages['requestsCouldNotBeLoaded'] = "Requests could not be loaded";
export const nobodyWaitsGivePeopleTheJoin: TeamMessages['nobodyWaitsGivePeopleTheJoin'] = "Nobody waits. Give people the join code below, and they appear here.";

/** The group as one value. @public */
export const teamMessages: TeamMessages = {
  neverSeen,
  seenNow,
  seen,
  seenOn,
  changes,
  nameIsChanged,
  changeName,
  nothingWasChanged,
  close,
  nameIsSuspendedWithinAMinute,
  nameHasAccessAgain,
  nameIsOffTheTeamWithin,
  role,
  departments,
  theySeeTheRequestsOfThese,
  withThisRoleTheySeeEvery,
  save,
  nameSeesNothingAnyMoreUntil,
  nameLeavesTheTeamWhatThey,
  reasonWhichNameReadsOptional,
  reasonOptional,
  back,
  yesSuspend,
  yesRemove,
  access,
  giveAccessBack,
  suspend,
  removeFromTheTeam,
  invitations,
  aLinkThatLetsOnePerson,
  inviteSomeone,
  invitationWhat,
  forEmail,
  forWhoeverHasTheLink,
  byInvitedByUntilDayOfTimeOfDay,
  itWasNotTakenBack,
  takeBack,
  oneDay,
  aWeek,
  thirtyDays,
  chooseAtLeastOneDepartment,
  onlyForThisEMailOptional,
  itCanBeUsedFor,
  noLinkWasMade,
  cancel,
  makeTheLink,
  copied,
  thisBrowserDoesNotLetUs,
  sendThisLinkToThePerson,
  invitationLink,
  copy,
  done,
  copyTheCodeByHand,
  thisIsTheNewCode,
  joinCode,
  whoKnowsItCanAsk,
  theJoinCodeCouldNot,
  inUseSinceDayOf,
  yesChangeIt,
  keepIt,
  changeTheCode,
  theCodePeopleHaveNowWill,
  lookingForTheJoinCode,
  members,
  loadingTheTeam,
  theTeamCouldNotBeLoaded,
  you,
  suspended,
  offDuty,
  change,
  whatChangedLately,
  fullNameIsOnTheTeamNow,
  fullNameWasDeclined,
  noEMailGiven,
  speaksList,
  askedDayOfTimeOfDay,
  eMailNotVerified,
  fullNameHasNotShownYet,
  thatWasNotTaken,
  reasonWhichFullNameWillRead,
  writeOneSentenceWithoutItThey,
  decline,
  approve,
  team,
  forManagers,
  whoJoinsTheStaffIsDecided,
  askingToJoin,
  lookingForRequests,
  requestsCouldNotBeLoaded,
  nobodyWaitsGivePeopleTheJoin,
};
