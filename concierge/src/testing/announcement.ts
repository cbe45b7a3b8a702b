/** Matches the server's message about a handoff: that it passes the conversation on, and that a person comes. */
export const ANNOUNCEMENT =
  /pass(?:ed|ing)? (?:this|it)|fetch|get(?:ting)? you|Reception|Rece[pç][cç]|pass(?:ei|ar|o) (?:isto|o |lo )|chamar|lo paso|he pasado|llamar|\?$/iu;
