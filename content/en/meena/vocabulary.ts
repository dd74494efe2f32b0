import type { MeenaVocabulary } from "../../schema/meena.ts";

/**
 * The English words behind each thing that Meena understands, parted by commas. The first one of each stands for it
 * when a question in another language is looked up in the site's English texts. A star at a word's end stands for any
 * ending. Typing mistakes need not be listed; short forms and nicknames do.
 */
export const meenaVocabulary: MeenaVocabulary = {
  // How something is asked
  how: "how, process, procedure, steps, way to, method, procedur",
  howMuch: "how much, hw much, how mch",
  howMany: "how many, number of, total number, count of, hw many, count",
  howLong:
    "how long, how many days, how many hours, how soon, how fast, duration, number of days, time taken, how much time, time does it take, turnaround, days, hw lng, hw long, how lng",
  when: "when, what time, by when, till when, until when, timing, timings, wen",
  where: "where, whr, wher",
  who: "who, whom, whose, wo is, whom to write, who to write, whom to write to, who to write to, whom do i write to, whom should i write to",
  what: "what, wat, whats, wht, what do you do with, what will you do with, what do you do if, what do you do when",
  why: "why, reason, purpose, what for",
  which: "which, wich, whch",
  list: "list, all, types, kinds, options, available, offered, every, option",
  more: "more, tell me more, details, detail, explain, elaborate, in detail, full information, go on, continue",
  it: "it, its, that one, this one, this vehicle, that vehicle, this truck, that truck, the same, same one, it s, his, her, their, there, them, they, that, this",
  also: "and, also, what about, how about, wat about, wht about, and what about, and for, what else, plus, then",
  not: "not, no, non, never, without, cannot, cant, can t, don t, dont, doesn t, isn t, won t, wont, not allowed, didn t, didnt, denied, except",
  yes: "yes, yeah, yep, yup, ok, okay, sure, fine, correct, right, y, k, please do, go ahead, of course, yes please",
  no: "no, nope, nah, no thanks, no thank you, not now, n",
  want: "want, need, would like, looking for, require, wish, interested in, i d like",
  get: "get, receive, obtain, take, have",
  limit: "limit, limits, maximum allowed, at most, restriction, allowed, permitted, cap",

  // Comparing
  compare: "compare, comparison, difference, differences, versus, vs, differ, better, or",
  most: "most, maximum, max, highest, greatest, best, more than all, strongest, top",
  least: "least, lowest, minimum, min, fewest, worst, narrowest, thinnest, slimmest, shallowest",
  biggest: "biggest, largest, big one, bigger, large, roomiest, most space, most spacious, biggest one, big",
  smallest:
    "smallest, tiniest, small one, compact, small, smaller, narrow lanes, narrow lane, narrow street*, tight lanes, tight street*",
  longest: "longest, longer, lengthiest",
  shortest: "shortest, shorter",
  farthest:
    "farthest, furthest, goes far, longest distance, longest range, longest trip, best range, maximum range, highest range, most range, furthest a, furthest can, farthest can",
  tallest: "tallest, highest box, taller",
  widest: "widest, wider, broadest",
  heaviest: "heaviest, heaviest load, most weight, most load, highest payload, strongest",
  cheapest:
    "cheapest, least expensive, lowest price, lowest fare, lowest cost, economical, budget, affordable, cheaper",

  // The fleet
  vehicle:
    "vehicle, vehicles, truck, trucks, fleet, lorry, lorries, van, vans, models, model, vehical, vehicl, transport vehicle, carrier, mini truck, kinds of vehicle*, type of vehicle*, types of vehicle*, which vehicles",
  electric:
    "electric, ev, evs, electric vehicle, electric vehicles, electric truck, electric trucks, electric vans, e vehicle, electrical, 100 electric",
  fuel: "diesel, petrol, cng, fuel, gas, gasoline, hydrogen, lpg, hybrid, engine, ice vehicle*",
  threeWheeler:
    "three wheeler, 3 wheeler, three wheelers, 3 wheelers, 3w, auto, rickshaw, e rickshaw, three wheel, 3 wheel, loader auto, tuk tuk",
  fourWheeler: "four wheeler, 4 wheeler, four wheelers, 4 wheelers, 4w, four wheel, 4 wheel",
  otherVehicle:
    "mahindra, bolero, ashok leyland, leyland, tempo traveller, maruti, suzuki, eeco, piaggio, bajaj, tesla, tata 407, 407, canter, container truck, trailer, trailers, bike, bikes, motorcycle*, motorbike*, scooter*, two wheeler, two wheelers, 2 wheeler, bus, buses, 14 ft, 17 ft, 19 ft, 22 ft, 32 ft, crane, tanker*, drone*, helicopter*, train, omega seiki, switch iev4, treo, tata intra, intra, nexon, tiago, bullock cart, tractor*, cycle*, bicycle*, reefer*, hyundai, toyota, honda, volvo, bharat benz, dumper*, jcb, ape, supro, jeeto, altigreen, car, cars, nexon ev, punch ev, wagon r, swift, scooty, activa, splendor, bullet, royal enfield, pulsar, thar, scorpio, innova, creta, ertiga, alto, traveller, mini bus, minibus, school bus, volvo bus, rajdhani, shatabdi, vande bharat, metro train, aeroplane ticket, cruise, yacht, boat, ship ticket, diesel tempo, my tempo, my own truck, my car, my bike, my scooter, my scooty, my tractor, my auto, ather, ola s1, bullero, pickup truck price, tata 709, tata 1109, eicher pro 2049 petrol, blazo, champion, leyland dost, dost plus, tata dost",
  length: "length, long, lenght, lengh, lenth, how long is the, in length, foot long, ft long",
  width: "width, wide, breadth, widht, how wide, broad, breath, narrowest, thinnest, slimmest",
  height: "height, roof, tall, hight, heigth, high, how high, how tall, hieght, headroom, hite, hght",
  range:
    "range, mileage, how far, per charge, single charge, one charge, full charge, on a charge, kilometer range, km range, driving range, distance per charge, run on a charge, distance on a charge, go on a charge, kms, milage, average, far can, battery range, one go, without charging, without recharging, 1 charge, in 1 charge, bina charge, per full charge, rang",
  payload:
    "payload, capacity, weight, load capacity, weight capacity, carrying capacity, loading capacity, load limit, weight limit, how heavy, tonnage, wt, kg, kgs, tonne, tonnes, heavy, haul, pay load, max load, maximum load, maximum weight, how much weight, how much load, how much can it carry, how much can it take, how much does it carry, capcity, capasity, wait capacity, how much it carry, how much can, how many kg, how many kilos, how many tons",
  size: "size, sizes, dimension*, lwh, l w h, measurement*, deck size, bed size, cargo bed, load bed, cargo area, box size, body size, cargo space, loading area, deck, dimenson*, container size",
  volume: "volume, cubic feet, cubic foot, cft, cubic, cu ft, cubic metre*, cubic meter*, cbm",
  spec: "spec, specs, specification*, features, configuration, feature, datasheet, technical details, about the vehicle, figures",
  battery:
    "battery, charging time, charge time, recharge, recharging, charging, charger*, kwh, batteries, time to charge, take to charge, plug, charging station*, charging point*, battery swap*, battery life, battery size, battery capacity, battery pack, fast charg*, fully charged, to fully charge, charge it, charge the vehicle*, charge overnight, hours to charge, to charge, charge fully, long to charge",
  speed:
    "speed, top speed, kmph, km per hour, kmh, fastest, how fast does it go, maximum speed, horsepower, torque, motor power, hp, acceleration",
  vehicleOther:
    "warranty, manufacturer, airbag*, air conditioning, ac cabin, gps device, color, colour, seats, seating, tyre*, tire*, wheelbase, turning radius, ground clearance, tail lift, hydraulic lift, liftgate, resale, life of vehicle, registration number, number plate, maintenance, service interval, year of make, model year, brakes, boot space, kerb weight, curb weight, gvw, gross vehicle weight, emi, subsidy, on road price, ex showroom, have ac, ac available, with ac, air conditioner, airconditioned, ac vehicle*, ac truck*, seat cover*, floor mat*, accessories, music system",
  fit: "fit, fits, suitable, suit, suits, accommodate, fitting, go inside, inside, hold, holds, enough, big enough, large enough, best for, right for, should i book, should i choose, should i take, recommend*, which vehicle for, suggest, good for, sufficient, choose, manage, ideal, do i need",
  box: "box, boxes, carton, cartons, crate, crates, parcel boxes, bxs, cartoon, cartoons, package, packages, packets, packet, bags, bag, sacks, sack, drums, drum, pallet, pallets, pieces",
  load: "load, goods, cargo, material, stuff, consignment, shipment, items, item, luggage, tonne load, freight load",
  weigh: "weigh, weighs, weighing, each weighing, of weight, kg each, kilos each, kg per box",
  household:
    "furniture, sofa*, fridge, refrigerator, double bed, almirah, wardrobe, washing machine, household*, house shifting, home shifting, shifting, packers, movers, packers and movers, relocation, relocate, relocating, house move, moving house, mattress, dining table, table, tv, television, cupboard, piano, moving home, shift my house, office shifting, ac unit, cooler, almira, move my house, move house, move home, shift house, shift my home, shift my flat, my flat",
  carry:
    "carry, carries, take, takes, transport, haul, move, lift, bear, put in, handle, bring, ship, send, moved, moving, carrying, sending, shipping, shift",
  passenger:
    "passenger*, people ride, cab, taxi, sit in, carry people, carry persons, ride with goods, travel with the goods, sit with driver, person sit, drop me, taxi ride",
  range100: "intercity range, highway range",

  // Services
  service:
    "services, service, offer, offerings, solutions, provide, what do you do, what all do you do, what you do, services you offer, work do you do, business do you do, specialise, specialize, deal in, kind of work, offering, facilities, what does the company do, what does your company do, what do you people do, what is your business",
  intercity:
    "intercity, inter city, city to city, outstation, between cities, intercty, inter-city, long distance, interstate, inter state, long route, other city, another city, out of station",
  onDemand:
    "on demand, ondemand, on-demand, instant booking, app booking, on demad, demand service, ondemnd, on demand service",
  corporate:
    "corporate*, enterprise*, b2b, business client*, for companies, for my company, for business*, bulk client, contract, contracts, tie up, tieup, corporat*, dedicated vehicle*, dedicated fleet, monthly contract, long term, business account, our company, my company, my business, our business, retailer*, e commerce, ecommerce, warehouse to store, fleet management, workforce management, manage our fleet, manage fleet, managed fleet, outsourc*, distributor*, fleet operator*, manage our own fleet, manage my fleet, run our fleet, our own fleet, own fleet, our fleet, our drivers, daily deliveries, daily delivery, deliveries every day, delivery every day, everyday delivery, regular deliveries, regular delivery, regular routes, on daily basis, daily basis, daily supply, factory everyday, factory every day, daily transport, everyday transport, regular transport, daily pickup, everyday pickup, transport everyday, regular supply, transport for my factory, transport for our factory, our stores, our outlets, my factory, our factory, our plant, our warehouse to, we are a manufacturer, i am a manufacturer, manufacturer needing, manufacturing company, we have a factory, companies pay, do companies pay",
  trackk:
    "trackk, trackk app, tracking app, track app, trakk, trackkk, fleet app, traack, tracck, trackk software, fleet management app, fleet management software, workforce app, your product, ur product, named product*, product for fleet, fleet tracking",
  freight:
    "freight, freight services, freight kinds, freights, frieght, cargo services, modes of transport, freight types, freight options, transport modes, modes of freight, mode of freight, kinds of freight",
  air: "air, air freight, by air, air cargo, plane, flight, airways, aeroplane, airfreight, airplane, by plane",
  ocean:
    "ocean, sea, ocean freight, sea freight, by sea, by ship, vessel, container, containers, fcl, lcl, port, oceans, shipping line, full container, shared container, customs, custom clearance, bill of lading",
  rail: "rail, railway*, train freight, by train, rail freight, by rail, rail cargo",
  road: "road freight, by road, road transport, road cargo, surface transport",
  warehouse:
    "warehous*, storage, godown*, store goods, store my goods, store our goods, keep my goods, storing, werehouse, warehos*, store pallets, store with you, store boxes, keep pallets",
  projectCargo:
    "project cargo, heavy machinery, oversized, over dimensional, odc, machine, machines, machinery, oversize*, very large load, heavy equipment, too large",
  lastMile:
    "last mile, lastmile, mid mile, midmile, middle mile, last-mile, first mile, parcel delivery, parcels, parcel, courier, couriers, hyperlocal, home delivery, doorstep",
  express:
    "express, urgent, urgently, fast delivery, quick delivery, express delivery, priority, immediately, emergency delivery",
  packaging:
    "packaging, packing, pack, pack my, pack the, bubble wrap, packed, packing material, wrapping, wrap, wrapped",
  loading:
    "loading, unloading, loader, loaders, helper, helpers, labour, labor, load and unload, loading help, labourer*, hamal, porters, load my, unload, loading unloading, loading and unloading, manpower, hand load, load the goods, lodng, lodng help, loding",
  insurance:
    "insurance, insured, insure, transit insurance, cover for goods, cargo insurance, insurence, insurrance",
  fragile: "fragile, glass, breakable, delicate, fragile items, glassware, crockery",
  assured:
    "assured, assured booking, asured, guaranteed booking, assured bookings, assure booking, guaranteed pickup, asssured",
  route:
    "route, routes, corridor*, road*, lane, lanes, highway, routs, connectivity, cities connected, named route*, direction*, between which cities, between what cities, which cities are connected",
  way: "one way, both ways, return trip, way back, reverse direction, return load, two way, round trip, return journey, come back, back to",
  distance:
    "distance, how many km, kms away, how far is, km between, kilometres between, kilometers between, how many kilomet*",
  track:
    "track, tracking, live tracking, track my, where is my, order status, shipment status, status of my, whereabouts, trace, locate, live location, tracking id, awb, tracking number, docket number, current location of, real time, realtime, follow my, watch my, status, where is order, where is the order, order number, order no, where is shipment, where is parcel, locate my, where my, reached where, is my parcel, is my order, is my shipment, track order, trak my, trak parcel, trak",
  deliver:
    "deliver, delivery, deliveries, delivering, delievery, dilivery, delivry, drop, transport, logistics, cover, ply, operate, serve, serviceable, serves",
  pickup: "pickup, pick up, pick-up, collect, collection, picked up, picup, pik up, collected",
  arrive:
    "arrive, arrival, eta, reach, delivery time, transit time, how long will it take, delivered by, by tomorrow, reach by, how many days will, when will, time will it take, how much time will, how long does delivery, estimated time, deliver by, come by, reach in, how long to deliver, delivery take, reach there, will it reach, take to reach, take from, hours to reach, delivered tomorrow, delivered today, be delivered, get delivered, delivered on, arrive by, arrives, come tomorrow, reach tomorrow, delivery times, delivery timings",
  book: "book, booking, bookings, order, reserve, hire, boking, place an order, schedule a pickup, schedule, buk, rent a truck, hire a truck, get a truck, make a booking, place order, bookin, request a vehicle",
  app: "app, apps, application download, mobile app, play store, playstore, android, ios, iphone, app store, google play, apk, aap download, which app do i",
  customerApp: "customer app, user app, booking app, customers app",
  driverApp:
    "driver app, drivers app, partner app, driver application, notified, notification*, get notified, gets notified",
  download: "download, install, downlod, get the app, dowload",
  history:
    "history, past rides, previous rides, ride history, old bookings, past trips, past bookings, previous bookings, previous trips, past orders, old rides, old ride, ride list, my rides, earlier rides, past ride, trip history, earlier trips",
  verified: "verified, verification, verify, background check*, police check, trusted, safe drivers, kyc",
  nearby: "nearby, near me, closest, nearest, near by",
  accept:
    "accept, accepted, accepts, accepting, forced, force, obliged, have to take, must take, choose to take",
  incoterms: "incoterm*, exw, fob, cif, ddp, fca, cfr, cip, dap, dpu, cpt, fas",
  international:
    "international, abroad, overseas, foreign, export, import, another country, other countries, worldwide, usa, canada, dubai, uk, nepal, australia, customs clearance, bangladesh, cross border, singapore, germany, london, america, china, pakistan, europe, bhutan, outside india, out of india, outside the country, outside of india, beyond india, out of the country, any other country",
  otherService:
    "cold chain, refrigerated, temperature controlled, frozen, cash on delivery, cod, ambulance, grocery delivery, food delivery, car transport, bike transport, vehicle transport, franchise, franchisee, dealership, agency, armoured, valet, towing, tow, pet transport, medicine delivery, reverse logistics, money transfer, cold room, ticket booking, hotel, self drive, driver on hire, hire a driver, driver only, subscription, loyalty points, referral, refer and earn, coupon*, voucher*, gift card, attach my vehicle, attach my truck, attach vehicle, lease, leasing, cold storage, proof of delivery, pod, drivers only, only driver, only drivers, api, integration, integrate, shopify, tally, webhook, white label, drop shipping, warehousing software, choose my driver, choose the driver, choose driver, same driver, female driver, lady driver, driver of my choice",
  sameDay:
    "same day, next day, overnight, within hours, today itself, same-day, one day delivery, next-day, 24x7, 24 7, midnight, at night, night time, sunday, sundays, weekend*, holiday*, diwali, holi, eid, christmas, new year, gurpurab, lohri, vaisakhi, baisakhi, dussehra, raksha bandhan, rakhi, independence day, republic day, 15 august, 26 january, bank holiday, monday, tuesday, wednesday, thursday, friday, saturday, day after tomorrow, next week, next month, early morning, late night, public holiday*, festival day*",
  routing:
    "routing, route optimi*, optimi*, route planning, ai routing, plan routes, route plan*, plan the route*, plans the route*, plan our route*, route for drivers, order of stops, order of deliveries, best order, shortest route, software plan, ai plan, ai plans, does ai plan",
  attendance:
    "attendance, check in, check-in, punch in, clock in, checkin, shift start, punch, presence, mark presence",
  geofence: "geofenc*, geo fenc*, geo-fenc*, geo fence, boundary, virtual fence",
  leave:
    "leave, leaves, sick leave, holiday request, leave request, apply leave, leave application, time off, sick day, day off, leave requests",
  ticket: "ticket, tickets, raise a ticket, support ticket, report problem, raise ticket",
  camera: "camera, gallery, photos, photo, pictures, selfie, photograph*, picture",
  liveLocation:
    "location data, my location, live location, gps, location tracking, location permission, track me, background location, track my location, watch my location, location access, follow me, location all the time, location, off duty, where i am, where am i, see where i, my whereabouts, knows where i, on holiday, on holidays, day off, off day, watch me, spy on me, monitor me, see me, watching me, follow drivers, drivers after duty, after duty, after duty hours, follow the driver, track drivers after, off duty hours",
  admin: "admin, administrator, admins, administrators, manager, employer, my company see",
  trackkData:
    "trackk policy, trackk privacy, app privacy, trackk data, app data, trackk collect, app collect, app permission*, permission*",

  // Money
  price:
    "price, prices, pricing, cost, costs, rate, rates, charges, charge, fare, fares, tariff, how much for, how much do you charge, how much to, rate card, price list, amount, expensive, prise, pice, prce, chrages, rupees, rs, inr, how much money, freight charges, transport charges, delivery charges, what does it cost, how much is, how much will, how much does it cost, minimum charge, minimum price, maximum price, price range, cost me, lowest rate, starting price, estimate, estimation, costing, rate chart, budget, costlier, costly, pricey, overpriced, chrg, chrge, chrgs, chrges, charg",
  quote:
    "quote, quotation, exact price, exact fare, exact cost, exact rate, final price, fixed price, get a quote, qoute, exact amount, proposal, quot",
  perKm:
    "per km, per kilometer, per kilometre, rate per km, per kms, km rate, each km, rs km, a kilometre, a kilometer, every kilometre, for one kilometre, for one kilometer, one kilometre, one kilometer, each kilometre, each kilometer, for one km, for each km, for every km",
  factor:
    "factor*, depend*, calculated, calculate, decided, decide, determine*, basis, based on, made up, computed, how is price, affects, affect, set the price, influence*, work out, worked out",
  pay: "pay, payment, payments, paying, paid, paymnt, paymet, payable, how to pay, settle, peyment, payement, pymnt, paymnt optns, payment optns",
  card: "card, cards, credit card, debit card, visa, mastercard, rupay, amex",
  gateway:
    "gateway, payment gateway, online payment, online, pay online, pay on the site, pay on website, razorpay, online payments, payment link",
  otherPayment:
    "upi, cash, cheque, paytm, phonepe, gpay, google pay, net banking, netbanking, neft, rtgs, bank transfer, bitcoin, crypto, cryptocurrency, emi option, pay later, imps, bhim, qr code, bank account, bank details, account number, ifsc, dollars, installment*, wallet, emi, on credit, credit basis, udhaar, udhar, pay next month, pay next week, next month payment, amazon pay, sodexo, demand draft, dd, exchange old, barter",
  advance:
    "advance, upfront, beforehand, prepaid, prepay, deposit, in advance, before the ride, before ride, before the trip, token amount, pay first, pay upfront, anything upfront, pay before",
  afterRide:
    "after ride, after the ride, after the trip, after delivery, postpaid, after completion, once delivered, after trip",
  invoice:
    "invoice*, bill, bills, billing, receipt, gst bill, gst invoice, tax invoice, unpaid invoice*, invoce",
  toll: "toll, tolls, toll tax, return toll, toll fare, toll charges, fastag, tol",
  lien: "lien, hold my goods, keep my goods, withhold, hold the goods, retain goods, hold goods, seize, not release, keep the goods, keep the consignment, hold back, hold the consignment, retain, hold my consignment, right to keep, keep goods until, keep goods if, keep my load, retain my, keep the load, right over, goods be kept, goods kept, kept till, keep till i pay, kept until, kept back, goods when i dont pay, goods if i dont pay, goods if i do not pay, goods when i don t pay, goods if i don t pay, goods if i haven t paid",
  gst: "gst, gst number, gstin, gst rate, gst percent*, cgst, sgst, igst, gst no, pan number, pan, cin, gst registered, gst registration",
  discount:
    "discount*, offer code, promo, promo code, coupon code, cashback, cheaper rate, deal, deals, concession, negotiate, negotiable, bargain, free delivery, free of cost, free ride, free trip, offers, for free, reduce price, reduce the price, lower price, any offer, any offers, current offer*, special offer*, festival offer*, how much off, percent off, off on, any off, what off, off will i get, off do i get",
  fee: "fee, fees, penalty, penalties, fine, deduct*, charged, charge, charges, penality, cut money, money cut, cost, without charge, surprise charge*, surprise cost*, surprise fee*, surprise bill*",
  credit:
    "credited, credit period, credit, reach my account, in my account, back in my account, money back in, credited back, get money, money come, reflect, original payment method, back to my card, come back to, bank account, come back in, comes back, days to come back, in bank, in my bank, into bank, to bank, bank or wallet, wallet or bank, to my bank, come back",
  extra:
    "additional, extra, add on, addon, extras, hidden, additional services, hidden charges, extra charges, surcharge, additional charges, surprise charge*, surprise cost*, surprise fee*, surprise bill*",
  buyVehicle:
    "buy, purchase, sell, for sale, vehicle price, price of vehicle, cost of vehicle, selling, buying, showroom, purchase a, sale, second hand, secondhand, used tata, used vehicle*, used truck*, used eicher, used euler",
  rent: "rent, rental, lease, monthly rent, per month, per day, hourly, daily rate, per hour, monthly, day basis, for a day, whole day, full day, half day",
  plan: "plan, plans, subscription plan, startup plan, standard plan, business plan, package price, membership",

  // From a booking to its end
  cancel:
    "cancel*, cancle, cancell*, canel, cancal, call off, cncl, cncel, drop my booking, cansel*, canceled, cancell, changed my mind, change my mind, changed mind",
  company:
    "you cancel, company cancel*, you cancelled, cancelled by you, cancelled by company, you people cancel, cancelled by the company, your side, greenmile cancel*, company cancelled, can you cancel, your end, by the company, you guys cancel*, your fault, your company cancel*, can your company cancel, if company cancel*, if you cancel my, you people cancel*, you drop my booking, you dump my booking, you dump my, dump my booking, you scrap my, you call off, you drop my, cancel on me",
  allocate:
    "allocat*, assign*, driver found, driver accepted, alloted, allotted, driver allotment, driver is assigned, driver got",
  suspend:
    "suspend*, block*, deactivat*, banned, locked, suspention, too many cancellations, many times can i cancel, times cancel, repeatedly cancel*, often can i cancel, four cancellations, 4 cancellations, again and again, locked out, ban, bans, banning",
  account: "account, my account, user account, id blocked, profile",
  refund:
    "refund*, money back, return my money, get back my money, refnd, reffund, refunf, get my money, refud, pay back, payback, give back my money, reimburse*, return of money, returned money, money returned, get back money, rfund, refound, refund time, refund timing, raise refund, raise a refund, ask for refund, ask for a refund, request refund, request a refund, claim refund, claim a refund, ask refund",
  eligible:
    "eligible, eligibility, qualify, entitled, allowed, valid for, cases, conditions, get a refund for, in which case, which cases, refundable, applicable, situations, circumstances, grounds",
  notRefundable:
    "not refundable, non refundable, nonrefundable, no refund, not eligible, not get refund, not get a refund, refuse refund, refund not, refund denied, refund rejected, won t refund, not refund, cannot refund, not entitled, refund be refused, ineligible, without refund",
  approve: "approve*, approval, approved, sanction*, accepted refund",
  processing: "process*, processing, processing time, processed, refund time, refund timing",
  deadline:
    "deadline, last date, request within, within how many, time limit, how late, how early, apply within, claim within, window, last day, too late, request by, latest, how many days do i have, still ask",
  duplicate:
    "duplicate, twice, double, paid twice, extra payment, excess, overpaid, over paid, charged twice, double payment, charged double, paid extra, debited twice, deducted twice, paid too much, overcharged, charged more, 2 times, two time, pay extra, paid more, pay more, pay too much, deducted extra, excess payment, extra amount, charged extra, paid extra by mistake, two times",
  wrong:
    "wrong address, wrong details, incorrect, wrong number, gave wrong, mistake in address, wrong, wrongly, incorrect address, wrong phone, typo in address",
  delay:
    "delay*, late, traffic jam, traffic, weather, strike, rain, road block, bandh, not on time, came late, late delivery, fog, rains, protest, storm, flood, waiting time, waiting at, wait at, estimates, just estimates, only estimates",
  unavailable:
    "unavailable, not available, not at home, nobody home, nobody at home, customer absent, absent, not home, receiver not, was not there, no one to receive, wasn t home, out of station receiver, customer unavailable, did not pick, nobody was there, locked house, no one home, no one was at home, no one was home, nobody was home, no one at home, no one was there, nobody to receive, no one there, was not at home, not at my shop, shop was closed, receiver absent, be there to receive, be present, someone present, present at delivery, need to be home, be at home, have to be there, be at home when, be home when, at home when, be there when, nobody is at home, no one is at home, nobody is home, no one is home, nobody is at home to take, no one is at home to take",
  failed:
    "failed, fail, undelivered, not delivered, never delivered, did not deliver, didn t deliver, never arrived, never came, not received, did not receive, not reached, never reached, did not arrive, shipment failed, didn t come, did not come, not come, no show, failed delivery, never showed up, didn t show up, did not show up, nobody came, no one came, never turned up, delivery fails, fails",
  complaint:
    "complain*, complaint*, issue, problem, dispute, report an issue, unhappy, bad service, poor service, compaint, complant*, compliant, not satisfied, misbehav*, rude, rude driver, feedback, bad experience, raise a complaint, lodge, escalate, dissatisfied",
  damage:
    "damag*, broken, broke, breakage, spoiled, spoilt, dent, torn, damege, tampered, wet, crushed, leak*, damagd",
  lost: "lost, missing, stolen, theft, misplaced, loss, losing, lose, shortage, short received, stole, robbed, disappeared",
  liability:
    "liable, liability, responsible, responsibility, who pays for damage, compensate, compensation, who will pay, claim for damage, claim, compensat*, will you pay me, you pay me, pay me if, pay me when, reimburse me for",
  grievance:
    "grievance*, grievance officer, nodal officer, ombudsman, redressal, greivance, grievence, privacy complaints, privacy complaint, contact person for data, contact for privacy, contact person for privacy",
  delivered:
    "delivery confirmation, confirmed delivery, presumed accepted, deemed accepted, delivery accepted, delivery is accepted, considered accepted, considered delivered, say nothing, don t respond, do not respond, no response, not respond, after delivery confirmation, don t reply, silent, confirm delivery, delivered confirmation, acceptance of delivery, presume*, do nothing after, not reply, count as accepted, counts as accepted, treated as accepted, nobody responds, no one responds, nobody replies, doesn t respond, does not respond, nobody responded, no reply, hear nothing, stay silent, nobody says anything, don t say anything, not responding, said nothing, did not say anything, didn t say anything",
  dispatch:
    "dispatch*, after dispatch, already left, already loaded, left already, on the way already, already dispatched, despatch*, truck left, truck has left, vehicle left, after it left, goods left, after leaving",
  dangerous:
    "dangerous, dangerous goods, hazardous, hazmat, flammable, inflammable, explosive*, chemical*, acid*, gas cylinder*, petrol cans, kerosene, firecracker*, crackers, cylinder*, lpg cylinder*, paint, poison*, toxic, corrosive*, fireworks, ammunition, radioactive, batteries lithium, lithium, pesticide*, thinner, inflamable, gas bottles",
  prohibited:
    "prohibited, illegal, drugs, arms, weapon*, guns, animals, animal, livestock, cow, goat, pets, pet, dog, contraband, banned items, not carry, don t carry, cannot carry, what can t, not allowed items, restricted items, alcohol, liquor, stolen goods, counterfeit, not allowed to send, gun, ganja, forbidden, cattle, living, not transport, cat, hen, chicken*, fake goods, horse*, buffalo*, sheep, birds, bird, snake*, calf, puppies, rabbit*, banned, banned goods, items banned",
  valuable:
    "jewel*, jewellery, jewelry, gold, cash transport, money transport, valuables, expensive items, valuable, precious, currency notes, cash bundle, send cash, carry cash, cash in the vehicle, transport cash, cash in the truck",
  perishable:
    "perishable*, vegetables, fruits, milk, food items, flowers, fish, meat, medicine*, dairy, ice cream",
  upstairs:
    "floor, floors, first floor, second floor, third floor, stairs, upstairs, upper floor, lift, elevator, ground floor, flat, apartment, staircase, basement, which floor, to my flat, up the stairs, 2nd floor, 3rd floor, 1st floor, fourth floor, 4th floor, 5th floor, terrace, inside my house, inside house",
  carryDistance:
    "loading point, distance from truck, far from truck, from the truck, carry distance, carrying distance, feet from, between truck, metres from, meters from, how far from the truck, walk from, truck to loading, how close, parking distance, truck parked, far can the truck be, truck stand, to the truck, park away, away from the, far from the truck, away from truck, from truck to, truck and the, from truck, from lorry, from the lorry, lorry stops, how far will they carry, how far will you carry, how far do they carry, how far do you carry, far will they carry, far do they carry, far will you carry, boxes from the truck",
  acePlus: "ace plus, aceplus, ace-plus, ace pls, ace pluss",

  // People and law
  age: "age, 18, years old, how old, minimum age, age limit, eighteen, adult, adults, old enough, min age, yrs old, year old",
  minor:
    "minor, minors, under 18, below 18, child, children, kid, kids, teenager*, underage, my son, my daughter, student",
  data: "data, personal data, personal information, my information, information about me, my details, personal details, user data, my info, info about me, information do you gather, information do you collect, information do you take, information do you keep, information do you have about, information do you hold, details do you collect, details do you keep, details do you take, gather about me, collect about me, know about me, have about me, keep about me, my personal info, information about us, my records, my record, all my records, ask for my phone, ask for my number, ask for my phone number, need my phone number, want my phone number, need my number, want my number",
  delete:
    "delete, deleted, deletion, erase, remove, forget me, delete my data, removal, erasure, wipe, deleting, delet, remove my, dlete, data gone, my data gone, get rid of, all gone, data be gone, my data be gone",
  privacy:
    "privacy, private, privacy policy, confidential, data protection, dpdp, gdpr, privcy, policy on data, data policy, privasy, data safe, data secure, how safe is my",
  aadhaar:
    "aadhaar, aadhar, adhaar, adhar, aadhar card, aadhaar number, aadhar number, uid, adhar card, adhar number, aadhaar card, aadhr, identity number, identity proof, id proof, identity card",
  cookie:
    "cookie, cookies, advertising cookies, local storage, trackers do you, trackers in, trackers, tracker in my browser",
  retention:
    "retention, how long do you keep, how long is data kept, keep my data, keep data, kept for, store my data, stored for, how long do you store, how long is my, how long are, keep chats, how long will you keep, data stored, kept, how long do you hold, how long is my application, how long are applications, hold applications, hold my application, stay with you, application stay, data stay, for how long will, kept with you, store them",
  chatData:
    "this chat, chat stored, chat saved, chat history, conversation saved, save this chat, save my chat, record this chat, chats, chat data, conversation stored, chat private, store my chat, store this conversation, chat recorded, chat transcript*, conversation kept, chat kept, chat conversation*, read my chat, reads my chat, this conversation, conversation after, my conversation, what i type, what i typed, what i write here, messages here, the conversation, conversation deleted, press clear, if i press clear, clear button, chat deleted, chat log, chat logs, chat log*, logs of chat, my chat, my chats",
  share:
    "share, shared, sell my data, sell data, third party, third parties, who sees, who can see, give my data, who else sees, sold, who has access, access to my data, see my data, sell my, third-party, pass on, sees my data, disclose*, advertisers, advertiser, hand my number, marketing companies, give my number, pass my number, hand over my data, strangers see, strangers, see my phone, see my number, open my application, read my application, who inside, who can open, who opens, passed to other companies, given to other companies, shared with other companies, to other companies, with other companies, other people see my, others see my, anyone see my, anybody see my, people see my details",
  rights:
    "rights, my rights, consent, withdraw consent, correct my data, data principal, withdraw my consent, correction of, copy of my data, my data corrected, have it corrected, correct my, see what data, which data you have, summary of my data, withdraw, details corrected, wrong details corrected, correct my details, data corrected, get my details corrected, details fixed, correct wrong details, fix my details, see the data you have, see the data you hold, data you have about me, what you have about me",
  security:
    "security, secure, encrypt*, protected, protect, hacked, safe, safety, leak, stored safely, secured, my data safe on, data safe on your",
  legal:
    "law, laws, court, courts, jurisdiction, legal, sue, lawyer, legal action, arbitration, governing law, consumer court, fight in court, court case, case against, who decides in court",
  terms:
    "terms, conditions, terms and conditions, t c, tnc, terms of service, terms of use, t and c, agreement, tc, term and condition, rules",
  change:
    "vary, varied, alter, modify, change the terms, change terms, waive, exception to the terms, exception, vary the terms, amend*, relax the rule, bend the rule*",
  officer:
    "authorised officer*, authorized officer*, officer, officers, authorised person, authorised, authorized",
  customerRole:
    "role of customer, what can a customer, customer role, customer do, who is a customer, what can customers do, customers can",
  driverRole:
    "role of driver, what does a driver do, driver role, who is a driver, drivers duty, job of the driver, duty of the driver, duties of the driver, drivers job, driver s job, driver s duty, duties of a driver",
  receiver: "receiver, consignee, recipient, who receives, receiving person, receipient",
  payer:
    "third party invoice, receiver pays, receiver refuses to pay, consignee pays, receiver not pay*, receiver does not pay, receiver doesn t pay, freight to pay, not paying, doesn t pay, don t pay, does not pay, refuse to pay, not paid, unpaid, refuses to pay, do not pay, didn t pay, freight to pay basis, to pay freight, to pay consignment",
  refuse: "refuse, refuses, reject, rejects, deny, decline, refused, turn down, say no, refusing, rejected",
  trafficRules:
    "traffic rule*, break rule*, overload*, over load, wrong side, no parking, illegal parking, speeding, one way road, traffic law*, red light, break traffic, no entry, over speed*, drive faster, extra weight, jump signal, jump the signal, jump red, cross red light, drive fast, wrong lane, break the law, overspeed*, jump a signal, jump a red, break a signal, break the signal, skip the signal, skip a signal, jump signals",
  customer: "customer, customers, client, clients, users, user, consumer",
  driver: "driver, drivers, driver partner, driving, drivr, drive, chauffeur",

  // Work
  job: "any work, work available, looking for work, need work, want work, find work, give me work, job, jobs, vacancy, vacancies, career*, hiring, opening, openings, work with you, work for you, join you, join us, employment, position, positions, recruit*, role, roles, employ, jop, work in your company, work at, opportunity, opportunities, vacency, hire me, hiring now, jobss, walk in, work with greenmile, join your, join as, join greenmile, job openings, become a driver, drive for you",
  apply:
    "apply, applying, application, application form, submit application, resume, cv, biodata, apply online, aply, how to apply, apply for, job form, application for, raise refund, raise a refund, ask for refund, ask for a refund, request refund, request a refund, claim refund, claim a refund, ask refund",
  salary:
    "salary, salaries, pay scale, ctc, stipend, wages, wage, earn, earning*, incentive*, income, pay per month, benefits, perks, bonus, package offered, take home, payscale, sallery, selary, how much will i get, how much will i earn, pf, esi, provident fund, pay drivers, drivers paid, drivers get paid, driver gets paid, paid weekly, pay weekly, pay monthly, paid monthly, pay the drivers, overtime pay, pay overtime, overtime to drivers, paid leave, festival bonus, diwali bonus, hike, increment*, pay per trip, paid per trip, salary slip, per trip to driver, driver get per, how much do drivers make, drivers make, starting pay, joining pay, starting salary, pay package",
  licence:
    "licence, license, driving licence, driving license, dl, lisence, licence number, driving licens, licens",
  document:
    "document*, papers, paperwork, required documents, docs, documents required, id, what to bring, certificate*, proof, what do i need, what is needed, what all is needed, what all do i need, what should i bring, requirements, upload, uploaded, uploading, which papers, papers should i, papers for job, papers for the job",
  experience:
    "experience required, experience, fresher*, qualification*, 10th, 12th, degree, graduate, skills, educational, education, 8th pass, 10th pass, 12th pass, experienced, illiterate",
  jobOther:
    "interview, interviews, shift timing, working hours, work hours, training, probation, internship*, intern, notice period, duty hours, duty timing, weekly off, uniform, accommodation, selection process, joining date, leave policy, joining bonus, duty time, posting, promotion, offer letter, application status, status of my application, result of application, background verification time, shift time, night shift, day shift, which shift, shift job, status of application, my application, job timing*, job hours, timing of job, work from home, part time, full time",
  partner:
    "attach my truck, attach vehicle, own truck, my own truck, fleet owner, vendor, vendor registration, my own vehicle, own vehicle, attach my, vendor partner, transporter tie up",
  women: "women, woman, female, ladies, girls, lady",

  // The company
  about:
    "about you, about us, about your company, about company, about the company, about greenmile, who are you people, what is greenmile, greenmile, introduce, company profile, tell me about your company, your company, company information, what company, which company, who is greenmile, background of, what is this company, what is this website, this website, this site, your story, know about you, your firm, this firm, the firm, intro of, short intro, introduction, vision, mission, what kind of company, what type of company, what sort of company, mission statement, vision statement, about yourself as a company, line of business, what line of business",
  founder:
    "founder, founders, owner, started, founded by, co founder, cofounder, boss, head of company, leadership, management team, founding team, director, directors, who runs, top management, started by, owns, chairman, founding, founded, who founded, who started, founded the, founded greenmile, set up the company, people behind, person behind, who heads, heads the company, brains behind, brain behind, runs the company, behind greenmile, behind this company, behind the company",
  ceo: "ceo, chief executive, chief executive officer, c e o",
  cto: "cto, chief technology officer, technical head, technology head, c t o, chief technology",
  coo: "coo, chief operating officer, operations head, operation head, c o o, head of operations, chief operating",
  customersCount:
    "how many customers, number of customers, how many clients, customers do you have, clients do you have, customer base, customers served, customer count, how many customer, total customers, how many people use, how many businesses, roughly how many clients, roughly how many customers, big is your customer base, how big is your customer base, clients trust you, customers trust you, companies trust you",
  deliveriesCount:
    "how many deliveries, number of deliveries, deliveries done, deliveries made, on time deliveries, on-time deliveries, deliveries completed, deliveries so far, total deliveries, ontime deliveries, deliveries have you, how many parcels, delivery record, how many delivery, many deliveries, have you delivered, you have delivered, delivered so far, delivered till date, delivered till now, orders have you completed, orders completed, how many orders have you",
  greenKm:
    "green km, green kms, green kilometres, green kilometers, km driven, kilometres driven, kilometers driven, km covered, kms covered, how many km have you, km have you, electric km, km done, km travelled, kilometres have you, kilometers have you, km run, green miles, kms driven, kilometers covered, kilometres covered, green kilometer, green kilometre, kms have you run, km have you run, kms run, kms have you, run so far, driven so far, covered so far, kms so far, km so far, distance have your evs, distance have your vehicles, distance covered by your, distance have you covered",
  yearsCount:
    "how many years, years of experience, how long have you been, since when, how old is the company, years in business, years experience, how old is your company, years old company, how long in business, since how long, been in business, been working, how experienced, company experience, been around, been operating, how old is greenmile, how old is your business, how old is your firm, how old is the business, how old is this company, how old is this business, experienced company, new startup, experienced firm",
  teamCount:
    "team size, team members, how many employees, number of employees, how many people work, staff strength, how many staff, size of team, workforce size, team member, employees, employee count, how many people, how big is your team, how many workers, how many members, team, headcount, staff, a big team, big team, big is the team, folks employed, number of folks, employed by you, people employed, staff members, members in your team",
  locations:
    "location, locations, branches, branch, offices, where do you operate, cities, city, which cities, operate in, areas, area, region*, where are you, presence, service area, coverage, cover, where do you work, available in, based, present in, operational, places, pan india, all over india, states, where all, where you operate, based in, your services in, service in, serve in, which places, hubs, hub, pincode*, pin code*, zone, zones, citis, cites, citys, have operations, operations in",
  clients:
    "client list, client names, corporate clients, who are your clients, clientele, brands you work, companies you work, your clients, your customers, name of clients, companies use, which companies, client, companies that ship, brands, who do you work with, who uses you, who uses, big brands, big companies, big names, famous brands, well known brands, which brands, big brands work with you, brands work with you, companies work with you, brands do you work with, companies do you work with, big companies work with you, your corporate customers, some of your customers, some of your clients, names of your customers, some of your corporate customers, your business customers",
  testimonial:
    "testimonial*, review*, rating, ratings, feedback from customers, what do customers say, clients say, customers say, reviews, references, your clients say, your customers say, clients think, customers think, your clients think, your customers think, customer feedback, feedback from clients, client feedback, any customer feedback",
  green:
    "environment, eco friendly, eco-friendly, sustainab*, green, pollution, carbon, emission*, zero emission, co2, ecofriendly, climate, carbon neutral, environment friendly, exhaust, pollute, greener, carbon footprint, pollution free, emission free",
  ai: "ai, artificial intelligence, technology, machine learning, tech, ai driven, software, ai bot, ai customer, customer bot, smart",
  whyUs:
    "why choose you, why choose us, why should i choose, why you, advantage*, what makes you different, better than others, unique, usp, why should i use, why greenmile, why should we, benefits of, what is special, special about, different from others, why use you, choose you, choose greenmile, trust you, fleet monitoring, benefit of using, why go with, makes you better, better than a normal, better than other, than a normal, than other transporters, than other companies, different from other, better than a normal transporter, than a normal transporter, than normal transporters, than a regular transporter, pick you, pick you over, choose you over, over others",
  founded:
    "founded in, founding year, year of establishment, established, when was the company, started in which year, incorporation, incorporated, when did you start, when founded, year founded, when was greenmile, when did the company, when were you, which year founded, year was it founded, when was it founded, year were you founded, founded in which",
  companySecret:
    "turnover, revenue, profit, funding, investor*, valuation, share price, ipo, annual report, listed company, raised funding, market cap, stock price, stake, shareholder*, loss making, bank balance, passwords, password, server, database, source code, api key, admin login, financial*, raised money, buy shares, shares of, invest in, share holding, net worth, how rich, earnings of company, how much does your company earn, owner earn, ceo salary, ceo earn, debt, loans of, balance sheet, gst return, income of, owner worth, client contract value, margin, margins, commission per",
  otherCompany:
    "porter, amazon, flipkart, uber, ola, delhivery, blue dart, bluedart, dunzo, zomato, swiggy, dtdc, fedex, dhl, google, microsoft, facebook company, meesho, ekart, shadowfax, lalamove, rapido, gati, vrl, safexpress, ecom express, india post, reliance, blinkit, zepto, infosys, apple, openai, chatgpt, gemini, tcs, wipro, competitors, competitor, other companies, ups, bigbasket, myntra, zyngo, magenta, elon musk, jio, airtel, vodafone, vi, bsnl, indigo, air india, roadways, hrtc, prtc, irctc, nykaa, jiomart, urban company, makemytrip, redbus, oyo, whatsapp company, xpressbees, professional courier, tirupati courier, trackon, dp world, rivigo, blackbuck, vahak, truckxpress, letstransport, loadshare, delhivry, amazone, flipcart, swigy, blinkkit, instamart, dmart, big basket, paytm mall, meta, chat gpt, alexa, siri, copilot, other transporter*, other provider*, other logistics, local transporter*, other courier*",
  legalName:
    "legal name, registered name, registered company, pvt ltd, private limited, legal entity, company registration, registered office, full name of company, company name, name of company, name of your company, name of the company, company s name, registered name of the firm, name of the firm, name of your firm, firm name",

  // Reaching us
  contact:
    "contact, contact us, contact details, customer care, customer support, helpline, support, reach you, get in touch, help desk, helpdesk, customer service, contact info, cust care, toll free, connect with you, contct, contect, reach out, how to reach, contact information, talk to you, support team, sales team, reach us, in touch, emergency support, emergency, reach your, reach your support, reach support, reach customer care, reach the team, reach your team, office parking, parking at your office, parking at the office",
  phone:
    "phone, number, mobile, phone number, call, telephone, call you, contact number, mobile number, calling, ph no, contact no, phn, phone no, mob no, mobile no, cal you, ring, dial, tel, helpline number, customer care number, numbers, phne, fone",
  email:
    "email, mail, email id, mail id, e mail, email address, gmail, e-mail, emal, mail you, emails, emial, emial id, emal id",
  address:
    "address, office, head office, headquarter*, hq, office address, where is your office, office location, visit, located, adress, adres, come to office, main office, visit you, corporate office, addres, visit your office, office situated, situated, reach your office, get to your office, your office",
  map: "map, google map, directions, google maps, maps, get to your office, location map, pin",
  hours:
    "office hours, opening hours, business hours, open on, office timing*, office time, open today, closing time, opening time, when do you open, when are you open, are you open, you close, work on sunday, available on sunday, open sunday, open sundays, office open, customer care timing*, support timing*, support hours, open at, open till, close at, opens, closes, call timing*, time do you open, do you open, do you close, open now, time do you close, till what time are you, is your office open, working days, days are you open, when is your office",
  social:
    "social media, linkedin, instagram, facebook, twitter, youtube, insta, fb, social, follow you, social links, social handles, telegram, facebook page, instagram page, x account, social handle",
  whatsapp: "whatsapp, watsapp, whats app, wa number, whtsapp, whatsap, wp number, whatsapp number",
  person:
    "human, agent, real person, representative, executive, talk to someone, speak to someone, talk to a person, speak to a person, live agent, talk to human, customer executive, connect me, someone from your team, talk to sales, sales person, salesperson, operator, live person, speak with, talk with, talk to agent, live chat, person, human being, talk to team, talk to manager, speak to manager, real human, humans, some one, speak to somebody, talk to somebody, support person, salesman, talk to your team, speak to your team, staff member, transfer me, hand me over, hand over, put me through, forward me, talk to support, speak to support, connect to, talk to customer care, speak to customer care, customer care executive, speak to sales, speak to an, talk to an, executive se, from sales, somebody from, someone from, put me on to, real agent, actual person, human please, human take over, human agent, someone real, somebody real, anyone real, help me personally, anyone there who can help",
  callback:
    "call me, call back, callback, call me back, ring me, contact me, get back to me, phone me, someone call me, reach me, have someone call, request a call, arrange a call, give me a call, call karo, someone contact me, want a call, leave my number, my number for a call, ring me back",
  write:
    "leave a message, leave message, send a message, write to you, message to team, send message, drop a message, write us, write a message, pass a message, take a message, take my message, note my",
  compliment: "feedback, suggestion",

  // The site
  page: "page, link, url, website, web page, webpage, open, take me, go to, show me, navigate, redirect, section, tab, where can i find, where do i find, where can i see, where can i read, read, find, where is the, send link, menu",
  blog: "blog, blogs, article, articles, posts, news, post",
  faq: "faq, faqs, frequently asked, common questions, questions and answers, q a, frequently asked questions",
  policy: "policy, policies, rules",
  newsletter: "newsletter, subscribe, subscription, news letter, unsubscribe, mailing list",
  login:
    "login, log in, sign in, signin, sign up, signup, register, registration, create account, otp, forgot password, reset password, logout, log out, username, create an account, open an account, register myself",
  search: "search, search box, search page, search bar",
  comment: "comment, comments, leave a comment, post a comment",
  form: "form, contact form, message form, request form, enquiry form, inquiry form, service request form",
  home: "home page, homepage, main page, home",

  // Papers of the road
  gta: "gta, goods transport agency, goods transport agencies, transport agency, goods transport",
  lorryReceipt:
    "lorry receipt, lr, bilty, builty, consignment note, goods receipt, lr copy, lorry recipt, lory receipt, lorry reciept, l r, gr, bilti, lr number, lorry receit",
  ewayBill:
    "eway bill, e way bill, e-way bill, ewaybill, eway, e way, waybill, way bill, eway bil, e-waybill, eway bills, e way bills, e-way bills, e waybill, part a, part b, ebill",
  inputTax:
    "input tax, input tax credit, itc, transport input, input credit, tax credit, credit on transport, gst credit, input transport, claim gst, input gst, claim credit, claim tax, gst input",
  ebn: "ebn, unique number, unique e way bill number, e way bill number, unique eway bill number, eway bill number, unique e-way bill number, e-way bill number, ewb number, unique eway, eway number, ewb no, unique bill number",
  consigneeCopy:
    "consignee copy, consignee s copy, copy of consignee, receiver copy, consinee copy, consignee copi, receiver s copy, triplicate, consignor copy, consignee",
  consignor:
    "consignor, sender copy, supplier copy, transporter copy, duplicate copy, original copy, who keeps, which copy, who holds, which papers",
  reverseCharge: "reverse charge, rcm, forward charge, taxable, exempt, exemption",
  tax: "tax, taxes, taxation",
  valid:
    "valid, validity, expire*, expiry, remain valid, value limit, threshold, limit of, 50000, fifty thousand, mandatory, compulsory, required, necessary, needed",

  // Talk
  greet:
    "hi, hello, hey, hii, helo, hlo, good morning, good afternoon, good evening, hi there, hello there, greetings, hey there, hy, heya, good day, gm, hie, yo, hellow, morning, evening, say hello, good evening meena, good morning meena, good afternoon meena, hi meena, hello meena, hey meena",
  thanks:
    "thanks, thank you, thankyou, thx, ty, thank u, tnx, thank, many thanks, thanku, thanx, appreciate it, appreciated, thnks, tysm, tq, appreciate, much appreciated",
  bye: "bye, goodbye, good bye, see you, good night, bbye, see ya, cya, tata bye, take care, that s all, thats all, that is all, nothing else, talk later, ok bye, catch you later, gotta go, signing off, have a nice day, good day",
  bot: "are you a bot, are you a real human, are you really human, real human or, are you human, are you real, are you a robot, are you ai, who are you, your name, what is your name, are you a person, who am i talking to, what are you, introduce yourself, who r u, chatbot, are you meena, meena, are you chatgpt, ur name, robot, who is meena, who made you, are you a human, are you a real person, am i talking to a human, am i talking to a bot, am i chatting with, which ai, your creator, who created you, are you alive, are you a girl, are you a machine, bot, are you a computer, how old are you, your age, where do you live, what should i call you, what do i call you, what can i call you, what shall i call you, do you have a name, have a name, u have a name",
  howAreYou:
    "how are you, how r u, how are u, how do you do, whats up, what s up, how is it going, how s it going, sup, hows you, how are things, how you doing, how is your day, hope you are doing well, hope you are well, hope you re well, hope you are fine",
  help: "help, can you help, what can you do, how can you help, help me, what can i ask, options, what do you know, how does this work, what all can you, can i ask, i have a question, i have a query, need help, need some help, assist, assistance, query, a question, doubt, need information, enquiry, inquiry, want to know something, your capabilities, what topics, which topics, topics, what may i ask, what to ask, know what to ask, sure what to ask",
  language:
    "in hindi, in punjabi, in english, speak hindi, speak punjabi, speak english, know hindi, understand hindi, languages, language, hindi please, punjabi please, english please, hinglish, understand punjabi, know punjabi, reply in, answer in, hindi, punjabi, english, talk in, tamil, bengali, marathi, telugu, gujarati, urdu, kannada, french, spanish",
  praise:
    "good bot, nice, great, awesome, excellent, well done, perfect, cool, good job, superb, amazing, wow, very good, lovely, love you, i love you, good, you are great, you are smart, wonderful, got it, understood, makes sense, helpful, very helpful, ok thanks, alright, you are beautiful, i like you, hmm, oh, i see, useful, really useful, nice bot, great help, impressive, brilliant, fantastic, love this, that helped, helped, helped me, you helped, helped a lot, cheers, sounds good, sound good, was useful, that was useful",
  stop: "stop, cancel this, leave it, forget it, never mind, nevermind, don t want, exit, quit, skip, abort, start over, start again, restart, no need, not required, not needed, forget that, dont bother, don t bother",

  // What is refused
  abuse:
    "fuck*, shit, bastard, idiot, stupid, bitch, asshole, dumb, moron, bloody, nonsense bot, fool, loser, shut up, go to hell, screw you, wtf, dick, sex, sexy, porn, nude*, kill you, kill yourself, damn you, idiots, garbage bot, worst bot, hate you, fuk*, fck*, fuc*, phuck*, fuking, effing, stfu, gtfo, mofo, motherfuck*, shit*, bullshit, bs, bastards, bitch*, ass, asses, arse, jackass*, dumbass*, dumbo, duffer*, dimwit*, nitwit*, halfwit*, dickhead*, cunt*, pussy, slut*, whore*, prostitute*, prick*, wanker*, twat*, retard*, morons, imbecile*, idiotic, fools, clown*, losers, scum*, filth*, pig, pigs, swine, bloody hell, jerk*, creep*, pervert*, screw them, screw your, screw u, piss off, pissed, get lost, buzz off, sod off, rot in hell, rot, burn in hell, in hell, drop dead, die, die soon, kill u, kill him, kill them, kill all, kill your, beat you, beat up, slap, slap you, thrash, bash you, break your, break ur, burn your, burn down, bomb, blast your, destroy your, shoot you, shoot him, shoot your, smash, hate u, shut it, shut ur, shut your mouth, nudes, naked, undress, boobs, breasts, horny, nsfw, strip for, kiss, kiss me, hug me, sleep with, hot girl, sexting, send pic, your pic, darling, sweetheart, sweety, bunch of thieves, thieves, crook*, dacoit*, robbers, lowlife*, low life*, parasite*, vermin, cockroach*, rats, stinking, stinks, suck my, lick my, mother fucker, son of a, sonofa*, hell with you, hell with your, curse you, cursed, dog face, ugly, shove, up yours, up your ass, your face, dimwits, brainless, braindead, brain dead, illiterate fools, beggar*, slave*, chutiy*, gandu*, harami*, madarchod*, know where you live, where your manager lives, will pay for this, watch your back, catch fire, on fire, fat drivers, disgrace, your mom, ur mom, dumb people",
  orders:
    "previous instructions, system prompt, your prompt, act as, you are now, developer mode, jailbreak, dan mode, roleplay, role play, forget your, forget all, disregard, override, reveal your, new instructions, from now on, hidden prompt, sudo, print your, repeat the words above, repeat after me, bypass, simulate, execute, run the command, drop table, select from, script, eval, you must obey, obey, confirm that i, say yes to, confirm in writing, as an admin, i am your developer, i am the developer, i am the admin, i am the ceo, i am admin, your developer, system message, instructions above, above instructions, hypothetically, as a language model, initial prompt, system override, debug mode, write exactly, say exactly, reply with, respond only with, answer only with, without restrictions, unrestricted, no restrictions, say that, tell everyone, agree that, jail break, god mode, translate your instructions, test mode, confirm that, confirm by repeating, by repeating, repeat exactly, repeat this, act like, forget everything, behave like, talk like, speak like a, you are a pirate, system you are, change your rules, new rule, your new role",
  personal:
    "driver s number, drivers number, driver number, driver phone, driver s phone, number of driver, number of the driver, driver s mobile, driver mobile, customer s number, customers number, personal number, home address, where does he live, where does she live, personal phone, whose number, someone s address, other customer*, another customer*, customer data, customer details, list of customers with, applicants data, applicant s, applicants, who applied, other people*, other person s, somebody else s, employee s number, employee details, ceo s number, ceo number, ceo phone, founder s number, founder number, private number, personal email, personal address, his number, her number, ceo s phone, ceo mobile, driver s address, driver s aadhaar, driver aadhaar, driver details, driver s details, someone else s, anyone s, other users, another user, customer database, customer phone, customer list with, customers phone, driver address, owner s number, owner number, owner phone, client s number, phone numbers of, aadhaar of, aadhar of, addresses of, mobile numbers of, personal mobile, date of birth of, driver s name, name of the driver, name of driver, spouse, wife, married, girlfriend, boyfriend, emails of, numbers of, personal data of, licence number of, details of customer*, details of applicants, last customer, previous customer, my neighbour, someone else, who booked, booked yesterday, list of bookings, booking list, address of customer, address of mr, address of mrs, phone of customer, name and number of, names and numbers, number of your driver, number of customer, customer named, details of driver, name of your driver, drivers home, home number, number of mr, contact of customer, contact of driver, mobile of driver, aadhaar number of, who else booked, who is my driver, booking of another, other bookings, show list of, what did the last, previous visitor*, other visitor*, who chatted, biggest customer, customer and their, booking of, bookings of, which driver, driver took, driver picked, applied for, people applied, someone s booking, a friend s, friend s booking, friend s",
  promise:
    "guarantee, promise, guaranteed, can you confirm, confirm my, swear, assure me, commit, in writing that, are you sure",
  offTopic:
    "tata steel, tata sky, tata play, tata harrier, tata nexon, tata safari, tata punch, tata tiago, tata salt, tata consultancy, tata power, tata owner, euler number, euler formula, pickup lines, corporate law, corporate gifts, service animal, church service, civil services, book on, comic book, search engine*, in charge, route 66, trade route, app store, play store, range rover, free range, cooking range, motors share, motor share, share of tata, hardware store, golf, traffic, sbi, hdfc, icici, snake*, license test, licence test, data science, food truck*, truck simulator, truck game, electric bill, electric guitar, corporate tax, without egg, eggless, learning english, learn english, good phone, new phone, phone under, mobile under, good mobile, best mobile, buy a phone, weather, temperature today, cricket, football, ipl, match, movie*, film*, song*, music, prime minister, president, chief minister, capital of, recipe, biryani, pizza, burger, poem, poetry, essay, homework, math*, equation, solve, coding, python, javascript, html, java, program, programming, bitcoin price, stock market, share market, petrol price, gold price, gold rate, dollar rate, election*, vote, politics, political, religion, astrology, horoscope, rashifal, doctor, medicine for, fever, headache, symptoms, disease*, treatment, cancer, love, girlfriend, boyfriend, marriage, dating, joke*, riddle*, quiz, games, history of india, world war, who invented, who discovered, who won, who wrote, translate, translation, meaning of life, universe, planet*, moon, mars, earth, flight ticket*, train ticket*, hotel booking, lottery, news today, today s news, headlines, sing, dance, actor, actress, celebrity, shah rukh, virat kohli, modi, rahul gandhi, trump, kohli, dhoni, sachin, salman, bollywood, hollywood, netflix, neet, upsc, chemistry, physics, biology, geography, algorithm, sql, css, fibonacci, factorial, prime number, square root, population, tallest mountain, mount everest, himalaya*, ocean depth, ganga, taj mahal, olympic*, world cup, tv show, wifi, internet plan, recharge plan, mobile plan, iphone price, best phone, credit score, home loan, income tax, itr, pan card, ration card, bank loan, invest, mutual fund*, time is it, today s date, what day, current time, my future, dream*, god, ghost, alien*, dinosaur*, philosophy, psychology, diet, weight loss, lose weight, gym, workout, yoga, skin care, tell me something interesting, fun fact, trivia, meaning of, spell, synonym, essay on, letter to, write a letter, write an email, write code, c plus plus, who is the richest, richest, best car to buy, electric car to buy, lakes, rivers, minister, governor, parliament, supreme court, constitution, kashmir, chess, badminton, kabaddi, hockey, tennis, ludo, pubg, roast me, lonely, depressed, suicide, kill myself, pregnant, chicken curry, roti, dal, capital city, population of, speed of light, boiling point, photosynthesis, dna, atom, pythagoras, derivative, integral, quantum, blockchain, nft, forex, crypto trading, score of, cricket score, tell me a story, a story, video game*, visa application, passport office, solar system, i am sad, i feel, write a story, exam result, blood pressure, love me, write some code, lines of code, cook, cooking, cooked, cook a, price of gold, gold today, silver price, price of petrol, price of diesel, price of iphone, best restaurant*, good restaurant*, restaurant near, restaurants near, hack, hacking, hacker, ip address, phone should i, which phone, train timing*, bus timing*, flight timing*, best hotel, good hotel, cheap hotel, doctor near, hospital near, petrol pump, atm near, tourist places, places to visit, sightseeing, rain tomorrow, going to rain, temperature, humidity, snow, who will win, win the match, prime minister of, chief minister of, tallest building, richest man, height of mount, distance to the moon, how old is the earth, gold loan, sing a song, write a song, your favourite, favorite colour, favourite colour, favourite food, do you eat, do you sleep, are you single, marry me, will you marry, your boyfriend, date me, what is life, purpose of life, spelling of, capital of india, currency rate, stock tips, which stock, share tips, mutual funds, fix my, debug, javascript code, write a function, regex, excel formula, powerpoint, photoshop, resume for me, cover letter, love letter, leave letter, paragraph on, speech on, poem on, whos winning, who is winning, winning, ind vs, vs pak, vs aus, scorecard, batsman, bowler, goal scorer, fifa, champions league, which song, singer, lyrics, album, web series, serial, episode, trailer, actress name, sidhu moosewala, diljit, arijit, salman khan, amitabh, youtube, instagram reel*, reels, tiktok, gf, bf, crush, breakup, break up, ex girlfriend, propose, rishta, matrimon*, bride, groom, wedding, divorce, honeymoon, dj, tent house, catering, caterer, banquet, horoscope match, kundli, vastu, pandit, temple, gurudwara timing*, church, mosque, prayer, bhajan, kirtan, bible, quran, gita, class 10, class 11, class 12, class 9, class 8, maths, physics numerical, science project, school project, homework help, exam*, board exam, syllabus, tuition, coaching, admission, college admission, scholarship, ielts, visa, passport, pan aadhaar link, link pan, voter id, driving test, learner licence, rto, challan, traffic challan, e challan, puc, insurance of my car, bike insurance, car insurance, life insurance, health insurance, lic, loan, personal loan, gold rates, sensex, nifty, ipo, sip, fd rate, fixed deposit, bank holiday*, ifsc of, atm, credit card bill, electricity bill, light bill, water bill, gas bill, phone bill, mobile bill, recharge, recharge my, sim card, sim, broadband, dth, cable tv, airtel number, jio number, train ticket, bus ticket, flight, flights, pnr, seats left, tatkal, platform number, hotel*, resort, trip to goa, holiday package, manali trip, tourist, picnic, plumber, electrician, carpenter, painter, maid, ac repair, fridge repair, laptop repair, mobile repair, washing machine repair, inverter, phone battery, mobile battery, laptop battery, car battery, bike battery, puncture, mechanic near, car wash, gear box, clutch, gearbox, carburetor, engine oil, fever medicine, tablet for, dose, dosage, vitamin*, protein, calorie*, pregnan*, periods, hair fall, pimples, cough, cold and cough, dengue, malaria, covid, vaccine*, blood group, blood bank, dentist, eye test, baby food, child weigh, year old child, ideal weight, bmi, wheat price, mandi rate, mandi price, onion price, tomato price, crop, crops, fertiliser price, tractor loan, monsoon, sunrise, sunset, earthquake, full moon, festival date, holiday list, leave application, resignation, time table, world record, largest country, smallest country, currency of, national animal, national bird, who built, who is the president, who is pm, history of, explain gravity, newton, einstein, ohm, voltage, periodic table, water boil, light year, black hole, big bang, evolution, climate of, continent*, amazon river, grammar, tense, antonym*, synonyms, noun, verb, adjective, opposite of, full form of ngo, full form of cpu, hindi meaning, english meaning, meaning in hindi, your age, are you married, your gender, your religion, what are you wearing, where do you live, do you love, your mother, your father, favourite movie, tell me something, bored, entertain me, truth or dare, tongue twister, tic tac toe, guess a number, flip a coin, roll a dice, random number, lucky number, my zodiac, my horoscope, zodiac, room rent, flat rent, house rent, rooms for rent, pg, hostel, paying guest, gta 5, gta v, gta vice, minecraft, free fire, load shedding, power cut, power cuts, school fee*, school bus fee, bank job, bank clerk, clerk job, railway job, government job, govt job, sarkari, army bharti, police bharti, my facebook, my instagram, my gmail, my whatsapp, facebook account, instagram account, google account, gmail account, spotify, landlord, tenant, deposit refund, gas cylinder booking, qutub minar, burj khalifa, eiffel tower, cheetah, tiger, elephant, ant, ants, lion, water tank, gaming, download link, tata motors share, driving school, concert, show ticket*, movie ticket*, event ticket*, stadium, bp, sugar level, diabetes, what medicine, which medicine, medicine should, pension, electron, proton, lori, lullaby, highway clear, road clear, traffic now, traffic jam now, flight cancel*, flight refund, cancelled flight, train cancel*, stolen phone, lost phone, my stolen phone, find my phone",

  // Goods and trades: they only tell that something is to be carried
  goods:
    "food, tea, coffee, beer, whisky, wine, shoes, shirt, tshirt, dress, saree, birthday, gift, laptop, rice, sweets, school, college, university, hospital*, restaurant*, paneer, fashion, beauty, phones, books, clothes, toys, medicine, grocery, groceries, hardware, tiles, cement, bricks, steel, electronics, garments, kirana, spare parts, auto parts, stationery, mobile phones, fabric, textile*, shop, store, factory, manufacturing, wholesale, bakery, pharmacy, chemist, supermarket, mall, dairy products, bottles, water cans, newspapers, paper, plastic, wood, wooden, stone, sand, machinery parts, pipes, wires, cable, fertilizer, seeds, grain, wheat, atta, flour, vegetables shop, uniforms, office supplies, computers, printers, cosmetics, pipe, rod, rods, sariya, saria, iron, glassware, potatoes, onions, onion, potato, sugar, salt, oil, tin, tins, tyre shop, mattresses, fans, mirror, mirrors, cupboards, ladder, ladders, plywood, ply, door frame, window, windows, marble, granite, pallets, cotton, wool, yarn, leather, furniture parts, generator, generators, pump, pumps, motor, motors, scrap, soap, cold drink, cold drinks, juice, water bottles, medicines boxes, carpets, carpet, curtain, curtains, utensils, sweets boxes, bamboo, bamboos, pole, poles, beam, beams, girder*, plank, planks, board, boards, panel*, sheets, bale, bales, jute, coir, rope, ropes, hay, straw, fodder, feed, eggs, chicken feed, spices, masala, pulses, cereals, biscuits, chips, snacks, namkeen, ghee, honey, pickles, blankets, quilts, pillows, bedsheets, bags of, trunks, luggage bags, suitcases, shoes boxes, sandals, jackets, sweaters, toys boxes, crockery set, bucket, buckets, mugs, dustbin*, brooms, tubs, tanks, cylinders empty, drums empty, bricks load, blocks, paver*, gravel, soil, saplings, plants, pots, flowers pots, tools, toolkit, drill machine, welding machine, sewing machine*, exhibition, stall, banners, hoarding, flex, sound system, speakers, lights, tent items, chairs, chair, tables, desks, racks, rack, shelf, shelves, gym equipment, treadmill, cartridges, batteries, solar panels, solar panel, inverters, stabilizer, transformer, tractor parts, bike parts, car parts, gearbox parts, bearings, nuts, bolts, screws, nails, sheets of, glass sheets, coolers, geyser, stove, chimney, sink, taps, tap, sanitary*, wash basin, tiles boxes, paint buckets, chemicals drums, packets of, cartons of, files, documents boxes, archive boxes, school bags, notebooks, gifts, hampers, sweets box, cake, cakes, ice, water jars, jars",
  jobTitle:
    "technician*, supervisor*, mechanic*, operations associate, fleet operations, support executive, hub supervisor, delivery boy, delivery boys, accountant, sales executive, telecaller, developer*, engineer*, office job, peon, security guard, cleaner*, helper job, loader job, customer support executive, charging hub, fleet operations associate, data entry, office boy, warehouse staff, marketing job, hr job, back office, call center, call centre, bpo, receptionist, clerk, manager job, office staff, rider, riders, packer, picker, dispatcher, coordinator*, intern job, loader, field executive",

  // Words without a meaning of their own here
  extraCharge:
    "waiting charge*, waiting fee*, night charge*, detention, halting, halt charge*, demurrage, parking charge*, holiday charge*, odd hour*, holding charge*, overtime, fuel surcharge, fuel charge*, waiting time charge*, charge for waiting, late fee*, late payment, interest on, interest, surge, surge pricing, peak hour*, rush hour*, peak time, during rain, night fare, night rate, extra at night, night extra, multiple stops, made driver wait, driver waited, driver waits, waiting extra, wait extra",

  trips: "how many trips, number of trips, how many rounds, how many vehicles, how many trucks, trips needed",

  sum: "total, in total, sum, altogether, all together, overall, combined, add up, adds up, sum total",
  spoken:
    "verbal, verbally, oral, orally, spoken, on the phone he, agreed on phone, agreed on the phone, agreed on call, promised on phone, told me on phone, told me on the phone, said on phone, said on call, said on the phone, by word of mouth, word of mouth, agreed, assured me, promised, promised me, told me, said i, gave his word, over the phone, on his word, his word, your word",
  doorway:
    "gate, main gate, shop gate, door, front door, entrance, doorway, my shop, our shop, shop door, godown gate, warehouse gate, factory gate, from where lorry stops, lorry stops, truck stops, vehicle stops, can stop, park*, parking",
  device:
    "laptop, browser, my computer, on my device, my device, my pc, local storage, my phone memory, on my side, my machine, localstorage, in my phone, on my phone",
  talk: "talk to, speak to, talk with, speak with, talk, speak, connect me, connect me to, get me, chat with, put me through, want to talk, want to speak, let me talk, let me speak, bring me, call your, i want your",
  staff:
    "manager, supervisor, senior, seniors, team leader, boss, incharge, customer care, customer support, support, sales, sales team, support team, staff, executive, representative, care executive, customer service, service desk, helpdesk, owner, your team, office people, someone, somebody, anyone, anybody, some one, concerned person, head",
  upright: "upright, standing, stand up, stand, vertical, vertically, standing up",
  everyone:
    "everyone, everybody, for all, anyone can, open to all, all users, all customers, any customer, public, anybody",
  excess:
    "than booked, more than booked, heavier than booked, bigger than booked, larger than booked, than i booked, than what i booked, than the booking, extra than booked, more weight than i told, more weight than i said, more weight than booked, than i told you, than i told, more than i told, than i declared, more than declared, than agreed, than i mentioned",
  detail:
    "moq, minimum order, minimum quantity, order quantity, minimum load, minimum weight, iso, iso certif*, certification*, certified, expansion, expand, expanding, windows phone, downloads, app rating, app size, hr head, hr manager, american express, delivery radius, service radius, premium, sum insured, claim amount, maximum claim, claim limit, cover amount, coverage amount, insured value, tender*, msme, fssai, blacklist*, success rate, market share, delivery rate, accident*, average speed, uptime, sla, kpi, commission, dress code, csr, ngo, award*, full value, full compensation, pay full, worth, lakh, lakhs, lac, lacs, trade licence, trade license, gst certificate, import export code, multi stop, multi drop, multiple drops, drop points, stops, tip, tips, tipping, followers, follower count, follower, likes, subscribers, canteen, board meeting, microphone, offline, compatible, helmet*, dashcam*, stopover*, next year, this year, coming soon, upcoming, launch*, new vehicles coming, new branch, new city, opening soon, opening in, when will you open, will you open, plans for, plan for next, roadmap, future plans, how much will i save, how much i save, i save, do i save, will i save, save a month, money will i save, cheaper than my, save tax, tax saving, saving tax, guaranteed income, attrition, shares do you, how many trucks do you own, trucks do you own, vehicles do you own, total trucks, number plates, insurance company, insurer, insurance provider, which bank, tie up bank, bank partner, fastest driver, best driver, oldest customer, daily orders, orders per day, orders a day, deliveries per day, deliveries today, deliveries yesterday, trips per day, how many today, how many yesterday, last month, last year, last week, this month, so far today, on time percentage, percent on time, what percent, percentage of, rank, ranking, ranked, rating on, star rating, number one company, average rating, complaints do you get, average delivery, battery brand, battery maker, motor brand, who makes your battery, who supplies, supplier, suppliers, software used, which server, hosting, built with, which language is, team lunch, picnic at office, office wifi, trucks total, trucks you own, total you own, you own, trucks in total, how many of your, how many people apply, how many people applied, how many people book, people book daily",
  ownMatter:
    "change my, update my, edit my, modify my, reschedule*, resend, send me otp, send me an otp, send otp, did you receive my, did you get my, have you received my, have you got my, check my, why was my, why is my, my booking id, booking id, booking no, order id, my otp, postpone my, rebook, extend my, shift my booking, change the pickup, change the drop, change drop, change pickup, add a stop, am i selected, am i shortlisted, did i get selected, did i get the job, have i been selected, is my booking done, is my booking confirmed, booking confirmed, is my application, is my refund, has my refund, why has my, when will my refund, where is my refund, my refund status, my booking status, status of my, did my payment, has my payment, was my payment, my complaint number, my ticket number, why did my driver, who took my, call me when, remind me, notify me when, cancel my booking now, cancel my ride, cancel my order, book one for me, book a truck for me now, book it for me, change my address, my account balance, my message read, message read yet, did you read my, have you read my, message seen, form message read",
  consumer:
    "individuals, individual customer*, individual, b2c, consumers, retail customers, personal use, personal customers, common man, private customers, private person, only businesses, only companies, only for businesses, only for companies, companies only, businesses only",
  digits: "digit, digits",
  rightNow:
    "free right now, free now, available right now, available at this moment, available today, available currently, currently available, free in, free today, are free, near me now",
  insult:
    "useless, crap, scam*, fraud*, thief, cheater*, cheats, cheat, cheating, liar*, lying, looters, looting, loot, robbery, daylight robbery, rascal*, sucks, suck, pathetic, rubbish, trash, trashy, garbage, lousy, horrible, disgusting, shameless, shame on, shame, nonsense, worthless, hopeless, bogus, fake company, third class, third rate, cheap company, joke of a, worst service, worst company, worst app, worst, crooked, ridiculous, good for nothing, incompetent, lazy people, unprofessional, dirty, mafia, sick of you, fed up, ripoff, rip off, con men, conmen, con artist*, swindl*, goons, goonda*, gunda*, fuming, cheated, cheated me, fooled, looted, drunkard*, drunk",
  filler:
    "a, an, the, is, are, am, was, were, be, been, being, do, does, did, done, i, me, my, we, our, us, you, your, yours, u, ur, he, she, of, in, on, at, by, with, for, from, into, about, as, if, so, but, any, some, there, here, can, could, will, would, shall, should, may, might, must, please, pls, plz, kindly, tell, know, let, say, said, just, only, really, actually, also, too, very, much, many, will be, has, had, have, having, got, go, goes, going, gone, come, comes, make, made, makes, work, works, working, use, used, using, per, one, two, three, four, each, every, other, another, same, such, than, up, down, out, over, under, again, now, today, tomorrow, yesterday, soon, still, yet, already, ever, since, while, because, which is, whether, well, like, sir, madam, maam, mam, bro, dear, ji, bhai, team, guys, meena, quick, quickly, question, give, given, gives, giving, ask, asking, asked, happen, happens, happened, im, ive, its, it s, s, t, re, ve, ll, d, m, o, r, possible, exactly, exact, own, new, old, right now, currently, current, regarding, related, thing, things, way, kind, type, sort, around, approximately, approx, near, between, during, through, across, via, within, inside, outside, different, whole, entire, full, complete, small number, etc, e g, someone, anyone, somebody, people, person s, man, guy, company, business, provide, provided, provides, allow, allows, offer, offers, having to, able, unable, supposed, keep, put, see, seen, look, looking, check, checking, start, starting, end, try, trying, think, thought, mean, means, meaning, understand, hear, heard, wondering, wonder, curious, interested, currently, india, indian, rather, either, neither, both, another one, else, maybe, perhaps, though, although, however, hence, therefore, until, till, once, upon, towards, along, including, include, includes, included, regards, morning s, myself, yourself, itself, ourselves, whatever, whichever, anything, something, nothing, everything, anywhere, everywhere, always, often, sometimes, usually, normally, generally, typically, basically, simply, exactly how, first, second, third, last, next, later, immediately after, min, far, single, actual, real, apart, besides, aside, case, cases, point, place, part, lot, lots, bit, few, several, plenty, enough time, ready, sure about, certain, particular, specific, whose, hi there meena, regular, regularly, daily, day, week, weekly, month, months, year, hour, hours, minutes, minute, time, times, date, ago, early, ahead, behind, above, below, top of, side, set, sets, become, becomes, turn, turns, call it, called, named, names, let me know, wanna, gonna, gotta, aint, lemme, gimme, ya, yea, huh, um, uh, oh, ah, eh, er, lol, haha, show, shows, showing, contain, contains, state, states, stated, written, hold, manage, managed, handle, happen if, suggest me, advise, prefer, planning, supposed to, bought, sent, received, called me, spoke, told, said that, wants, needed, think so, hope, wait, waiting, stay, live, lives, living, run, runs, running, own a, big deal, small business, new here, first time, urgent basis, asap, nice to, thanks in advance, available now, wants to, trying to, kind of, would be, might be, could be, couple, dozen, pair, name, title, word, words, reply, answer, answers, response, respond, info, information, detail of, query about, regarding my, related to, wrt, abt, bt, frm, nd, n, dis, dat, da, wud, cud, shud, hav, hv, gt, cn, plzz, kindly help, mention, mentioned, exist, exists, existing, matter, matters, mr, mrs, ms, anyway, btw, fyi, imo, actually i, well then, meaning of this, care, arrange, arranged, set up, setup, decide to, plan to, chat, chatting, to, after, before, request, requests, him, those, against, came, doing, found, gave, left, little, nor, off, present, saw, seem, took, close, coming, expect, fast, final, follow, important, inform, instead, join, main, message, miss, original, others, otherwise, period, previous, recent, remain, result, return, rule, separate, short, submit, term, trip, trips, update, useful, wanted, usual, responds, booked, evening time, everyday, each time, at most, at least, required to, in case, in order to, ride, rides, going to, anywhere in, start from, end to end, vehicle no, sent it, send it, it to, speaking, talking, km, kms, cm, cms, mm, ft, feet, inch, inches, meter, metres, meters, metre, changed, changing, changes, system, needing, visible, saved, save, saves, climb, climbs, pm, ads, advert, carries, brought, bringing, leads, lead, mine, beyond, upto, done by, okay, good enough, correctly, properly, completely, directly, easily, anytime, someday, mostly, partly, simple, slowly, likewise, thru, urgent, need to, used to, able to, guide, guidance, clear, clearly, confused, sorry, hi team, hello team, dear sir, respected, kind regards, regarding this, concerned, concerning, issue of, case of, provide me, share with me, send me, tell us, inform me, let us, suppose, assume, imagine, consider, plan, planned, decide, decided, require, requires, requirement, purpose, honestly, literally, truly, roughly, about to, whole lot, occasionally, frequent, frequently, permanent, temporary, standard, basic, minimum of, maximum of, average, total of, initial, following, upcoming, earlier, prior, afterwards, beforehand, meanwhile, immediately, instantly, shortly, eventually, finally, mistake, mistakenly, accidentally, error, unfortunately, luckily, suddenly, unexpectedly, lately, recently, nowadays, personally, online only, offline only, wondered, happening, shall we, whichever one, reasonably, simply put, quintal, quintals, ton, tons, tonne, kilo, kilos, foot, hw, away, empty, pending, raise, raising, raised, switch, switches, switched, driven, alowd, copies, copy of, duty, lazy, angry, annoyed, upset, tired, cube, cubes, straight, believe, bother, guess, wonderful, proper, lets, allowing, despite, besides this, due, owing, among, amongst, onto, unless, whereas, whenever, wherever, whoever, whichever way, throughout, somewhere, somehow, somewhat, instead of, either way, bring down, put down, take out, comes out, comes in, body, bed, climbing, stop, stops at, anyways, dont know, want to know, dint, wasnt, arent, werent, hasnt, havent, couldnt, wouldnt, shouldnt, id like, youre, theyre, weve, youve, ill, youll, hes, shes, thats, theres, heres, whos, lemme know, plis, pliz, tq, aur bata, n all, all in all, each one, one more, no idea, no need, sort it, sorted, settle it, actual number, a bit, at once, by mistake, for real, in short, so far, still not, up to, yet to, fully, barely, hardly, nearly, almost, quite, rather than, maybe not, truth, honest, honestly speaking, i mean, mean to say, look here, listen, hey listen, see here, excuse me, pardon, friend, buddy, boss man, dude, mate, folks, everyone here, money, mony, huge, big sized, special, pick, plant, drop in, attach with, connect, connects, connected, gets to, choose from, prepare, allow me, permit, permits, permission, cover up, deal with, speed up, turned, bigger than usual, extremely, fairly, strictly, legally, officially, automatically, manually, safely, securely, quietly, secretly, constantly, continuously, permanently, temporarily, separately, together with, fixed, flexible, available for, common, commonly, certainly, definitely, absolutely, surely, obviously, apparently, main one, major, minor thing, various, multiple, single one, double check, total amount of, entirely, wholly, precise, precisely, specifically, rough, accept it, afford, aware, behave, began, begin, begins, believe me, belongs, belong, bringing up, cause, caused, chance, chances, claim that, clarify, collecting, compulsory, mandatory, optional, necessary, unnecessary, confirm me, consider it, continue with, count it, deep, deeper, deserve, differ, difficult, easy, easier, easiest, effort, enjoy, ensure, every one, everyone else, examples, example, explain me, explained, face, facing, fact, facts, false, true, favour, figure, fill, filling, filled, fold, formal, formally, forward, fresh, front, back side, left side, right side, gather, giving up, glad, hand, handed, handing, handover, hard, harder, hear back, heavy one, hidden, hide, hurry, idea, ideas, identify, impossible, improve, intend, introduce, introduced, keeps, keeping, kept on, kindness, known, knows, lack, learn, learned, leave out, length of time, level, limited, link, linked, list down, load up, lock, lower, mentioned in, mind, mistaken, needless, never mind, nobody, no one, none, noted, notice, occur, occurs, odd, often do, opinion, opposite, ordinary, outcome, ought, part of, pass, passed, perform, permitted by, pieces of, plain, pleased, point out, polite, practical, practice, prefer to, prevent, prior to, promptly, pull, push, puts, putting, raise it, range from, rare, rarely, reach out, react, realise, realize, reasonable, recommend me, refer, regardless, relevant, remember, remind, remove it, repeat, replace, respect, respectively, result in, reverse, seek, seems, select, selected one, send over, sense, serious, seriously, settle down, several times, share it, sharp, situation, skip, slight, slightly, smooth, solid, sort of, speak up, spend, spent, split, spot, stage, stand by, step, stick, store up, strict, strong, suddenly stop, suit me, supplied, supply, sure thing, switching, takeover, take over, taking, taken, tell apart, tend, thank, though still, thoughts, tight, touch, toward, trouble, truly yours, trust, type of, unclear, unknown, unlike, unusual, upload it, usually do, valid reason, view, visible to, visit me, vital, warn, wasted, watch out, weak, whether or not, wise, within reach, worried, worry, worse, worst case, wrap, wrap up, write down, written down, yes or no, yours truly, wl, wil, mch, shld, shd, bcz, bcoz, cuz, coz, whn, wud u, plse, sumthing, smthing, anythng, evry, tht, thy, ther, dnt, knw, wnt, nd to, thnk, luk, tak, giv, mke, sy, tll, act, alone, by himself, by herself, on his own, argue, argument, debate, nonstop, guyz, back, small shop, small company, small factory, my small, big company, big shop, big business, small town, inner, interior, completed, furthest possible, bill done, inside part, outer, total inner, lie, lies, kidding, joking, fr, watz, wats, mark, marked, aftr, till date, till now, normal, facility, facilities you, signal, kilometre, kilometer, kilometres, kilometers, transporter, transporters, operations, startup, startups, statement, modes, records, record, happy, members, member, line, reduce, site, server, servers, avl",
} satisfies MeenaVocabulary;
