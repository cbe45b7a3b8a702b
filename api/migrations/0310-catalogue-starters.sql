-- One set of starters: what the asset catalogue says replaces what the starter set of a new property said before.
-- A starter that somebody has changed since stays as it is.
update services set starter = renewed.starter
from (values
  ('roomService', 'Could I see the room service menu?', 'Could I see the room service menu, please?'),
  ('restaurant', 'I would like to book a table for tonight.', 'Could you book a table at the restaurant for us?'),
  ('minibar', 'Could you refill the minibar?', 'Could you refill the minibar, please?'),
  ('laundry', 'I have some laundry to be collected.', 'Could you collect our laundry, please?'),
  ('babycare', 'Could you arrange a babysitter?', 'Could you arrange a babysitter for us?'),
  ('kidsClub', 'When is the kids club open?', 'What does the kids’ club offer today?'),
  ('petCare', 'Could somebody look after our dog?', 'Could you arrange pet care for our dog?'),
  ('wakeupCall', 'Could you wake me tomorrow at 7?', 'Please give me a wake-up call tomorrow.'),
  ('lateCheckout', 'Could we check out later?', 'Could I have a late check-out, please?'),
  ('roomUpgrade', 'Is an upgrade possible?', 'Is an upgrade to a better room possible?'),
  ('luggageStorage', 'Could you keep our luggage?', 'Can I leave my luggage with you for a few hours?'),
  ('airportShuttle', 'I need a transfer to the airport.', 'I need a transfer to the airport, please.'),
  ('bikeRental', 'Could we rent bikes?', 'I would like to rent a bike.'),
  ('boatRental', 'Could we rent a boat?', 'We would like to rent a boat.'),
  ('helicopterService', 'Is a helicopter transfer possible?', 'Can you arrange a helicopter transfer or flight?'),
  ('parking', 'Is there parking?', 'Where can I park, and what does it cost?'),
  ('tourGuide', 'Could you find us a tour guide?', 'Could you arrange a guided tour for us?'),
  ('photoService', 'Could you arrange a photographer?', 'Could you arrange a photographer for us?'),
  ('eventPlanning', 'I would like to plan a small event.', 'We would like to book event planning for a celebration.'),
  ('florist', 'Could you bring flowers to our room?', 'Could you have flowers brought to the room?'),
  ('yogaClass', 'Is there a yoga class?', 'When is the next yoga class?'),
  ('gameRoom', 'Is there a game room?', 'When is the game room open?'),
  ('movieTheater', 'Is there a cinema room?', 'What is on in the cinema tonight?'),
  ('businessCenter', 'Can I print something?', 'I need to print something and a quiet place to work.'),
  ('nightclub', 'Could you put us on a guest list?', 'Is the nightclub open tonight?'),
  ('casinoAccess', 'Could you arrange entry to the casino?', 'How do we get into the casino?'),
  ('vipLounge', 'May we use the VIP lounge?', 'How do I get access to the VIP lounge?'),
  ('currencyExchange', 'Can I change money here?', 'Where can I change money?'),
  ('doctorOnCall', 'I need a doctor.', 'I need a doctor, please.'),
  ('butlerService', 'Could the butler help us?', 'Could a butler come to our room, please?'),
  ('concierge', 'I have a question for the concierge.', 'Could the concierge help me with something?')
) as renewed (key, former, starter)
where services.key = renewed.key and services.starter = renewed.former;
