/**
 * The initial concept of each intent, before training. With a few hundred lines per domain this is worth more than
 * size: training starts from the rule and only corrects it.
 */
export const PRIOR: Readonly<Record<string, string>> = {
  affirm: 'affirmStart',
  deny: 'denyStart',
  dont_know: 'dontKnow',
  acknowledge: 'acknowledgeStart',
  greet: 'greet',
  end_call: 'endCall',
  handoff: 'handoff',
  thank: 'thank',
  repeat: 'repeat',
  cancel_close_leave_freeze: 'cancel',
  change: 'change',
  how: 'how',
  why: 'why',
  when: 'when',
  how_much: 'howMuch',
  how_long: 'howLong',
  lost_stolen: 'lostStolen',
  more_higher_after: 'more',
  less_lower_before: 'less',
  wrong_notworking_notshowing: 'notWorking',
  limits: 'limits',
  refund: 'refund',
  check_in: 'checkInExact',
  check_out: 'checkOutExact',
  restaurant: 'restaurant',
  swimming_pool: 'pool',
  parking: 'parking',
  pets: 'pets',
  accesibility: 'accessibility',
  booking: 'bookingNoun',
  wifi: 'wifi',
  gym: 'gym',
  spa: 'spa',
  room_ammenities: 'amenities',
  housekeeping: 'housekeeping',
  room_service: 'roomService',
  existing: 'myBooking',
  new: 'newOne',
  request_info: 'requestInfo',
  make_open_apply_setup_get_activate: 'make',
};

/** The initial weight of a prior. */
export const PRIOR_WEIGHT = 3.5;
