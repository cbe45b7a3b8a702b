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
export const suspendedNote: TeamMessages['suspendedNote'] = (d) => d.name + " is suspended: within a minute they see nothing any more.";
export const accessGivenBack: TeamMessages['accessGivenBack'] = (d) => d.name + " has access again.";
export const removedNote: TeamMessages['removedNote'] = (d) => d.name + " is off the team: within a minute they see nothing any more.";
export const role: TeamMessages['role'] = "Role";
export const departments: TeamMessages['departments'] = "Departments";
export const staffDepartmentsHint: TeamMessages['staffDepartmentsHint'] = "They see the requests of these departments.";
export const roleDepartmentsHint: TeamMessages['roleDepartmentsHint'] = "With this role they see every request; these are the ones that they are called to.";
export const save: TeamMessages['save'] = "Save";
export const suspendWarning: TeamMessages['suspendWarning'] = (d) => d.name + " sees nothing any more until you give access back. What they have is given back.";
export const removeWarning: TeamMessages['removeWarning'] = (d) => d.name + " leaves the team. What they have is given back. They may ask to join again.";
export const removeReasonLabel: TeamMessages['removeReasonLabel'] = (d) => "Reason, which " + d.name + " reads (optional)";
export const reasonOptional: TeamMessages['reasonOptional'] = "Reason (optional)";
export const back: TeamMessages['back'] = "Back";
export const yesSuspend: TeamMessages['yesSuspend'] = "Yes, suspend";
export const yesRemove: TeamMessages['yesRemove'] = "Yes, remove";
export const access: TeamMessages['access'] = "Access";
export const giveAccessBack: TeamMessages['giveAccessBack'] = "Give access back";
export const suspend: TeamMessages['suspend'] = "Suspend";
export const removeButton: TeamMessages['removeButton'] = "Remove from the team";
export const invitations: TeamMessages['invitations'] = "Invitations";
export const invitationsHint: TeamMessages['invitationsHint'] = (d) => "A link that lets one person join " + d.property + ", with the role that you choose. It works once.";
export const inviteSomeone: TeamMessages['inviteSomeone'] = "Invite someone";
export const invitationWhat: TeamMessages['invitationWhat'] = (d) => "Invitation: " + d.what;
export const forEmail: TeamMessages['forEmail'] = (d) => "For " + d.email;
export const forAnyone: TeamMessages['forAnyone'] = "For whoever has the link";
export const invitedByUntil: TeamMessages['invitedByUntil'] = (d) => "By " + d.invitedBy + ", until " + d.dayOf + ", " + d.timeOfDay;
export const takeBackFailed: TeamMessages['takeBackFailed'] = "It was not taken back";
export const takeBack: TeamMessages['takeBack'] = "Take back";
export const oneDay: TeamMessages['oneDay'] = "One day";
export const aWeek: TeamMessages['aWeek'] = "A week";
export const thirtyDays: TeamMessages['thirtyDays'] = "30 days";
export const departmentsError: TeamMessages['departmentsError'] = "Choose at least one department.";
export const inviteEmailLabel: TeamMessages['inviteEmailLabel'] = "Only for this e-mail (optional)";
export const inviteDurationLabel: TeamMessages['inviteDurationLabel'] = "It can be used for";
export const inviteFailed: TeamMessages['inviteFailed'] = "No link was made";
export const cancel: TeamMessages['cancel'] = "Cancel";
export const makeTheLink: TeamMessages['makeTheLink'] = "Make the link";
export const copied: TeamMessages['copied'] = "Copied.";
export const copyLinkFailed: TeamMessages['copyLinkFailed'] = "This browser does not let us copy. Select the link and copy it.";
export const invitationLinkHint: TeamMessages['invitationLinkHint'] = "Send this link to the person. It is shown this one time and works once.";
export const invitationLink: TeamMessages['invitationLink'] = "Invitation link";
export const copy: TeamMessages['copy'] = "Copy";
export const done: TeamMessages['done'] = "Done";
export const copyCodeFailed: TeamMessages['copyCodeFailed'] = "This browser does not let us copy. Select the code and copy it.";
export const joinCodeChanged: TeamMessages['joinCodeChanged'] = "This is the new code. The old one works no more.";
export const joinCode: TeamMessages['joinCode'] = "Join code";
export const joinCodeHint: TeamMessages['joinCodeHint'] = (d) => "Who knows it can ask to join " + d.property + " on the staff registration page, and no more than ask.";
export const joinCodeLoadFailed: TeamMessages['joinCodeLoadFailed'] = "The join code could not be loaded";
export const joinCodeSince: TeamMessages['joinCodeSince'] = (d) => "In use since " + d.dayOf + ".";
export const yesChangeIt: TeamMessages['yesChangeIt'] = "Yes, change it";
export const keepIt: TeamMessages['keepIt'] = "Keep it";
export const changeTheCode: TeamMessages['changeTheCode'] = "Change the code";
export const changeCodeWarning: TeamMessages['changeCodeWarning'] = "The code people have now will stop working at once.";
export const joinCodeLoadingLabel: TeamMessages['joinCodeLoadingLabel'] = "Looking for the join code";
export const members: TeamMessages['members'] = "Members";
export const loadingTheTeam: TeamMessages['loadingTheTeam'] = "Loading the team";
export const membersLoadFailed: TeamMessages['membersLoadFailed'] = "The team could not be loaded";
export const you: TeamMessages['you'] = "(you)";
export const suspended: TeamMessages['suspended'] = "Suspended";
export const offDuty: TeamMessages['offDuty'] = "· off duty";
export const change: TeamMessages['change'] = "Change";
export const whatChangedLately: TeamMessages['whatChangedLately'] = "What changed lately";
export const applicationApproved: TeamMessages['applicationApproved'] = (d) => d.fullName + " is on the team now.";
export const applicationDeclined: TeamMessages['applicationDeclined'] = (d) => d.fullName + " was declined.";
export const emailMissing: TeamMessages['emailMissing'] = "No e-mail given";
export const speaksList: TeamMessages['speaksList'] = (d) => "Speaks " + d.list;
export const applicationDate: TeamMessages['applicationDate'] = (d) => "Asked " + d.dayOf + ", " + d.timeOfDay;
export const emailUnverifiedTitle: TeamMessages['emailUnverifiedTitle'] = "E-mail not verified";
export const emailUnverifiedText: TeamMessages['emailUnverifiedText'] = (d) => d.fullName + " has not shown yet that this e-mail is theirs, so anybody could be behind it. Ask them to open the link that we sent there; their waiting page sends it again. You can approve them as soon as it is opened.";
export const decisionFailed: TeamMessages['decisionFailed'] = "That was not taken";
export const declineReasonLabel: TeamMessages['declineReasonLabel'] = (d) => "Reason, which " + d.fullName + " will read";
export const declineReasonError: TeamMessages['declineReasonError'] = "Write one sentence; without it they are left wondering.";
export const decline: TeamMessages['decline'] = "Decline";
export const approve: TeamMessages['approve'] = "Approve";
export const team: TeamMessages['team'] = "Team";
export const forManagers: TeamMessages['forManagers'] = "For managers";
export const noAccessText: TeamMessages['noAccessText'] = "Who joins the staff is decided by managers and owners.";
export const askingToJoin: TeamMessages['askingToJoin'] = "Asking to join";
export const lookingForRequests: TeamMessages['lookingForRequests'] = "Looking for requests";
export const applicationsLoadFailed: TeamMessages['applicationsLoadFailed'] = "Requests could not be loaded";
export const applicationsEmpty: TeamMessages['applicationsEmpty'] = "Nobody waits. Give people the join code below, and they appear here.";

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
  suspendedNote,
  accessGivenBack,
  removedNote,
  role,
  departments,
  staffDepartmentsHint,
  roleDepartmentsHint,
  save,
  suspendWarning,
  removeWarning,
  removeReasonLabel,
  reasonOptional,
  back,
  yesSuspend,
  yesRemove,
  access,
  giveAccessBack,
  suspend,
  removeButton,
  invitations,
  invitationsHint,
  inviteSomeone,
  invitationWhat,
  forEmail,
  forAnyone,
  invitedByUntil,
  takeBackFailed,
  takeBack,
  oneDay,
  aWeek,
  thirtyDays,
  departmentsError,
  inviteEmailLabel,
  inviteDurationLabel,
  inviteFailed,
  cancel,
  makeTheLink,
  copied,
  copyLinkFailed,
  invitationLinkHint,
  invitationLink,
  copy,
  done,
  copyCodeFailed,
  joinCodeChanged,
  joinCode,
  joinCodeHint,
  joinCodeLoadFailed,
  joinCodeSince,
  yesChangeIt,
  keepIt,
  changeTheCode,
  changeCodeWarning,
  joinCodeLoadingLabel,
  members,
  loadingTheTeam,
  membersLoadFailed,
  you,
  suspended,
  offDuty,
  change,
  whatChangedLately,
  applicationApproved,
  applicationDeclined,
  emailMissing,
  speaksList,
  applicationDate,
  emailUnverifiedTitle,
  emailUnverifiedText,
  decisionFailed,
  declineReasonLabel,
  declineReasonError,
  decline,
  approve,
  team,
  forManagers,
  noAccessText,
  askingToJoin,
  lookingForRequests,
  applicationsLoadFailed,
  applicationsEmpty,
};
