import type { FaqItem } from "../../schema/faq.ts";
import type { FreightKind } from "../../schema/freight.ts";
import type { Service } from "../../schema/services.ts";
import { bookingHelp } from "../booking-help.ts";
import { corporate } from "../corporate.ts";
import { faq } from "../faq.ts";
import { freight } from "../freight.ts";
import { why } from "../home.ts";
import { intercity } from "../intercity.ts";
import { oceanFreight } from "../ocean-freight.ts";
import { onDemandService } from "../on-demand-service.ts";
import { withReserve } from "../range-reserve.ts";
import { refundCases } from "../refund-cases.ts";
import { type RuleName, ruleSentences } from "../rule-sentences.ts";
import { rules } from "../rules.ts";
import { services } from "../services.ts";
import { meenaAsks } from "./asks.ts";
import { byId } from "./by-id.ts";

const describeFreight = (id: FreightKind["id"]) => {
  const { title, text } = byId(freight.kinds, id);
  return `${title}: ${text}`;
};
const describeService = (id: Service["id"]) => byId(services.services, id).description;
const trackkPoints = corporate.trackk.points.map(({ title, text }) => `- ${title}: ${text}`).join("\n");
const whyPoints = why.points.map(({ title, text }) => `- ${title}: ${text}`).join("\n");
const steps = (list: readonly { title: string; text: string }[]) =>
  list.map(({ title, text }) => `- ${title}: ${text}`).join("\n");

/**
 * What Meena says in English. Words in braces are filled in from the content: figures, names and lists. Where a page
 * of the site already says it, it is taken from there.
 */
const sentences = {
  // Talk
  greet: "Hi! I am Meena. Ask me about our electric vehicles, routes, prices, bookings, refunds or jobs.",
  thanks: "You are welcome! Happy to help. Anything else?",
  bye: "Goodbye, and safe travels for your goods!",
  bot: "I am a program, not a person: Meena, the assistant of {company}. I know our vehicles, routes, prices and rules. For anything else, I can pass your message on to our team.",
  howAreYou: "All charged up, thank you! How may I help you?",
  help: "I can tell you about:\n- our vehicles: size, range, weight capacity\n- our services: Intercity, On Demand and Corporates\n- routes, cities and prices\n- cancelling, refunds, complaints and terms\n- open jobs and how to apply\n- papers such as the e-way bill or lorry receipt\n\nI can also pass a message on to our team: just say “talk to a person”.",
  languages: "You can write to me in English, Hindi, Punjabi or Hinglish. I answer in the language you use.",
  languagesOnly: "I know no other language.",
  praise: "Glad to hear it! What else would you like to know?",
  yesToNothing: "Good. What would you like to know?",
  noToNothing: "All right. I am here if you need anything else.",
  stopped: "All right, let us leave it there. What else can I do for you?",

  // What she does not do
  abuse:
    "I am sorry if we have annoyed you. Tell me what happened, or say “talk to a person” and our team will look into it.",
  orders:
    "I cannot do that. I answer questions about {company}, and my answers promise no price, date or route. What would you like to know about our services?",
  errand:
    "I cannot book, cancel, pay, send or change anything from this chat. Ask me how it is done, or ask our team: {phones} or {email}. Or say “talk to a person”, and I will pass it on.",
  errandBook:
    "Please book in the On Demand customer app, linked at the foot of every page. For an intercity load or a contract, write to us on /contact-us. I cannot book from this chat, but say “talk to a person” and I will pass it on.",
  errandCancel:
    "To cancel a booking, please contact our team: {phones} or {email}. I cannot cancel from this chat, but say “talk to a person” and I will pass it on. I can also tell you what cancelling costs.",
  errandRefund:
    "To request a refund, write to {email} or use the form on /contact-us. Give the booking, the phone number it was made with, the amount and what went wrong. I cannot refund from this chat, but I can tell you when a refund is given and how long it takes.",
  personal:
    "I do not give out personal details of drivers, customers, applicants or staff. You can reach our office on {phones} or at {email}.",
  offTopic:
    "That is outside what I know. I can help with {company}: vehicles, routes, prices, bookings, refunds and jobs.",
  perhapsOurs:
    "I don’t know that. If it is about goods, a vehicle or a job with {company}, our team can tell you: {phones} or {email}.",
  promise:
    "I cannot promise or confirm that. My answers are general information and promise no price, date or route. Our team can tell you: {phones} or {email}.",
  secret: "That is something we do not share here.",
  doNotShare:
    "Please do not type Aadhaar or card numbers into this chat; I do not keep them. To apply for a job, use the form on /hiring, where the number is encrypted.",
  longNumber:
    "Long numbers are hidden in this chat: our team will ask for yours by phone, or you can send it on /contact-us.",
  longNumberPassedOn: "Long numbers are hidden in this chat; our team has yours in full.",
  unknown:
    "I am sorry, I don’t have that here. Please call {phones} or write to {email}, and our team will tell you. Or say “talk to a person” and leave your number.",
  noted:
    "I have noted that. Shall I pass it on to our team, with what you said before? Say “yes”, and they will contact you. Or call {phones}.",
  unclear:
    "I did not understand that. Could you put it differently? You can ask, for instance, about a vehicle’s range, a route, a price, a refund or a job.",
  noMore: "That is all I have on this. Please ask our team: {phones} or {email}.",
  askBack: "Which of these do you mean?",
  askBackElse: "None of these? Then ask our team: {phones}.",
  otherwise: "You may also mean:",
  offerMore: "You may also mean “{topic}”. Say “yes”, and I will tell you.",
  open: "If this does not answer “{words}”, please ask our team: {phones} or {email}.",
  openToo: "Please ask our team about “{words}” as well.",
  detailsAsk: "About “{words}”, please ask our team: {phones}.",
  notStated: "I have no details on {thing}. Please ask our team: {phones} or {email}.",

  // The fleet
  lengthOf: "The load bed of the {vehicle} is {value} long.",
  widthOf: "The load bed of the {vehicle} is {value} wide.",
  heightOf: "The load bed of the {vehicle} is {value} high.",
  rangeOf: "The {vehicle} has a range of {value} on one charge.",
  weightCapacityOf: "The {vehicle} carries up to {value}.",
  vehicleLine:
    "{vehicle}: load bed {length} long, {width} wide and {height} high; range {range}; weight capacity {weightCapacity}",
  fleet: "Our fleet has {count} kinds of vehicle, all of them electric four-wheelers:",
  fleetCount:
    "Our fleet has {count} kinds of vehicle, all of them electric: {vehicles}. I don’t know how many vehicles we run, or who owns them.",
  specOfAll: "{spec} of our vehicles:",
  specLine: "{vehicle}: {value}",
  mostOf: "Maximum {spec}: {value} ({vehicles}).",
  leastOf: "Minimum {spec}: {value} ({vehicles}).",
  biggest:
    "The largest is the {vehicle}: load bed {length} × {width} × {height} (length × width × height), weight capacity {weightCapacity}.",
  smallest:
    "The smallest is the {vehicle}: load bed {length} × {width} × {height} (length × width × height), weight capacity {weightCapacity}.",
  smallestBySize: "By size the {vehicle} is enough: it is the smallest of our vehicles that takes it.",
  smallestBySizeOnWay:
    "By size the {vehicle} is enough: it is the smallest of our vehicles that takes it and covers the distance with its reserve.",
  weightAsk: "The weight counts too: tell me how much it is.",
  weightOfOneAsk:
    "That is by the size of one piece. Whether all {count} can go together depends on the weight: how many kg is each piece?",
  smallestAble: "The {vehicle} is enough for this load: it is the smallest of our vehicles that takes it.",
  smallestAbleOnWay:
    "The {vehicle} is enough for this load: it is the smallest of our vehicles that takes it and covers the distance with its reserve.",
  fitsBySize:
    "That depends on its size and weight: tell me both, such as “6 x 2.5 x 2.5 ft, 80 kg”, and I will say yes or no.",
  carriesWeight: "By weight, {weight} kg can go in: {vehicles}.",
  carriesNothing:
    "{weight} kg is too much for one vehicle: the {vehicle} takes the most, {value}. By weight, {vehicles}, or one {vehicle} in {count} trips, can carry it. Our team can plan it: {phones}, {email}.",
  tripsNeeded: "By weight: {weight} kg ÷ {capacity} kg = {count} trips or vehicles ({vehicle}).",
  vehicleCarries: "Yes, by weight: the {vehicle} carries up to {value}, and {weight} kg is within that.",
  vehicleCarriesNot: "No: the {vehicle} carries up to {value}, so {weight} kg is too much for it.",
  vehiclesNotSold:
    "Our vehicles run for On Demand, Intercity and Corporates. Our team will tell you if one can be bought or leased: {phones} or {email}.",
  routeDistance: "{from} to {to} is about {distance} km by road, by our estimate.",
  goesFar: `{distance} km on one charge ${withReserve}: {vehicles}.`,
  goodsValuable: "Cash, jewellery and anything else of unusual value: tell us in advance. We may decline it.",
  goodsPerishable:
    "Food, flowers, milk or medicines: ask our team before you book. I don’t know whether a vehicle is refrigerated.",
  goodsFragile:
    "Glass and other fragile goods: pack them to withstand a normal journey by road. We are not liable for damage from poor packing.",
  goodsVehicle:
    "I don’t know whether we carry motorcycles, scooters or bicycles: ask our team before you book.",
  noThreeWheeler:
    "Our fleet list shows electric four-wheelers; I have no figures of a three-wheeler. Ask our team whether one can come.",
  fartherThanCharge:
    "So it is farther than one charge. Ask our team how we would run this route: {phones}, {email}.",
  goesNowhere: `None of our vehicles goes {distance} km on one charge ${withReserve}. The longest range is that of the {vehicle}, {value}.`,
  vehicleGoes: `Yes: the {vehicle} has a stated range of {value}, and {distance} km is within that ${withReserve}.`,
  vehicleGoesNot: `No: the {vehicle} has a stated range of {value}, so {distance} km is too far on one charge ${withReserve}.`,
  itemFits: "{size} ft (length × width × height) fits in the load bed of: {vehicles}.",
  packedFits: "Packed together, the {count} pieces fit in the load bed of: {vehicles}.",
  packedFitsNot: "I found no way to pack the {count} pieces together into: {vehicles}.",
  packedNowhere:
    "I found no way to pack all {count} pieces into one vehicle: {most} of them have a place in our largest. The others need another trip or vehicle.",
  packedUpright: "Loaded with the height upwards: {goods}.",
  packedFree: "Nothing goes on top of: {goods}.",
  longFits: "By length, {length} ft fits in the load bed of: {vehicles}.",
  tightFit: "That is tight: check it with our team before you book, {phones}.",
  longFitsNowhere: "No: {length} ft is too long for the load bed of: {vehicles}.",
  sideFits: "By {spec}, {length} ft fits in the load bed of: {vehicles}.",
  sideFitsNowhere: "No: {length} ft is more than the {spec} of the load bed of: {vehicles}.",
  distanceTotal: "{count} × {distance} km = {total} km in all.",
  itemFitsNot: "No: {size} ft (length × width × height) does not fit in the load bed of: {vehicles}.",
  itemFitsNowhere:
    "{size} ft (length × width × height) does not fit in the load bed of any of our vehicles. The largest is the {vehicle}: {bed}.",
  volume: "The load bed of the {vehicle}: {length} × {width} × {height} ft = {value} cubic feet.",
  boxesBySize: "{vehicle}: by size {along} × {across} × {up} = {count} boxes",
  boxesByWeight: "by weight {capacity} kg ÷ {weight} kg = {count} boxes",
  boxesOnlyWeight: "{vehicle}: {capacity} kg ÷ {weight} kg = {count} boxes",
  loadTotal: "{working} = {total} kg in all.",
  boxesTotal: "{count} × {weight} kg = {total} kg in all.",
  ifEach: "If one of them weighs {weight} kg, all {count} weigh {total} kg.",
  ifTotal: "If {weight} kg is the weight of all {count} together, tell me “{weight} kg in total”.",
  boxesResult: "so at most {count}",
  boxesWeightIntro: "By weight alone. Give me the size of one box, and I will check the space too:",
  boxesIntro: "Worked out from the load bed and the weight capacity:",
  boxesLayer:
    "Laid flat, this is how many of {size} ft fit in one layer: {vehicles}. The number of layers depends on how thick they are.",
  boxesNote:
    "This assumes equal boxes stacked straight, without gaps, so plan for fewer. Ace Plus loads have other limits: at most {acePlusBoxes} boxes of at most {acePlusBoxWeight} kg.",
  boxesAsk:
    "How large is one box (length × width × height), and how heavy? For example “2 x 1.5 x 1 ft, 20 kg”.",
  electric:
    "Our fleet is 100% electric: all {count} kinds of vehicle run on electricity alone, none on diesel, petrol or CNG.",
  threeWheelers:
    "Our fleet list shows electric four-wheelers: {vehicles}. The price also depends on the vehicle type, 3-wheeler or 4-wheeler. I don’t have the size, range or weight capacity of a three-wheeler; ask our team whether one can come: {phones}. Tell me the size and weight of your load, and I will name the four-wheelers that fit.",
  otherVehicle: "That vehicle is not in our fleet. We run {vehicles}.",
  household:
    "Our team will confirm if we can move your home, office, shop or school, also to another city: {phones}, {email}. Tell them what there is, pickup, drop, floors and date. Packing, loading and unloading are additional services. The load planner on /services/services2 shows how much fits.",
  loadPlanner:
    "The load planner is on /services/services2; you need no account. Enter box sizes, weights and numbers, or only the total, and it shows which of our vehicles the load fits in. It packs straight and without space for doors or lashing, so a tight load may not fit. For goods that are not in boxes, ask our team: {phones}, {email}.",
  singleThing:
    "Our team will confirm if we can carry it: {phones}, {email}. Tell them what it is, its size and weight, pickup and drop. Or tell me the size and weight, and I will name the vehicles that fit.",
  badRoad:
    "Tell our team what the road is like, and they will say if a vehicle can come: {phones}, {email}. I don’t know how our vehicles manage deep water, mud or kutcha roads. Our blog, /blogs/grid, says of flood water: if you do not know how deep it is, the truck waits. Bad weather can delay a trip.",
  restUnsized:
    "That is said of this size alone. Tell me the weight and size of all the other things too, such as “fridge 6 x 2.5 x 2.5 ft, 70 kg”, and I will say if all of it fits together.",
  whichForLoad:
    "Tell me the weight and size of your load, and I will name the vehicles that take it. For example “1,200 kg” or “6 x 4 x 4 ft”.",

  // Services
  services: "We offer three services:",
  intercity: `Intercity: ${describeService("intercity")}`,
  onDemand: `On Demand: ${describeService("on-demand")}`,
  corporate: `Corporates: ${describeService("corporate")}`,
  freight:
    "Besides our own vehicles we handle six kinds of freight: Air Freight, Road Freight, Ocean Freight, Rail Freight, Warehousing and Project Cargo.",
  airFreight: describeFreight("air"),
  roadFreight: describeFreight("road"),
  oceanFreight: describeFreight("ocean"),
  oceanOffered: steps(oceanFreight.offered.services),
  railFreight: describeFreight("rail"),
  warehousing: describeFreight("warehousing"),
  freightAsk: "For your route, dates and a quote, ask our team: {phones}, {email}.",
  warehouseAsk: "Our team will tell you the minimum quantity, the period and the price: {phones}, {email}.",
  projectCargo: describeFreight("project-cargo"),
  incoterms: "The freight request form lets you choose among the eleven Incoterms 2020: {incoterms}.",
  trackk: `Trackk: ${corporate.trackk.text}\n${trackkPoints}`,
  lastMile:
    "We run mid-mile and last-mile deliveries of parcels and freight, for businesses and for consumers, on electric four-wheelers.",
  sellers:
    "If you sell online, tell our team how many parcels a day, and from where to where: {phones}, {email} or /contact-us. They will tell you about a daily pickup, drops at a hub or at doors, returns from buyers, and what a parcel costs.",
  extras:
    "Packaging, loading, unloading and express delivery are additional services, and they affect the price. Say what you need when you book or ask for a quote.",
  packingWho:
    "Otherwise you pack the goods yourself, for a normal journey by road. Our team will tell you who brings cartons and bubble wrap: {phones}.",
  express:
    "Express delivery is one of our additional services and affects the price. Our team will tell you how fast your trip can be.",
  insurance:
    "You can ask for insurance in the freight request form, and for ocean freight before the goods leave. Who insures, and whether an On Demand trip can be insured, our team will tell you: {phones}. We recommend transit insurance for valuable goods.",
  fragile:
    "You can mark a load as fragile in the freight request form. Pack it to withstand a normal journey by road: we are not liable for damage from poor packing. For straps, blankets or extra hands, ask our team before you book: {phones}.",
  shareVehicle:
    "On Demand books a vehicle. Our team will tell you if two of you can share one and split the bill, or if a small load can go with other goods: {phones}, {email}. Give the weight and size of each part, and where each is picked up and dropped.",
  otherService:
    "That is not among our services. We offer Intercity, On Demand and Corporates, freight by air, road, ocean and rail, warehousing and project cargo.",
  international:
    "Our own vehicles run in India. For goods that go further, there is ocean freight, with full or shared containers, documents and customs clearance, and air freight. Please ask our team: {phones}, {email}.",
  passengers:
    "We carry goods, not passengers: parcels and freight on electric four-wheelers. Nobody can ride along, not even with their own goods.",
  book: `Book in the On Demand customer app:\n${steps(onDemandService.customer.steps)}\n\nFor an intercity load or a contract, write to us on /contact-us. I cannot make a booking myself.`,
  bookAhead:
    "I know of no fixed notice period. The On Demand customer app shows which vehicles are available. For a fixed date, a wedding or a festival week, tell our team early what you will send, from where to where, and when: {phones}, {email}. They will say if a vehicle can be kept for you.",
  allocationAsk:
    "I don’t know how long it takes to find a driver or for the vehicle to reach you. Please ask our team: {phones}, {email}. Ask them too if the driver will call first, and for the driver’s name, phone number and vehicle number.",
  apps: "There are two On Demand apps, one for customers and one for drivers. Both are linked at the foot of every page of this website.\n- Customer app: {customerApp}\n- Driver app: {driverApp}",
  appUse:
    "I don’t know how the customer app handles that, for example its languages, several people on one account, saved addresses or a note for the driver. Please ask our team: {phones}, {email}. If your firm wants all its bookings and bills in one place, tell them that too.",
  driverApp: `The driver app:\n${steps(onDemandService.driver.steps)}`,
  history: "The On Demand customer app keeps a history of your trips.",
  verified:
    "Only drivers whom we have verified receive booking requests. Our team will tell you if that includes a police check: {phones}.",
  whoComes: "If you are alone at home, or want to know who comes in, ask our team before the trip.",
  intercityHow: steps(intercity.howItWorks.steps),
  track:
    "To know where your delivery is, please call us: {phones}. For an On Demand trip, use live tracking in the customer app. I cannot look up a delivery from this chat.",
  trackShare:
    "Our team will tell you if your customer or family can follow it too, and how to follow it without a smartphone.",
  ownMatter:
    "I cannot look up or change a booking, a payment, an application or personal details from here. Please ask our team: {phones} or {email}. Or say “talk to a person”, and I will pass it on. If you have sent us something wrong, such as a phone number, tell them what is right; you may have it corrected.",
  contract:
    "For a contract or regular runs, tell us your routes, volumes and hours on /contact-us, and how the goods must be kept.",
  routing:
    "Yes: Trackk plans routes. AI-driven routing plans the order of the day’s stops and the roads between them.",
  trackkTerms:
    "Trackk is part of our Corporates service. What it costs is agreed with your company; no price is stated.",

  // Routes and places
  routes: "Intercity runs on {count} named routes:",
  routeLine: "{from} to {to}",
  routeYes: "Yes, {from} to {to} is one of our named intercity routes.",
  routeReverse:
    "The named route is {from} to {to}. For the other direction, please check with our team: {phones}, {email}.",
  routeNo:
    "{from} to {to} is not among our named intercity routes. Ask our team whether it can be booked: {phones}, {email}.",
  routeLocal:
    "{from} and {to} are both places where we work, but that is not one of the named intercity routes. Ask our team whether it can be booked: {phones}, {email}.",
  routeBeside:
    "{from} and {to} lie close together. Book such a trip On Demand in the customer app, or ask our team: {phones}, {email}.",
  routeStop:
    "{stop} is near {town}, and {from} to {to} is a named intercity route. Our team will tell you if we can stop in {stop}: {phones}, {email}.",
  routesOfPlace: "Our named intercity routes with {place}:",
  routesFromPlace: "Our named intercity routes from {place}:",
  routesToPlace: "Our named intercity routes to {place}:",
  routesNamed: "Named intercity routes that our vehicles run:",
  routesOtherWay: "For the way from {place}, please ask our team: {phones}.",
  tripAsk:
    "Please tell our team what is to be moved, its weight and size, from where to where, and when: {phones}, {email}. They will say whether we can take it, with which vehicle, and what it costs.",
  tripTell:
    "Tell them what is to be moved, its weight and size, from where to where, and when. They will say whether we can take it, with which vehicle, and what it costs.",
  tripPass:
    "Shall I pass this on to our team? Send your name and number, and they will call you about the vehicle and the price. Or call {phones}.",
  acePlusLeftOut:
    "The {vehicle} is left out: it carries Ace Plus loads, at most {acePlusBoxes} pieces of at most {acePlusBoxWeight} kg each.",
  placeYes: "Yes, we work in {place}.",
  placeHere: "We work in {place}.",
  placeNoRoute:
    "We work in {place}, but none of our named intercity routes begins or ends there. For goods to or from another city, please ask our team: {phones}.",
  tripInside:
    "Yes, we work in {place}. Book a trip inside {place} On Demand in the customer app, or ask our team: {phones}, {email}.",
  placeAtTime: "We work in {place}. I cannot confirm a vehicle for that time: please call {phones}.",
  placePart:
    "We are present in {region}, which includes {place}. Please ask our team whether we serve your address: {phones}.",
  placeRoute: "{place} is not one of our locations, but an intercity route serves it:",
  placeCluster: "{place} is one of the clusters for the pickup of assured bookings.",
  placeBeside:
    "{place} lies beside {town}, one of our locations. Please ask our team whether we come to your address: {phones}.",
  placeNo:
    "{place} is not one of our locations. Our team will tell you whether a vehicle can come there: {phones}.",
  placeState: "In {place} we serve {places}. I cannot confirm the rest of {place}.",
  placeElse: "For any other place, please ask our team whether we come there: {phones}.",
  locations: "Our locations: {locations}.",
  locationsRoutes: "We also run named intercity routes: see /service/intercity.",
  noTimes:
    "Arrival times are estimates: traffic, weather or waiting at the pickup can change them. Our team can tell you how long your trip may take.",

  // Money
  price: "A booking costs between ₹{priceFrom} and ₹{priceTo}. It depends on:",
  priceTrip:
    "A booking costs between ₹{priceFrom} and ₹{priceTo}. I cannot give an exact price: our team quotes it. Ask for a quote on /contact-us or by phone: {phones}.",
  priceExact:
    "I cannot give an exact price: our team quotes it. Ask for a quote on /contact-us or by phone: {phones}.",
  priceAgain:
    "The price stays between ₹{priceFrom} and ₹{priceTo}. For your trip, tell our team from where to where, what it is, its weight and size, and when: {phones} or /contact-us.",
  priceOfBooking: "₹{priceFrom} to ₹{priceTo} is the price of a whole booking, not of one kilometre.",
  numberOfOthers:
    "I don’t have the number of a driver or of any other person. If it is about your booking, tell our team which one it is, and ask them.",
  assuredUnstated:
    "It is only stated when, where and for whom assured booking is open. What it guarantees beyond that, such as arrival on time, is not stated: please ask our team, {phones}.",
  pricePerKm:
    "I don’t have a per-km rate here; our team will quote for your trip. Distance is counted per kilometre.",
  priceFinal:
    "I don’t know whether a price that was shown or quoted can still rise. Ask our team before you book what it includes and what would change it: {phones}, {email}. If you paid more than you owed, that is refunded.",
  cheapest: "I don’t have prices by vehicle here.",
  factor: "{name}: {detail}",
  payOnDemand: onDemandService.payment.text,
  payIntercity: intercity.payment.text,
  payCorporate: corporate.payment.text,
  payAll:
    "It depends on the service:\n- On Demand: by card through a payment gateway, after the trip.\n- Intercity and Corporates: no payment gateway. You agree on the payment with our team.",
  noAdvance: "You pay no advance for On Demand. You pay after the trip.",
  invoiceAsk:
    "Write to {email} or call {phones} for a GST bill, a bill that has not come, a bill in the name of your firm, school or trust, or a correction. Tell us which trip it was, and the name and GSTIN for the bill. Best give them before the trip; how late they may be given, or how long a correction takes, is not stated. For input tax credit on transport, see /faq.",
  noHiddenCosts:
    "What affects a price: distance, location and accessibility, vehicle type and additional services.",
  refundEligible: "You get a refund in these cases:",
  refundNot: "No refund is given when the reason is one of these:",
  partnerElectric:
    "All our vehicles are electric; our team will tell you if a diesel, petrol or CNG vehicle can be attached.",
  aadhaarDigits:
    "The Aadhaar number in the form has {aadhaarDigits} digits; what is typed beyond them is cut off.",
  oceanYes:
    "Yes, we offer ocean freight. Our team will tell you which ports and countries: {phones} or {email}.",
  oceanIncluded:
    "Ocean freight includes full (FCL) and shared (LCL) containers, road transport to and from the port, documents and customs clearance, and packing. Cargo insurance is on request.",
  interviewPlace: "Our team will tell you where the interview is held: {phones}.",
  appForIphone: "I know of no separate link for iPhone; these are the links we have.",
  driverAppLink: "The driver app is linked at the foot of every page: {driverApp}",
  customerAppLink: "The customer app is linked at the foot of every page: {customerApp}",
  rangeClaim:
    "For the fleet as a whole our About page says {claimRange} km; plan with the figure of your vehicle.",
  routeDays: "Our team will tell you on which days and how often it runs: {phones}.",
  placesNext: "I don’t know where we start next; please ask our team: {phones}.",
  refundNo: "No, there is no refund when the reason is:",
  refundYes: "Yes, you get a refund in this case:",
  refundHow:
    "Write to {email} or use the form on /contact-us: name the booking, the phone number it was made with, the amount, and what went wrong.",
  refundTotal:
    "From approval to credit, it takes up to {refundTotalDays} business days, which are all days except Sundays and public holidays. Your bank may need a little longer.",
  refundChase:
    "I cannot see where a refund stands. If the money has not come by then, tell our team which booking it is: {phones}, {email}.",
  cancelFree:
    "Cancelling costs nothing before a driver is allocated and for {freeMinutes} minutes after that.",
  cancelHow: "To cancel, please call {phones} or write to {email}. Tell us which booking it is.",
  cancelLate: bookingHelp.cancelLate,
  cancelCosts:
    "{minutes} minutes after a driver was allocated, cancelling costs ₹{cancelFee}: it is free for {freeMinutes} minutes. Before a driver is allocated it costs nothing, however long ago you booked.",
  cancelWithin:
    "{minutes} minutes after allocation, cancelling costs nothing: that is within the free {freeMinutes} minutes. If you were charged all the same, you paid too much: ask for a refund at {email}.",
  complaintInTime:
    "It was {hours} hours ago, so you are within the {complaintHours} hours: there is still time to complain.",
  complaintToday: "Today is within the {complaintHours} hours: there is still time to complain.",
  complaintYesterday:
    "If it was yesterday, you have until the same time today: {complaintHours} hours in all. Write at once.",
  complaintTooLate:
    "After {hours} hours, the {complaintHours} hours for a complaint are over. Please tell our team all the same: {phones}, {email}.",
  complaintOver:
    "That is more than {complaintHours} hours ago: the {complaintHours} hours for a complaint are over. Please tell our team all the same: {phones}, {email}.",
  complaintOpen: "That is less than {complaintHours} hours ago: there is still time to complain.",
  complaintUntil:
    "If it was on {from}, the {complaintHours} hours for a complaint last until the same time on {due}.",
  refundInTime:
    "You can still ask for a refund: after {days} of the {refundRequestDays} days, {left} days are left.",
  refundClosing:
    "{days} days have passed, and the {refundRequestDays} days are nearly over. You can still ask for a refund, so write today.",
  refundUntil:
    "Counted from {from}, the {refundRequestDays} days for a refund request end between {first} and {last}: ask by {first} to be safe.",
  refundTooLate:
    "After {days} days, the {refundRequestDays} days to ask for a refund are over. Please ask our team all the same: {phones}, {email}.",
  refundOnItsWay:
    "Days since then: {days}. From approval to credit it takes up to {refundTotalDays} business days, so it is not late yet.",
  refundOverdue:
    "Days since then: {days}. That is more than the {refundTotalDays} business days that it takes from approval to credit: tell our team which booking it is, {phones}, {email}.",
  dueDay: "Counted from {from}, the {days} days end on {due}.",
  dueWorkingDay:
    "Counted from {from}, the {days} working days end on {due}; a public holiday in between moves it by a day.",
  companyCancels: "If we cancel, you pay no cancellation fee, and we refund what you have already paid.",
  driverAsksCancel:
    "If the driver asks you to cancel, or does not come, call our team before you cancel: {phones}. They will tell you whether you owe the fee.",
  regret: "I am sorry about this.",
  offerPerson: "Shall I inform our team? Say “yes”, and they will contact you.",
  complaintHow:
    "Write to {email} or use the form on /contact-us: which booking, what happened, and what you would like us to do.",
  complaintAfter: "Our team reads every complaint and replies {replyWithin}.",
  danger:
    "Please call us at once: {phones}. If anyone is in danger, call 112. Tell us the booking and the vehicle number.",
  unwantedContact:
    "Please tell us at once: {phones}, {email}. Say which booking it was and from which number it came, and keep the messages. If you feel threatened, call 112. A driver sees what is needed to hand over the goods; a grievance about your data goes to {grievanceEmail}.",
  theft:
    "Please call us at once: {phones}. Tell us the booking and the vehicle number. If the goods are gone, file a police complaint too, and write to {email} within {complaintHours} hours.",
  askedForMore: "Do not pay more than was agreed. Call us: {phones}.",
  delayLoss:
    "I know of no fixed amount for a late delivery, and delays due to traffic, weather or a strike are not refunded. If your goods are lost or spoilt in our custody because of a delay, we are liable as per law, but not for events beyond our control or, as far as the law permits, for loss of profit. For a time-critical trip, tell our team before you book: {phones}, {email}.",
  cameLate:
    "A delay from traffic, weather or a strike is not refunded. For any other reason, write to {email} within {complaintHours} hours of the trip: which booking it was, and how late.",
  damageFirst:
    "Take photographs, keep the packaging, and note what is broken or missing on the delivery document.",
  damageLimit:
    "No fixed sum is stated. The law sets limits, among them the Carriage by Road Act, 2007. If they are too low for your goods, declare a higher value in writing before loading, and insure what you cannot afford to lose.",
  damage:
    "We are liable, as per law, for loss or damage while the goods are in our custody. We are not liable for damage due to poor packing, the nature of the goods, wrong details or events beyond our control, or, as far as the law permits, for loss of profit.",
  damageWhen: "When compensation is paid is not stated: our team will tell you, {phones}.",
  damageNoRefund: "Damage is not one of our refund cases; we handle it as a complaint.",
  grievance:
    "If a complaint was refused, or you have had no reply to a complaint, refund request or call-back request, please escalate it: {grievanceName}, {grievanceEmail}. {grievanceTimes}",
  prohibited:
    "Never hand over live animals, or anything that is illegal to carry, such as arms, drugs, or stolen or counterfeit goods.",
  noAnimals: "No: we do not carry live animals.",
  sealed:
    "Our terms say nothing of sealed or confidential goods, of locks, or of who may open a packet on the way. Tell our team before you book what has to stay closed: {phones}, {email}. Count the packets and write down the seal numbers with the driver. We are liable for loss or damage while the goods are with us, as per law.",
  valuable:
    "Tell us in advance about cash, jewellery or anything else of unusual value. We may decline it. For other costly goods, declare the value in writing before loading, and insure what you cannot afford to lose.",
  dangerousAsk:
    "Dangerous goods include gases, flammable liquids, poisons, corrosives and explosives, even a gas cylinder or a drum of acid. To become an approved customer, write to {email} before you book.",
  perishable:
    "For food, flowers, milk or medicines, please ask our team before you book: {phones}, {email}. I don’t know whether a vehicle is refrigerated or insulated, or what cleaning costs. Arrival times are estimates.",
  moreThanBooked:
    "If a load is larger or heavier than booked, the driver may leave part of it behind or decline the trip. If a larger or a second vehicle has to come, ask our team whether the first one is charged: {phones}.",
  packWell: "Pack the goods to withstand a normal journey by road.",
  carryTooFar: "Too far: that is more than the {carryFeet} feet ({carryMetres} metres) that are allowed.",
  carryNearEnough:
    "Near enough: that is within the {carryFeet} feet ({carryMetres} metres) that are allowed.",
  acePlusOver: "No: that is more than an Ace Plus load may be.",
  acePlusWithin: "Yes: that is within the limits of an Ace Plus load.",
  acePlusCountYes: "{count} pieces: yes, an Ace Plus load may have up to {acePlusBoxes}.",
  acePlusCountNo: "{count} pieces: no, an Ace Plus load may have only up to {acePlusBoxes}.",
  acePlusWeightYes: "{weight} kg a piece: yes, up to {acePlusBoxWeight} kg are allowed for Ace Plus.",
  acePlusWeightNo: "{weight} kg a piece: no, only up to {acePlusBoxWeight} kg are allowed for Ace Plus.",
  acePlusStairs: "Stairs: no, Ace Plus loads go from ground floor to ground floor only.",
  acePlusTotal: "All together at most {acePlusBoxes} × {acePlusBoxWeight} kg = {total} kg.",
  receiverThere:
    "Someone must be at the drop to receive the goods. Note any shortage or visible damage on the delivery document.",

  // Data
  dataCollected:
    "What we collect depends on what you do. The contact form sends your name, email, phone, subject and message. An application also sends your address, Aadhaar number and the job. The chat sends what you type. We use it to answer you and to do what you ask for.",
  dataDeleteHow:
    "Write to {email} from the email address linked to the data, or use the form on /contact-us with the email address or phone number linked to it.",
  dataErased:
    "We erase your message or application, what is linked to it, and the chat in which you got your reference number. What remains is a note that something was erased, when and why, and what the law makes us keep, such as invoices. Encrypted backups are deleted {backupsDeleted}.",
  dataWithdraw:
    "You may withdraw your consent at any time: one message to {email} or on /contact-us is enough. What needs the data, such as your application, then stops.",
  aadhaarKept:
    "If you do not get the job, we delete your Aadhaar number with the application, {applicationRetention}, or earlier if you ask. Only authorised staff can open the full number, with a reason and their password; who looked, when and why is recorded.",
  aadhaarWhy:
    "The form needs all {aadhaarDigits} digits of your Aadhaar number, only to verify your identity. Without it the application cannot be sent; to use another document, write to us before you apply. We store it encrypted, apart from the rest of the application, and delete it with the application.",
  cookies:
    "This website sets no advertising cookies and does not follow you to other websites. The chat keeps three things in your browser’s local storage; “Clear” removes the messages and the state.",
  chatKept:
    "What you type here reaches our server. We mask phone and Aadhaar numbers before we store a conversation, and keep it for {chatRetention}. “Clear” removes the messages from your browser. Only staff who need it for their work see it: sales and support read messages.",
  chatLocal:
    "In your browser’s local storage the chat keeps three things: the session id, the state of the conversation and the messages. “Clear” removes the messages and the state.",
  retention:
    "How long we keep data:\n- Contact messages: {contactRetention}\n- Bookings, invoices and payments: {bookingRetention}\n- Applications that led to no job, with the Aadhaar number: {applicationRetention}\n- Chat conversations: {chatRetention}\n\nYou can have it deleted earlier.",
  dataShared:
    "We do not sell or rent out personal data. Yours is seen by our staff as far as their work needs it, the driver and the receiver of your shipment, the payment provider of On Demand, companies that run servers or send emails for us, and authorities when the law requires it.",
  dataRights:
    "You may ask for a summary of your data, have it corrected or erased, withdraw your consent and raise a grievance, free of charge.",
  dataSecure:
    "All data is encrypted when it is sent. Identity numbers are also encrypted in storage, each record with its own key.",
  trackkTrouble:
    "I cannot reset a Trackk password or send a link again. If your company uses Trackk, ask its administrator first; or contact our team: {phones}, {email}. The live tracking of an On Demand trip is in the customer app, not in Trackk.",
  trackkLocation:
    "Trackk uses your phone’s location for attendance, live tracking and trip records. While you are on duty it also works in the background. Off duty it does not collect your location.",
  trackkCamera:
    "Camera and gallery are used when you take or choose a picture yourself, for example of the vehicle, a delivery or damage. You can refuse either permission: what needs a photo is then done in another way.",
  trackkAttendance:
    "When you check in or out, Trackk compares your location with the area your company has set. It records the time, the place and whether you were inside. The administrator sees it, and those in your company who need it for their work.",
  trackkOwner:
    "With Trackk, the app of our Corporates service, you see where every vehicle is while it is on duty, and drivers mark attendance inside the area that you set.",
  trackkLeave:
    "Leave requests and tickets go through Trackk, the fleet and workforce app of our Corporates service.",
  trackkKept:
    "How long Trackk keeps data:\n- Location records and trips: {trackkLocationRetention}\n- Photographs: {trackkPhotoRetention}\n- Attendance and verification: {trackkAttendanceRetention}\n- Leave and tickets: {trackkTicketRetention}",
  trackkSeen:
    "What Trackk records is seen by the administrator and those in your company who need it, by customers who follow a trip (from pickup to delivery only), by our support staff when they solve a problem, by companies that run servers for us, and by authorities when the law requires it. It is not sold or used for advertising.",
  trackkOff:
    "You can withdraw the location permission in your phone’s settings. Your company then has to record attendance and trips in another way.",
  trackkPermissions:
    "Trackk’s policy names location, camera and gallery. It says nothing of contacts, the microphone or anything else on your phone.",
  trackkVerify: "At the start of duty Trackk checks that the right driver is with the right vehicle.",
  answersBinding:
    "What I tell you is general information: it promises no price, date or route. The terms say so. If something looks wrong or you need to be certain, ask our team: {phones}, {email}.",
  courts:
    "Indian law applies. Disputes go to {courts}, unless the law gives you, as a consumer, another court.",

  // The company
  about:
    "{company} is a mid-mile and last-mile logistics provider with a 100% electric four-wheeler fleet, for businesses and consumers: {locations}. {customers}+ customers, {years}+ years, {team}+ team members.",
  forWhom:
    "We deliver for everybody: businesses, small firms too, and consumers. Our team will tell you if a booking needs a GST number or a registration: {phones}.",
  founders: "Our founding team:",
  founderLine: "{role}: {name}",
  founderOne: "Our {role} is {name}.",
  founderSample: "The names on our About page are samples for now.",
  foundersMore: "I don’t know what they did before; our team can tell you more: {email}.",
  customers: "{customers}+ customers use us. That is the figure we publish; I have no list of them.",
  deliveries: "{deliveries} on-time deliveries and {greenKm} green km so far.",
  years: "We have {years}+ years of experience.",
  team: "Our team has {team}+ members.",
  counters:
    "{customers}+ customers, {deliveries} on-time deliveries, {greenKm} green km, {years}+ years and {team}+ team members.",
  clients:
    "The Corporates page, /service/corporate, shows {clientCount} client logos; they are samples until clients agree to be named. I don’t know how many corporate clients we have. For names or references, please ask our team: {phones}, {email}.",
  testimonials:
    "The About page, /about-us, shows {testimonialCount} testimonials, each of a B2B client. Names and quotes are samples until clients agree to be quoted: {testimonialNames}.",
  green: "Our fleet is 100% electric: no diesel, no exhaust fumes. {greenKm} green km so far.",
  whyUs: `${why.intro}\n${whyPoints}`,
  ai: "AI is used for routing (the order of the day’s stops) and for the customer bot; fleet monitoring and live tracking come with it.",
  officials:
    "For the police, the RTO, an inspector or another office: call or write to {phones}, {email}, with the number plate, the place and the time. Our team will tell you whom to contact, and which papers a vehicle or a driver carries; ask them for copies.",
  registeredOffice: "Our registered office is at {registeredOffice}.",
  bookerLiable: "Until it is settled, the customer who booked also remains liable for it.",
  receiverPays: "If the receiver is to pay, agree it with our team before you book: {phones}, {email}.",
  legalName: "The company is {entity} ({company}).",

  // Reaching us
  contact:
    "You reach us here:\n- Phone: {phones}\n- Email: {email}\n- Office: {office}\n- Contact form: /contact-us",
  unreached:
    "Sorry for the trouble. Try the other number, {phones}, or write to {email} or with the form on /contact-us. Or say “talk to a person”: I will take your name and number and pass it on.",
  driverUnreached:
    "Sorry for the trouble. If the driver does not answer, call our office: {phones}. I cannot reach a driver from here.",
  goodsMissing: "If goods are missing or did not arrive, write to {email} within {complaintHours} hours too.",
  phone: "Our phone numbers: {phones}.",
  email: "Our email address: {email}.",
  address: "Our office: {office}. Please call before you come.",
  addressElsewhere: "I know of no office of ours in {place}.",
  social: "You can find us on:",
  socialNone: "I don’t have our social media pages here. You can reach us on {phones} or at {email}.",
  socialLine: "{network}: {href}",
  whatsapp: "I don’t have a WhatsApp number for our team. Please call {phones} or write to {email}.",

  // The site
  pageIs: "You can find it here: {path}",
  noLogin:
    "This website has no login and no account: everything is open to all. Trips are booked in the On Demand customer app.",
  newsletter:
    "Our newsletter has not started yet: an address typed there is sent nowhere, and no newsletter goes out. To hear from us, or to stop a message that you got, write to {email}. I don’t know what will be in it or how often it will come.",
  comments:
    "Comments are not open yet: nothing that you type there is sent to us. You can write to us on /contact-us.",
  severalStops:
    "For several pickups or drops in one trip, share all the stops with our team: {phones}, {email}. Distance, locations and additional services affect the price.",
  smallParcel:
    "We carry parcels as well as freight, and state no minimum load. For an envelope, a small packet or a single piece, please check with our team: {phones}, {email}.",
  proofOfDelivery:
    "For proof of delivery (POD), such as a receipt, signature or photograph, contact our team with your booking details: {phones}, {email}. In Trackk a driver can take a picture of a delivery.",
  leftBehind:
    "Please call our team at once: {phones}, or write to {email}. Tell them what is missing, which booking it was, where and when. I cannot reach the driver from this chat.",
  thirdPartyDamage:
    "If anybody is hurt, get medical help first. Then give our team the place, the time, the number plate and photographs: {phones}, {email}. They will look into it and tell you how damage to other people or their things is settled. If our vehicles are loud or in the way, tell them the place and the time too.",
  fakeRecruiter:
    "Our open jobs are on /hiring, and applying there costs nothing. I cannot see who called you. Before you pay or send papers, ask our team whether it is genuine: {phones}, {email}.",
  cashOnDelivery:
    "Cash on delivery: before you book, please ask our team if the driver can collect money from the receiver for you: {phones}, {email}.",
  returnLoad:
    "For a return load (goods, crates, unsold stock or customer returns), or if the vehicle returns empty, our team will tell you if it can be part of the same trip and how it affects the price: {phones}, {email}.",
  bookForOther:
    "Yes, someone else can receive the goods. If someone else or a shop will hand them over, take them back or book for you, or you book and pay from abroad, please check with our team first: {phones}, {email}.",
  credit:
    "For a credit period or one monthly bill, please ask our team: {phones}, {email}. On Demand is paid after each trip; for Intercity and Corporates you settle the payment terms with our team.",
  tip: "I don’t have anything on tips or on rating a driver. A good word about a driver reaches our team at {email} or through the form on /contact-us.",
  vendorAudit:
    "For vendor registrations, agreements, tenders, certificates, numbers such as PAN or a licence, and questionnaires, please write to {email} or call {phones}.",
  integration:
    "I don’t have details of an API or a connection to an ERP or a shop system. For companies there is Trackk, our fleet and workforce app; our team will tell you what can be connected: {phones}, {email}.",
  breakdown:
    "If a vehicle breaks down or its battery runs empty on the way, please call our team: {phones}. They will tell you what happens next. When a shipment fails because of us, there is a refund.",
  driverTraining:
    "Our blog says that we teach drivers the habits of charging on the first day. Ask our team how long the training takes, whether it is paid, and whether you must have driven an electric vehicle before: {phones}, {email}. Open jobs are on /hiring.",
  driverWork:
    "Our team will tell you if the vehicle is yours or ours, who charges it, and about shifts, uniform, night duty, holidays and training: {phones}, {email}. Open jobs are on /hiring.",
  appTrouble:
    "Please check your connection, then load the page or start the app again. If a form shows an error and no confirmation, it was not sent. If that does not help, tell our team which page or app it is and what it says: {phones}, {email}. If you cannot book in the app, call and ask whether we can book it for you.",
  requestForm:
    "The request form for freight is on /services/detail. It only fills in the contact form: nothing reaches us until you send it there. If no answer came, send it from /contact-us or call {phones}.",

  // Work
  jobsOpen: "Open jobs right now; apply on /hiring:",
  jobsOpenIn: "Open jobs right now in {place}; apply on /hiring:",
  jobLine: "{title}, {city}",
  jobsNone: "No job is open right now. New ones appear first on /hiring.",
  jobsNoneIn: "No job is open in {place} right now. Open elsewhere:",
  jobsNoneSuch: "No such job is open right now. What is open:",
  jobsNoneSuchIn: "No such job is open in {place} right now. Open elsewhere:",
  jobsUnread: "I cannot read the list of jobs right now. You see it on /hiring.",
  apply:
    "Apply on /hiring: choose the job and fill in name, address, phone ({phoneDigits} digits) and Aadhaar number ({aadhaarDigits} digits). A licence number and a few words about you are optional; no CV or papers are uploaded. If you cannot do it online, call our office: {phones}.",
  documents:
    "The application form asks for the job, your name, address, phone number ({phoneDigits} digits) and Aadhaar number ({aadhaarDigits} digits); the licence number and a few words about you are optional. No papers have to be uploaded. For a driving job give the number of your driving licence there. Keep it ready for our call; our team will tell you what to bring to an interview: {phones}.",
  noUpload:
    "The application form takes no CV and no other papers. What you want to say about yourself may be written in it, in a few words.",
  licence:
    "You can apply without a licence number: that field is optional. If the job needs a licence, experience or schooling, and if yours is valid for it (class, badge, in DigiLocker, of another State), our team will tell you: {phones}.",
  partner:
    "To attach your own vehicle, for a partnership or for a commission on loads, please talk to our team: {phones}, {email}. They will tell you which vehicle (ours are all electric) and papers are needed, what it pays and when, who pays for charging, and if there is help with a loan.",
  wagesDue:
    "I cannot look up anybody’s pay or dues. Please ask our office: {phones}, {email}. Tell them your name, what you worked as and where, which days or trips it is about, and what is missing.",
  hours: "Our office and phones: {officeHours}. Please call before you come: {phones}.",
  holidayHours: "Whether we are open on a festival or public holiday is not stated: please call.",
  sunday:
    "Our office and phones are closed on Sundays: they are open {officeHours}. For a vehicle on a Sunday or a holiday, please ask our team first: {phones}, {email}.",
  replyTime:
    "Our team replies {replyWithin} ({officeHours}). If it is for today or tomorrow, please call: {phones}. If you have waited longer, I am sorry: please call, or say “talk to a person”, and I will pass it on.",
  applicantsCalled: "Our team calls applicants {applicantsWithin}.",
  salaryAsk:
    "Apply on /hiring. Our team calls applicants {applicantsWithin}: ask then about pay, hours and where to come.",
  applicationSent: "Once we have your application, the form shows “{applicationSent}” and clears itself.",
  phoneDigits:
    "The phone number of an application has {phoneDigits} digits, without 0 or +91 in front; what is typed beyond them is cut off.",

  // Handing over to a person
  handOverName:
    "I will pass this on to our team. What is your name? (Say “cancel” to stop, or call {phones}.)",
  handOverNameFor: "I will pass this on to our team: “{matter}”. What is your name? (Say “cancel” to stop.)",
  handOverContact: "Thank you. On which phone number or email can we reach you?",
  handOverPhoneShort:
    "That number looks too short: phone numbers in India have 10 digits. Please check it and send it once more, or give an email address.",
  handOverContactAgain:
    "That does not look like a phone number or an email address. Please give one of them, or say “cancel”.",
  handOverMatter: "And what is it about? One message is enough.",
  handOverDone:
    "Thank you. I have passed this on to our team: “{matter}”. They will reach you on {contact} {replyWithin} ({officeHours}). If it is for today or tomorrow, please call as well: {phones}. Your reference is {reference}.",
  handOverAdded:
    "Thank you. I have passed this on as well: “{words}”. I cannot promise a time. The reference of this message is {reference}.",
  handOverReachable:
    "Thank you. I have passed this on as well, so our team can reach you on {contact}. It belongs to your reference {reference}.",
  handOverAlready:
    "I have passed this on already, and our team will contact you. Your reference is {reference}.",
  handOverBefore: "Your request was already passed on to our team: {reference}.",
  handOverWithdraw: "To withdraw it, please call {phones} or write to {email}, and give this reference.",
  handOverTooMany:
    "Many messages have come from your connection in a short time, so this one has not been sent yet. Please send it again in {seconds} seconds, or reach us on {phones} or at {email}.",
  handOverCancelled: "All right, nothing was sent. What else can I do for you?",
  handOverNameToo:
    "Thank you, I have that. And what is your name? Then I can pass it all on. (Say “cancel” to stop.)",
  handOverNameAgain: "Nothing has been sent yet: please tell me your name, or say “cancel”.",
  handOverContactMissing: "Nothing has been sent yet: please give a phone number or email, or say “cancel”.",
  handOverMatterMissing:
    "Nothing has been sent yet: please tell me in one message what it is about, or say “cancel”.",
  handOverSubject: "Chat with Meena",
  handOverNoPhone: "not given",
  contactForm:
    "The contact form on /contact-us asks for {contactFieldCount} things. Name, email, phone and subject are required; the message may stay empty. Email and phone are taken as you type them.",
  formSent:
    "The contact form says “{contactSent}” when your message has arrived, an application “{applicationSent}”, and the form is empty then. “Oops! Something went wrong” or “Server error” means that it was not sent. After “No response from the server” it may have reached us all the same. What you typed is still there: send it again, we keep only one copy, or write to {email}.",
  formNotSent:
    "It was not sent: that is what “Oops! Something went wrong” and “Server error” mean. Please send it again, we keep only one copy, or write to {email}.",
  deadlineCalculator:
    "A calculator on /Terms-condition tells from the day and the time until when you can cancel free of charge, complain in writing or report a problem with a delivery; the one on /refund-policy, until when you can ask for a refund.",
  accessibility:
    "Your browser can enlarge the letters of this site, the keyboard alone is enough to use it, and it is dark where your device is set to dark. I do not know how it works with a screen reader: if you cannot read or fill in something, please call us or write to us: {phones}, {email}. The pages are in English; you may write to me in English, Hindi or Punjabi.",
  pageMissing:
    "404, Page Not Found, means that the page does not exist or has been moved. “Back to Home” on it leads to the home page; from there the menu leads to the other pages.",
  siteMenu:
    "At the top of every page are the logo, the menu ({menu}), a link that calls us and a search box for the whole site. “{menuServices}” opens /services/services2.",
  siteSearch:
    "The search box at the top looks through the whole site and shows what it finds on /search: pages, vehicles, questions and answers, and articles.",
  siteFooter:
    "At the foot are the newsletter, quick links, privacy policy, terms and refund policy, the customer and the driver app, and our social media.",
  homePage:
    "Home shows, from top to bottom: pictures with what we do, the fleet with its figures, what a trip costs, why to choose us, Trackk, On Demand, the three services, our figures and cities, and what clients say.",
  aboutPage:
    "The About page, /about-us, shows what we do, our achievements (locations, {years}+ years, {team}+ team members), what clients say, the founding team (CEO, CTO and COO, each with a LinkedIn profile) and our figures so far.",
  faqPage:
    "The FAQ page, /faq, answers {faqCount} questions: what a GTA is, what a lorry receipt is, when an e-way bill is needed, whether input tax credit can be claimed on transport, what the unique e-way bill number is, and what the consignee copy is. You may ask me each of them.",
  blog: "The blog, /blogs/grid, has {blogCount} sample articles about daily work with electric trucks: charging, range and payload, packing, the cost of diesel and electric, e-way bills.",
  blogMore:
    "Its comments and its own search are not open yet. Our team can tell you who writes the articles and whether you may quote them: {email}. The articles are in English.",
  chatStays:
    "To clear this chat, press “Clear” at its top: that removes the messages and the state of the conversation for good. Until then they stay in this browser, even if you close the chat, the page or the browser.",
  chatKeys:
    "Enter sends, Shift+Enter begins a new line. An empty message is not sent, and while I answer no other can be sent. Photos and files cannot be sent here.",
  chatErrors:
    "“Error: unable to reach server” or “Server error” in this chat means that I could not answer: check your connection and send it again. “No reply from bot” means that my answer was empty: please ask again.",
  legalPages:
    "- Terms and conditions: /Terms-condition\n- Privacy policy: /privacy-policy\n- Refund policy, with nature of business and pricing: /refund-policy\n- Privacy policy of the tracking app Trackk: /trackk-policy\n\nThe first three are linked at the foot of every page.",
  legalEnglish: "They are written in English only.",
  vehicleClaims:
    "The About page says of the whole fleet: vehicles of {claimLength} ft, a payload of {claimPayload} kg and an EV range of {claimRange} km. The table of individual vehicles lists ranges of {tableRange} km, so plan with the figure of your vehicle. Our team can tell you which figure applies to your trip: {phones}.",
  trackkUse:
    "I don’t know that detail of Trackk, such as reports, roles, languages, devices, training or a trial. Your company’s Trackk administrator or our team can tell you: {phones}, {email}.",
  trackkOwn:
    "Trackk is part of our Corporates service, for companies with vehicles and drivers to manage. Our team can tell you about a demo, its price, the smallest number of vehicles, and whether it runs with your own or with diesel vehicles: {phones}, {email} or /contact-us.",
  compareServices:
    "- On Demand: single trips. You book in the customer app and pay by card after the trip.\n- Intercity: freight between cities on named routes, arranged with our team.\n- Corporates: for companies that ship every day; fleet and workforce management with our app Trackk, on agreed terms.\n\nOur two named products are Trackk, which manages vehicles and drivers, and On Demand, which books trips. Our team can tell you which suits you: {phones}.",
  bookByPhone:
    "An On Demand trip is booked in the customer app. If you have no smartphone, please call us on {phones} and ask whether we can book it for you. You can arrange an intercity load or a contract by phone, by email or with the form on /contact-us.",
  severalVehicles:
    "To book several vehicles at once, please check with our team: {phones}, {email}. For many or regular vehicles there is our Corporates service.",
  declineRequest:
    "A driver may accept or decline a request in the driver app. I know of no fine for declining or ignoring one; to be sure, please ask our team: {phones}, {email}.",
  otherGoods:
    "For other goods, such as alcohol, tobacco or scrap, please ask our team before you book: {phones} or {email}.",
  jobsUntil: "No last date to apply is stated: a job can be applied for while it is listed on /hiring.",
  jobsListEmpty:
    "The form lists open jobs only. If its list is empty, no job is open, or the list could not be loaded: check your connection and load the page again, or write to us on /contact-us.",
  oneApplication: "Each application is for one person and one job.",
  refundOtherWay: "For another way, such as cash or another account, please ask our team: {phones}, {email}.",
  analytics: "{analytics}",
  assuredElsewhere: "{place} is not named among them: please ask our team, {phones}.",
  assuredHere: "{place} is one of them.",
  assuredTimeYes: "Yes: {time} is within the hours of assured booking.",
  assuredTimeNo: "No: {time} is outside the hours of assured booking.",
  cancelTimes: "{count} × ₹{cancelFee} = ₹{total}, if each was that late.",
  cancelSeveral:
    "Cancelled after more than {freeMinutes} minutes: {late}. That is {count} × ₹{cancelFee} = ₹{total}.",
  cancelSeveralFree: "Cancelled within the free {freeMinutes} minutes: {early}. That costs nothing.",
  cancelLeft: "After {count} in one day, {left} more will suspend the account.",
  unblockAsk:
    "If your account is blocked and you need it back sooner, call our team: {phones}. I cannot unblock it from here.",
  ratherNone: "I am not sure that I can help with that. If you meant one of these, choose it:",
  assuredDrop:
    "These rules do not limit the place of the drop. Please check {place} with our team: {phones}.",
  assuredNotInvited:
    "No: assured booking is only for users who got our communication about it. Any other trip is booked in the On Demand customer app.",
  requestFields:
    "It asks for name, email, phone, freight type, city of departure, delivery city, Incoterms, weight, height, width and length; Fragile, Express Delivery, Insurance and Packaging can be ticked.",
  vehiclesTogether: "Together {vehicles} carry {total} kg, so {weight} kg is within that.",
  vehiclesCarryTogether: "Together {vehicles} carry up to {total} kg.",
  vehiclesTogetherNot:
    "Even together, {vehicles} carry only {total} kg, so {weight} kg is too much for them.",
  tollReason: "The terms give no reason for the return toll. Our team can explain it: {phones}.",
  tollThere: "For the toll on the way there, and for parking, please check with our team: {phones}.",
  acePlusLoads: "{pieces} boxes are {count} loads of at most {acePlusBoxes} boxes.",
  studentsAsk:
    "For an internship, part-time or weekend work or a first job, write to {email} or call {phones}: what you study, where, and from when. Ask there too how long an internship lasts, what it pays, and whether you can visit for a project. What is open is on /hiring.",
  wrongDrop:
    "If something is missing or damaged, or somebody else got the goods, tell our team at once: {phones}, {email}. Which booking was it?",
  upstairsOther:
    "For any other load, tell our team the floors and whether there is a lift before you book; loading and unloading are additional services: {phones}.",
  helpingHands:
    "Loading and unloading are additional services. Our team will tell you how many helpers come and what it costs: {phones}.",
  helpersNamed: "Packing, loading and unloading are additional services: say what you need when you book.",
  ewayAsk: "Our team will tell you if we can make it for you: {phones}.",
  vehicleDetailAsk:
    "I don’t know that detail of our vehicles, such as a closed body, a tarpaulin, refrigeration or a tail lift. Please ask before you book: {phones}, {email}. Wrap and label what must stay dry: we are not liable for damage from poor packing.",
  frequency:
    "I have no timetable for the routes: I don’t know on which days a vehicle runs, or if one waits for a full load. Tell our team your route and day: {phones}, {email}. Regular runs can be agreed in a contract.",
  genuine:
    "You can check us before you book. The company is {entity} ({company}), our office is {office}, and our numbers are {phones}. You pay for an On Demand trip after it is over. If somebody asks for money or papers in our name, ask our team first.",
  bookingConfirmed:
    "Your booking is confirmed when a driver has been allocated to it. I cannot see bookings from here: if you are not sure about yours, ask our team: {phones}, {email}.",
  handling:
    "Pack the goods to withstand a normal journey by road, and label anything that must stay upright or dry. I don’t know how goods are tied down, or if a bed or cupboard has to be taken apart first. Tell our team what it is and its size: {phones}, {email}.",
  tds: "I have nothing on TDS, TDS certificates or our PAN. Please settle it with our team before the invoice is made: {phones}, {email}.",
  beyondControl:
    "We are not liable for damage caused by events beyond our control. Arrival times are estimates: traffic, weather, road blocks and checks by the authorities can change them. If a strike, a curfew or a flood is in the way of your trip, our team will tell you what can be done: {phones}, {email}.",
  siteVisit:
    "Our team will tell you if somebody can come to look at the goods or your routes before the quote. Send them the list, the sizes and photos: {email}, or call {phones}. The load planner shows which vehicle takes them.",
  quotation:
    "Please ask our team for a quotation in writing: {email} or the form on /contact-us. Give the goods, their weight and size, pickup, drop and date, in whose name it should be, and any conditions of payment.",
  staffCover:
    "If anyone is hurt, get medical help first. For news of a driver, or accident and illness cover for drivers and staff, please contact our office: {phones}, {email}. I have no details here.",
  women:
    "I don’t know how many women drive or work with us. Women can apply on /hiring; the form does not ask for your gender. For training, shifts, night duty, travel home and safety, please ask our team: {phones}, {email}.",
  waitingTime:
    "I don’t know how long a driver waits without a charge, or what waiting costs. Please agree it with our team before the trip: {phones}, {email}. Tell them if loading or unloading takes long.",
  payOtherWays:
    "For cash, UPI, cheque, bank transfer or a card issued abroad, please check with our team first: {phones}.",
  greenFigure:
    "I don’t know how much CO₂ that saves, and I have no audit or certificate of it. Our team can tell you what there is: {email}. An article on /blogs/grid compares the cost of diesel and electric.",
  trackkApp:
    "Trackk is an app for companies that work with us and for their drivers and staff. Our team will tell you where to get it and which phones it runs on: {phones}, {email}. The two apps at the foot of every page are for On Demand.",
  officeWay:
    "A map is on /contact-us. For a landmark, the way from where you are, or parking, please call: {phones}.",
  atThatTime:
    "The On Demand customer app shows which vehicles are available. For a set time, an early morning, a night, a Sunday or a holiday, please ask our team: {phones}, {email}.",
  extraCharges:
    "I don’t know what is charged extra for nights, holidays, parking or the like. Ask our team before you book, so that the quote says what is included: {phones}, {email}.",
  permits:
    "For permits, a pass for a mandi or another gate, no-entry hours, or who pays a parking or traffic fine, please ask our team and name the place: {phones}, {email}.",
  overload:
    "No: the load must stay within the vehicle’s weight capacity, and a driver may refuse to overload. If it is heavier than booked, the driver may leave part of it behind or decline the trip.",
  contractAsk:
    "Rate, payment, minimum trips, a vehicle with its driver for the whole day, period, notice and who signs are agreed between your company and our team; I don’t have fixed ones.",
  sameDriver:
    "I don’t know if the same driver comes every day, or who stands in when one is away: agree it with our team, {phones}.",
  chargingBlog:
    "Our blog, /blogs/grid, has an article on how charging fits into a working day. It says: trucks charge while they are parked anyway, slowly at night and fast in the midday break.",
  acePlusNoFigures:
    "I have no separate figures for Ace Plus. An Ace Plus load is at most {acePlusBoxes} boxes of at most {acePlusBoxWeight} kg each.",
  rangeStated: "The stated ranges are {tableRange} km on one charge, depending on the vehicle.",
  rangeReal:
    "I don’t have a figure for a full load, heat, cold or hills; load, stops, speed and weather shorten the range. Ask our team about your route: {phones}, {email}.",
  priceCompare:
    "I cannot compare our price with another offer. If a quote seems high, or another one is lower, tell our team and they will explain what counts in it: {phones}, {email}. An article on /blogs/grid compares the cost of diesel and electric.",
  pressAsk:
    "For an interview, filming, a project, sponsorship or a good cause, write to {email} or call {phones}: who you are, what you need and by when. Ask me for the figures that we publish.",
  goodsPapers:
    "Keep ready what must travel with the goods by law: the invoice and, where needed, the e-way bill. You are responsible for these being complete and correct. For other papers, such as a drug licence or a list of household goods, ask our team: {phones}, {email}.",
  partLoad:
    "Our team will tell you if a part load can share a vehicle with other goods: {phones}, {email}. Give its weight, size and date. On Demand books a vehicle.",
  changeBooking:
    "I cannot change a booking from here. Please tell our team which booking it is and what should change: {phones} or {email}. They will also tell you whether the change costs anything. Or say “talk to a person”, and I will pass it on.",
  placeClosed:
    "If nobody is there or the place is closed, call our team: {phones}. They will tell you what happens to the goods and what another trip costs.",
} as const;

/** What she does not know, as it is named in the sentence that says so. */
const unstated = {
  battery: "the battery size, charging time or charging points",
  speed: "the top speed",
  arrival: "how long your trip will take",
  distance: "the distance between these places",
  price: "the exact price",
  discount: "discounts or offers",
  gst: "whether GST, an entry tax or another tax is in the price, our GSTIN, tax rates or TDS",
  salary: "salary, PF, ESI, overtime, leave, meals or accommodation",
  jobDetail: "that part of the job",
  jobAge: "an age limit for a job",
  warehouseWhere: "our warehouse locations",
  rent: "hourly, daily or monthly rates, or a vehicle without our driver",
  plan: "plans or subscriptions",
  corporatePrice: "the price of Corporates or Trackk",
  founded: "the year we were founded",
  secret: "our turnover, investors, shares or similar business figures",
  otherCompany: "other companies",
  insuranceCost: "what insurance costs or how much it pays",
  extraCharge: "that charge",
  visit: "whether you may visit our premises",
  phoneLanguage: "the languages we take calls in",
} as const;

/** Names of things inside sentences. */
const names = {
  length: "length",
  width: "width",
  height: "height",
  range: "range",
  weightCapacity: "weight capacity",
  and: "and",
  km: "km",
  kg: "kg",
  ft: "ft",
  date: "the {day}",
} as const;

/** What a visitor may tap next; each is sent as it reads. */
const suggestions = {
  fleet: "Show me the fleet",
  longestRange: "Which vehicle has the longest range?",
  routes: "Which intercity routes are there?",
  price: "What does a booking cost?",
  refund: "How do I get a refund?",
  jobs: "Which jobs are open?",
  person: "Talk to a person",
  book: "How do I book?",
  cancel: "What does cancelling cost?",
  cancelHandOver: "Cancel",
} as const;

type InEveryLanguage<Words> = { readonly [Name in keyof Words]: string };

/** All that Meena says in one language. */
export interface MeenaWords {
  /** Every rule in a sentence of its own. */
  readonly rules: Readonly<Record<RuleName, string>>;
  readonly sentences: InEveryLanguage<typeof sentences>;
  readonly unstated: InEveryLanguage<typeof unstated>;
  readonly names: InEveryLanguage<typeof names>;
  readonly suggestions: InEveryLanguage<typeof suggestions>;
  /** The answers of the FAQ page. */
  readonly papers: Readonly<Record<FaqItem["id"], string>>;
  /** Each topic as a short question, by its id. */
  readonly asks: Readonly<Record<string, string>>;
  readonly refundable: readonly string[];
  readonly notRefundable: readonly string[];
  readonly priceFactors: readonly { readonly name: string; readonly detail: string }[];
  readonly facts: InEveryLanguage<typeof facts>;
  /** Whether a person who speaks the language has checked the words. */
  readonly reviewed: boolean;
}

/**
 * The facts of the content that are phrases, as they were when they were translated. Once the content says another one,
 * that one is said in English until both it and its translations are written here.
 */
const facts = {
  officeHours: "Monday to Saturday, 10 AM to 7 PM",
  replyWithin: "within 4 working hours",
  applicantsWithin: "within 3 working days",
  grievanceName: "The Grievance Officer",
  grievanceTimes: "We acknowledge your grievance within 48 hours and settle it within one month.",
  courts: "the courts at Mohali, Punjab",
  analytics: "This website uses no analytics service at present.",
  chatRetention: "90 days",
  trackkLocationRetention: "90 days",
  trackkPhotoRetention: "90 days",
  trackkAttendanceRetention: "12 months, or longer where labour law requires it",
  trackkTicketRetention: "12 months after they were closed",
  backupsDeleted: "at most 30 days later",
  contactRetention: "12 months after the last message",
  bookingRetention: "as long as tax and company law require for accounts",
  applicationRetention: "6 months after the job was filled or closed",
} as const;

export const meenaWords: MeenaWords = {
  rules: Object.fromEntries(
    Object.entries(ruleSentences).map(([name, { text }]) => [name, text]),
  ) as MeenaWords["rules"],
  sentences,
  unstated,
  names,
  suggestions,
  papers: Object.fromEntries(
    faq.items.map(({ id, answer }) => [id, answer.join("\n\n")]),
  ) as MeenaWords["papers"],
  asks: meenaAsks,
  refundable: refundCases.eligible,
  notRefundable: refundCases.notRefundable,
  priceFactors: rules.price.factors,
  facts,
  reviewed: true,
};
