import type { MeenaWords } from "../../en/meena/words.ts";
import { meenaRomanAsks } from "./roman-asks.ts";

/** What Meena says in Hindi written in Latin letters. Words in braces are filled in from the content. */
export const meenaRomanWords: MeenaWords = {
  reviewed: false,
  asks: meenaRomanAsks,
  rules: {
    minimumAge: "Hamari services use karne ke liye aapki umar kam se kam {minimumAge} saal honi chahiye.",
    customerRole:
      "Customer ride book karta hai, uska payment karta hai aur apni purani rides dekh sakta hai.",
    driverRole:
      "Driver ko hum verify karte hain; use booking requests milti hain aur woh unhe accept kar sakta hai.",
    receiverRole: "Receiver (consignee) woh hai jisko maal dena hai, chahe booking kisi ne bhi ki ho.",
    officersRole:
      "In terms ko sirf hamare authorised officers badal sakte hain, woh bhi sirf likh kar; driver, agent ya chat nahi.",
    driverMayRefuse: "Driver aisi koi bhi request mana kar sakta hai jisse traffic rules tootte hon.",
    driverAllocation: "Booking ko driver mil jaane (allocate hone) ke baad cancellation fee lagu hoti hai.",
    companyMayCancel: "Hum kisi bhi samay booking cancel kar sakte hain.",
    payment: "On Demand ride ka payment ride ke baad hota hai.",
    cancellationFee:
      "Driver allocate hone ke {freeMinutes} minute ke baad cancel karne par Rs.{cancelFee} lagte hain.",
    suspension:
      "Ek din mein driver allocate hone ke baad {suspendingCount} cancellations karne par account {suspensionHours} ghante ke liye suspend ho jata hai.",
    figuresMayChange: "Ye figures badal sakte hain.",
    deliveryAccepted:
      "Delivery confirmation ke {acceptedHours} ghante tak koi jawab na mile to delivery accept maan li jati hai.",
    lien: "Jab tak payment baaki hai, consignment par hamara lien rehta hai, yani hum maal rok sakte hain.",
    boxes: "Ace Plus mein zyada se zyada {acePlusBoxes} boxes, har box zyada se zyada {acePlusBoxWeight} kg.",
    groundFloor: "Maal sirf ground floor se ground floor tak le jaya jata hai.",
    carryingDistance:
      "Truck aur loading point ke beech ki doori zyada se zyada {carryFeet} feet ({carryMetres} metres) honi chahiye.",
    dangerousGoods:
      "Dangerous Goods (khatarnak maal) sirf approved customers se liya jata hai, aur approval likhit mein mila hona chahiye.",
    assuredHours: "Assured booking sirf {assuredFrom} se {assuredUntil} tak hoti hai.",
    assuredClusters: "Assured booking ka pickup sirf Mohali, Chandigarh aur Panchkula clusters se hota hai.",
    assuredUsers: "Assured booking sirf un users ke liye hai jinhe hamari taraf se iski jankari mili hai.",
    returnToll: "Waapsi ka toll (return toll) customer se liya jata hai.",
    invoices:
      "Jo invoice paise na dene wale receiver ya third party par charge hui ho, use {invoiceDays} din ke andar chukana hota hai.",
    complaints: "Shikayat service use karne ke {complaintHours} ghante ke andar likhit mein honi chahiye.",
    refundRequest: "Refund ki request problem hone ke {refundRequestDays} din ke andar karein.",
    refundApproval: "Hum request ko booking se milate hain aur batate hain ki refund approve hua ya nahi.",
    refundProcessing: "Approved refund {refundProcessDays} business days mein process hota hai.",
    refundCredit:
      "Paisa {refundCreditDays} business days mein usi payment method mein wapas aata hai jisse diya gaya tha.",
    priceRange: "Booking ki price {priceFrom} se {priceTo} rupaye ke beech hoti hai.",
    dataDeletion: "Aapki request ke {deletionDays} working days ke andar hum aapka data delete karte hain.",
    phoneDigits: "Application mein phone number {phoneDigits} digits ka hota hai.",
    aadhaarDigits: "Application mein Aadhaar number {aadhaarDigits} digits ka hota hai.",
    adminGeofence: "Geo-fencing aapki company ka Trackk administrator on karta hai aur uska area banata hai.",
    adminLocation: "Duty ke dauran administrator aapki live location dekh sakta hai.",
    adminLeave: "Aapki leave requests aur tickets administrator dekhta hai.",
  },
  sentences: {
    greet:
      "Namaste! Main Meena hoon. Hamari electric gaadiyon, routes, price, booking, refund ya jobs ke baare mein poochiye.",
    thanks: "Aapka swagat hai! Aur kuch poochna ho to zaroor poochiye.",
    bye: "Alvida! Aapka maal surakshit pahunche.",
    bot: "Main Meena hoon, {company} ki assistant. Main ek program hoon, insaan nahi. Main wahi batati hoon jo is website par likha hai; baaki baat main hamari team tak pahuncha sakti hoon.",
    howAreYou: "Main full charge hoon, dhanyavaad! Bataiye, kya madad karun?",
    help: "Main ye bata sakti hoon:\n- hamari gaadiyan: size, range, kitna wazan\n- services: Intercity, On Demand aur Corporate\n- routes, shehar aur price\n- cancel, refund, shikayat aur terms\n- open jobs aur apply kaise karein\n- e-way bill ya lorry receipt jaise kagaz\n\nTeam tak message bhi pahuncha sakti hoon: bas likhiye “insaan se baat karni hai”.",
    languages:
      "Aap mujhse English, Hindi, Punjabi ya Hinglish mein baat kar sakte hain. Main usi bhasha mein jawab deti hoon.",
    praise: "Sunkar accha laga! Aur kya jaanna chahenge?",
    yesToNothing: "Accha. Bataiye, kya jaanna chahte hain?",
    noToNothing: "Theek hai. Kuch chahiye ho to main yahin hoon.",
    stopped: "Theek hai, ise yahin chhodte hain. Aur kya madad karun?",
    abuse:
      "Aaiye, tameez se baat karte hain. Agar kuch galat hua hai to bataiye, ya likhiye “insaan se baat karni hai”, hamari team dekhegi.",
    orders:
      "Main aisa nahi kar sakti. Main is website se {company} ke baare mein jawab deti hoon, aur mere jawab price, date ya route ka vaada nahi karte. Hamari services ke baare mein kya jaanna hai?",
    errand:
      "Main ye chat se nahi kar sakti: main kuch book, cancel, pay ya badal nahi sakti. Mujhse puchiye ki ye kaise hota hai, ya hamari team se: {phones} ya {email}. Ya “insaan se baat karni hai” likhiye, main baat aage bhej dungi.",
    errandBook:
      "Main is chat se booking nahi kar sakti. Gaadi On Demand customer app mein book hoti hai, jiska link har page ke neeche hai; intercity load ya contract ke liye /contact-us par likhiye. Ya “insaan se baat karni hai” likhiye, main baat aage bhej dungi.",
    errandCancel:
      "Main is chat se kuch cancel nahi kar sakti. Jo booking ho chuki hai, uske liye hamari team se poochiye: {phones} ya {email}. Ya “insaan se baat karni hai” likhiye, main baat aage bhej dungi. Cancel karne par kya lagta hai, ye main bata sakti hoon.",
    errandRefund:
      "Main is chat se paise wapas nahi kar sakti. Refund {email} par ya /contact-us ke form se maangiye: booking, jis phone number se ki thi, amount, aur kya galat hua. Refund kab milta hai aur kitne din lagte hain, ye main bata sakti hoon.",
    personal:
      "Main drivers, customers, applicants ya staff ki niji jankari nahi deti. Hamare office se baat kijiye: {phones} ya {email}.",
    offTopic:
      "Ye mere kaam se bahar hai. Main {company} ke baare mein madad kar sakti hoon: gaadiyan, routes, price, booking, refund aur jobs.",
    promise:
      "Main iska vaada ya confirmation nahi de sakti: mere jawab sirf aam jankari hain, price, date ya route ka vaada nahi. Hamari team bata sakti hai: {phones} ya {email}.",
    secret: "Ye hamari website par nahi likha hai, isliye main nahi bata sakti.",
    doNotShare:
      "Kripya Aadhaar ya card number chat mein na likhein; main use nahi rakhti. Application /hiring ke form se jati hai, jahan number encrypt hota hai.",
    unknown:
      "Maaf kijiye, ye mujhe nahi pata: website par nahi likha hai. “Insaan se baat karni hai” likhiye to main aapka sawal team tak pahuncha dungi, ya {phones} ya {email} par baat kijiye.",
    unclear:
      "Main samajh nahi paayi. Kya aap doosre shabdon mein pooch sakte hain? Jaise gaadi ki range, koi route, price, refund ya job.",
    askBack: "In mein se aap kya poochna chahte hain?",
    notStated:
      "{thing} hamari website par nahi likhi hai, isliye main andaza nahi lagana chahti. Hamari team bata sakti hai: {phones} ya {email}. Ya “insaan se baat karni hai” likhiye, main sawal aage bhej dungi.",
    lengthOf: "{vehicle} ka load bed {value} lamba hai.",
    widthOf: "{vehicle} ka load bed {value} chauda hai.",
    heightOf: "{vehicle} ka load bed {value} uncha hai.",
    rangeOf: "{vehicle} ek charge mein {value} chalti hai.",
    weightCapacityOf: "{vehicle} {value} tak wazan le jaati hai.",
    vehicleLine:
      "{vehicle}: load bed {length} lamba, {width} chauda, {height} uncha hai; range {range}; wazan {weightCapacity} tak",
    fleet: "Hamari fleet mein {count} tarah ki gaadiyan hain, sab electric four-wheelers:",
    specOfAll: "Hamari gaadiyon ki {spec} ye hai:",
    specLine: "{vehicle}: {value}",
    mostOf: "Sabse zyada {spec}: {vehicles}, {value} ke saath.",
    leastOf: "Sabse kam {spec}: {vehicles}, {value} ke saath.",
    biggest:
      "Sabse badi {vehicle} hai: load bed {length} × {width} × {height} (lambai × chaudai × unchai), wazan {weightCapacity} tak.",
    smallest:
      "Sabse chhoti {vehicle} hai: load bed {length} × {width} × {height} (lambai × chaudai × unchai), wazan {weightCapacity} tak.",
    sameOf: "{vehicles} ki {spec} ek jaisi hai: {value}.",
    carriesWeight: "{weight} kg ke liye, wazan ke hisaab se ye gaadiyan sahi hain: {vehicles}.",
    carriesNothing:
      "{weight} kg hamari kisi ek gaadi ke liye zyada hai; sabse zyada {vehicle} le jaati hai, {value}. Iske liye ek se zyada gaadi ya chakkar lagenge: hamari team plan kar sakti hai ({phones}, {email}).",
    tripsNeeded: "Wazan ke hisaab se: {weight} kg ÷ {capacity} kg = {count} chakkar ya gaadiyan ({vehicle}).",
    vehicleCarries:
      "Haan, wazan ke hisaab se: {vehicle} {value} tak le jaati hai, {weight} kg uske andar hai.",
    vehicleCarriesNot: "Nahi: {vehicle} {value} tak hi le jaati hai, {weight} kg uske liye zyada hai.",
    goesFar: "Ek charge mein {distance} km, likhi hui range ke hisaab se ye chal sakti hain: {vehicles}.",
    goesNowhere:
      "Ek charge mein {distance} km kisi gaadi ki range nahi hai; sabse zyada {vehicle} ki hai, {value}.",
    vehicleGoes: "Haan: {vehicle} ki range {value} hai, {distance} km uske andar hai.",
    vehicleGoesNot: "Nahi: {vehicle} ki range {value} hai, ek charge mein {distance} km zyada hai.",
    itemFits: "{size} ft (lambai × chaudai × unchai) in gaadiyon ke load bed mein aa jata hai: {vehicles}.",
    longFits: "{length} ft lamba saman in gaadiyon ke load bed mein aa jata hai: {vehicles}.",
    longFitsNowhere: "Nahi: {length} ft in gaadiyon ke load bed ke liye zyada lamba hai: {vehicles}.",
    sideFits: "{spec} ke hisaab se {length} ft in gaadiyon ke load bed mein aa jata hai: {vehicles}.",
    sideFitsNowhere: "Nahi: {length} ft in gaadiyon ke load bed ki {spec} se zyada hai: {vehicles}.",
    distanceTotal: "{count} × {distance} km = kul {total} km.",
    itemFitsNowhere:
      "{size} ft (lambai × chaudai × unchai) hamari kisi gaadi ke load bed mein nahi aata. Sabse badi {vehicle} hai: {bed}.",
    volume: "{vehicle} ka load bed: {length} × {width} × {height} ft = {value} cubic feet hai.",
    inFeet: "({feet} ft)",
    boxesBySize: "{vehicle}: size ke hisaab se {along} × {across} × {up} = {count} boxes",
    boxesByWeight: "wazan ke hisaab se {capacity} kg ÷ {weight} kg = {count} boxes",
    boxesOnlyWeight: "{vehicle}: {capacity} kg ÷ {weight} kg = {count} boxes",
    boxesTotal: "{weight} kg ke {count} boxes ka kul wazan {total} kg hai.",
    boxesResult: "yani zyada se zyada {count}",
    boxesIntro: "Load bed aur wazan ki capacity se hisaab ye hai:",
    boxesSingle: "{weight} kg ka ek box:",
    boxesNote:
      "Ye maan kar ki sab boxes ek jaise hain aur bina gap ke seedhe rakhe hain; isliye kuch kam maan kar chaliye. Ace Plus ki alag seema hai: zyada se zyada {acePlusBoxes} boxes, har ek {acePlusBoxWeight} kg tak.",
    boxesAsk:
      "Ek box kitna bada hai (lambai × chaudai × unchai) aur kitna bhari? Jaise “2 x 1.5 x 1 ft, 20 kg”.",
    electric:
      "Haan. Hamari fleet 100% electric hai: sabhi {count} tarah ki gaadiyan sirf bijli se chalti hain, koi bhi diesel, petrol ya CNG se nahi.",
    noFuel:
      "Nahi, koi bhi nahi: hamari fleet 100% electric hai aur sirf bijli se chalti hai, bina diesel, petrol ya CNG ke.",
    threeWheelers:
      "Hamari fleet list mein electric four-wheelers hain: {vehicles}. Price mein gaadi ka type, 3-wheeler ya 4-wheeler, bhi dekha jata hai.",
    otherVehicle: "Ye gaadi hamari fleet mein nahi hai. Hamare paas {vehicles} hain.",
    whichVehicle: "Aap kis gaadi ki baat kar rahe hain: {vehicles}?",
    household:
      "Website par ye nahi likha ki hum ise shift karte hain ya nahi. Terms ke hisaab se maal load bed mein aana chahiye, wazan ki seema mein hona chahiye aur ground floor se ground floor tak jata hai. Kripya hamari team se poochiye: {phones}, {email}.",
    whichForLoad:
      "Apne maal ka wazan aur size bataiye, main bata dungi kaun si gaadi sahi hai. Jaise “1,200 kg” ya “6 x 4 x 4 ft”.",
    services: "Hamari teen services hain:",
    intercity:
      "Intercity: named routes par shehar se shehar maal bhejna: Mohali se Delhi, Ludhiana, Jalandhar aur Ambala, aur Delhi se Jaipur.",
    onDemand:
      "On Demand: app se available electric four-wheeler book kijiye. Paas ka verified driver accept karta hai; payment ride ke baad.",
    corporate:
      "Corporate: jo companies roz maal bhejti hain unke liye fleet aur workforce management, hamari tracking app ke saath.",
    freight:
      "Iske alawa chhah tarah ka freight: Air Freight, Road Freight, Ocean Freight, Rail Freight, Warehousing aur Project Cargo bhi hai.",
    airFreight:
      "Air Freight: jab din bachane hon, shehron ke beech hawai jahaz se, aur airport tak sadak se le jate hain.",
    roadFreight:
      "Road Freight: shehar se shehar aur last mile, electric four-wheelers par sadak se le jate hain.",
    oceanFreight:
      "Ocean Freight: bhari maal jise jaldi nahi hai, samudri jahaz se, dono taraf sadak ke saath bheja jata hai.",
    oceanOffered:
      "Isme hai: full container, shared container, collection aur delivery, papers aur customs, packing, aur maangne par cargo insurance.",
    railFreight: "Rail Freight: lambi doori zameen se, zyada maatra mein, rail se bheja jata hai.",
    warehousing:
      "Warehousing: do safar ke beech ruka maal rakha jata hai, gina jata hai aur zaroorat par aage bheja jata hai.",
    projectCargo:
      "Project Cargo: aam load se bade ya bhari machines aur parts, ek-ek karke plan kiye jate hain.",
    incoterms: "Freight request form mein gyarah Incoterms 2020 mein se chuna ja sakta hai: {incoterms}.",
    trackk:
      "Trackk hamari tracking app hai: EV fleet aur use chalane walon ka management.\n- Route optimisation: AI se din ke stops ka sahi kram\n- Live tracking: duty par har gaadi kahan hai\n- Attendance: geo-fenced\n- Leave aur tickets: app mein\n- AI customer support: delivery ke sawalon ka turant jawab",
    lastMile:
      "Hum mid-mile aur last-mile ke parcel aur freight le jate hain, business aur aam logon ke liye, electric four-wheelers par.",
    extras:
      "Packaging, loading, unloading aur express delivery additional services hain; ye price mein judti hain. Booking ya quote ke samay bataiye ki kya chahiye.",
    express:
      "Express delivery ek additional service hai aur price mein judti hai. Koi khaas trip kitni jaldi hogi, ye website par nahi likha.",
    insurance:
      "Freight request form mein insurance maang sakte hain. Ocean freight mein cargo insurance hai agar maal nikalne se pehle maanga jaye. Terms ki salah hai: jiska nuksan nahi utha sakte uska insurance karwaiye.",
    fragile:
      "Freight request form mein load ko fragile mark kar sakte hain. Maal aise pack kijiye ki sadak ka safar seh sake: kharab packing se hue nuksan ki zimmedari hamari nahi hai.",
    otherService:
      "Website par ye hamari service ke roop mein nahi likhi hai. Hamare paas hai: Intercity, On Demand, Corporate, aur air, road, ocean, rail freight, warehousing aur project cargo.",
    international:
      "Hamari gaadiyan India mein chalti hain. Aage ke liye ocean aur air freight hai; apne case ke liye team se poochiye: {phones}, {email}.",
    passengers: "Hum sawari nahi, sirf maal le jate hain: parcel aur freight, electric four-wheelers par.",
    book: "On Demand customer app mein book kijiye: available gaadi chuniye, paas ka verified driver accept karta hai, payment ride ke baad hota hai, aur history app mein rehti hai.\n\nIntercity load ya contract ke liye /contact-us par likhiye. Main khud booking nahi kar sakti.",
    apps: "On Demand ki do apps hain, ek customer ki aur ek driver ki. Dono ka link har page ke neeche hai.\n- Customer app: {customerApp}\n- Driver app: {driverApp}",
    driverApp:
      "Driver app: sirf verified drivers ko requests milti hain; paas mein koi book kare to app batati hai, aur driver accept kar sakta hai ya nahi. Link har page ke neeche hai: {driverApp}",
    history: "On Demand customer app mein aapki purani rides ki history rehti hai.",
    verified: "Booking requests sirf un drivers ko milti hain jinhe humne verify kiya hai.",
    intercityHow:
      "Aise hota hai:\n- Route, load aur din bataiye: contact form, phone ya email se\n- Wazan aur size ke hisaab se hum gaadi chunte hain\n- Maal load hota hai, zaroori kagaz saath jate hain\n- Live tracking se dekhiye maal kahan hai",
    track:
      "Live tracking se dikhta hai ki aapka maal kahan hai. Main yahan se koi shipment nahi dekh sakti; uske liye team se poochiye: {phones} ya {email}.",
    ownMatter:
      "Main yahan se kisi booking, payment, application ya aapki details ko na dekh sakti hoon, na badal sakti hoon. Kripya hamari team se poochiye: {phones} ya {email}.",
    pickupAssured: "On Demand booking mein pickup app mein chunte hain; paas ka driver accept karta hai.",
    contract:
      "Contract ya regular routes ke liye /contact-us par apne routes aur volume bataiye; terms aapki aur hamari company ke beech tay hote hain.",
    routing:
      "Haan, Trackk routes plan karti hai: AI-driven routing din ke stops ko aise kram mein rakhti hai jo sadak, load aur battery ke liye sahi ho.",
    routes: "Intercity ke {count} named routes hain:",
    routeLine: "{from} se {to}",
    routeYes: "Haan, {from} se {to} hamara ek named intercity route hai.",
    routeReverse:
      "Named route {from} se {to} hai. Ulti direction book ho sakti hai ya nahi, ye nahi likha; kripya team se poochiye: {phones}, {email}.",
    routeNo: "{from} se {to} hamare named intercity routes mein nahi hai.",
    routeNoUnknown: "Ye hamare named intercity routes mein nahi hai.",
    routeLocal:
      "{from} aur {to} dono jagah hum kaam karte hain, par ye named intercity route nahi hai. Book ho sakta hai ya nahi, team se poochiye: {phones}, {email}.",
    routesOfPlace: "{place} ke saath hamare named intercity routes ye hain:",
    placeYes: "Haan, {place} hamari locations mein hai.",
    placePart:
      "Hum {region} mein hain, aur {place} usi mein aata hai. Kisi khaas pate ke liye team se poochiye: {phones}.",
    placeRoute: "{place} hamari location nahi hai, par wahan intercity route jata hai:",
    placeCluster: "{place} assured booking ke pickup clusters mein se ek hai.",
    placeNo: "{place} hamari website par likhi jagahon mein nahi hai.",
    placeState:
      "Poore {place} ke baare mein website par nahi likha; wahan ki ye jagahein likhi hain: {places}.",
    placeNoUnknown: "Ye jagah hamari website par likhi jagahon mein nahi hai.",
    locations: "Hamari locations ye hain: {locations}.",
    noTimes:
      "Trip mein kitna samay lagega, ye website par nahi likha; pahunchne ka samay sirf anumaan hota hai: traffic, mausam ya pickup par intezaar se badal sakta hai.",
    price: "Booking ki price {priceFrom} se {priceTo} rupaye ke beech hoti hai. Ye in par depend karti hai:",
    priceExact:
      "Sahi price main nahi bata sakti: hamari team quote deti hai. /contact-us par ya phone par quote maangiye: {phones}.",
    pricePerKm:
      "Price mein doori per kilometre gini jati hai, par per km ka rate website par nahi likha hai.",
    cheapest: "Har gaadi ki alag price website par nahi likhi hai.",
    factor: "{name}: {detail}",
    payOnDemand:
      "On Demand: card se, ride ke baad. Sirf isi service mein payment gateway hai; ye website aapka card nahi maangti.",
    payIntercity:
      "Intercity mein payment gateway nahi hai: is site ya app par kuch nahi dena hota. Price aur payment quote maangne par hamari team ke saath tay hota hai.",
    payCorporate:
      "Corporate mein payment gateway nahi hai: site ya app par kuch nahi dena hota. Terms aapki aur hamari company ke beech tay hote hain.",
    payAll:
      "Ye service par depend karta hai:\n- On Demand: card se payment gateway par, ride ke baad.\n- Intercity: payment gateway nahi hai; price aur payment quote ke samay tay hote hain.\n- Corporate: payment gateway nahi hai; terms companies ke beech tay hote hain.",
    noAdvance: "On Demand mein pehle kuch nahi dena hota: payment ride ke baad hota hai.",
    noHiddenCosts:
      "Price mein ye ginte hain: doori, jagah aur pahunch, gaadi ka type aur additional services. Waapsi ka toll bhi liya jata hai.",
    refundEligible: "In cases mein refund milta hai:",
    refundNot: "In wajahon se refund nahi milta:",
    refundHow:
      "{email} par ya /contact-us ke form se likhiye: booking, jis phone number se ki thi, amount, aur kya galat hua.",
    cancelFree: "Driver allocate hone ke {freeMinutes} minute ke andar cancel karne par kuch nahi lagta.",
    cancelCosts:
      "{minutes} minute, driver allocate hone ke {freeMinutes} minute se zyada hai: cancel karne par Rs.{cancelFee} lagenge.",
    cancelWithin:
      "{minutes} minute, {freeMinutes} minute se zyada nahi hai: cancel karne par kuch nahi lagega.",
    companyCancels:
      "Agar hum cancel karein to koi cancellation fee nahi lagti, aur jo payment ho chuka hai woh refund hota hai.",
    regret: "Agar kuch gadbad hui hai to mujhe khed hai.",
    offerPerson: "Kya main ye hamari team tak pahuncha doon? “Haan” likhiye, koi aapse baat karega.",
    complaintHow:
      "{email} par ya /contact-us ke form se likhiye: kaun si booking, kya hua, aur aap kya chahte hain. Photo se madad milti hai.",
    damage:
      "Hamare paas rehte hue maal ke khone ya tootne ki zimmedari hum kanoon ke hisaab se lete hain, par kharab packing, galat details ya hamare bas se bahar ki ghatnaon ki nahi.",
    grievance: "Grievance ke liye: {grievanceName}, {grievanceEmail} par likhiye aur hum dekhte hain.",
    prohibited:
      "Jo kanoon mein mana hai woh kabhi na bhejein: hathiyar, drugs, chori ka ya nakli maal, ya jaanwar.",
    valuable: "Paise, gehne ya bahut keemti cheez ho to pehle bataiye; hum mana bhi kar sakte hain.",
    perishable:
      "Website par ye nahi likha ki hum ise le jate hain ya nahi. Kripya team se poochiye: {phones}, {email}.",
    moreThanBooked:
      "Maal booking se bada ya bhari nikle to driver uska kuch hissa chhod sakta hai ya trip se mana kar sakta hai.",
    packWell: "Maal aise pack kijiye ki sadak ka aam safar seh sake.",
    carryTooFar: "Nahi: ye {carryFeet} feet ({carryMetres} metre) ki seema se zyada hai.",
    carryNearEnough: "Haan: ye {carryFeet} feet ({carryMetres} metre) ki seema ke andar hai.",
    acePlusOver: "Nahi: Ace Plus mein itna maal nahi ja sakta.",
    acePlusWithin: "Haan: ye Ace Plus ki seema ke andar hai.",
    acePlusTotal: "Kul milakar zyada se zyada {acePlusBoxes} × {acePlusBoxWeight} kg = {total} kg.",
    receiverThere:
      "Drop par maal lene ke liye koi hona chahiye; kami ya toot-phoot delivery document par likhiye.",
    dataCollected:
      "Ye is par hai ki aap kya karte hain: contact form se naam, email, phone, subject aur message aata hai; application se pata, Aadhaar number aur job bhi; chat se jo aap likhte hain. Hum iska use aapko jawab dene aur aapka kaam karne ke liye karte hain.",
    dataDeleteHow:
      "{email} par ya /contact-us ke form se likhiye, usi email ya phone number se jiska data hai.",
    aadhaarWhy:
      "Applicants se Aadhaar number sirf ek kaam ke liye liya jata hai: pehchaan verify karne ke liye. Ye {aadhaarDigits} digits ka hota hai, aate hi encrypt hota hai, aur staff ko chhupa kar dikhaya jata hai. Iske bina application nahi bhej sakte.",
    cookies:
      "Ye website advertising cookies nahi lagati aur doosri websites par aapka peecha nahi karti. Chat aapke browser ke local storage mein teen cheezein rakhti hai; “Clear” se messages hat jate hain.",
    chatKept:
      "Jo aap yahan likhte hain woh hamare server par aata hai; save hone se pehle phone aur Aadhaar number mita diye jate hain, aur ise {chatRetention} tak rakha jata hai. “Clear” se messages browser se hat jate hain.",
    chatLocal:
      "Aapke browser ke local storage mein chat teen cheezein rakhti hai: session id, baatcheet ki state aur messages. “Clear” se messages aur state hat jate hain.",
    retention:
      "Hum data itne samay rakhte hain:\n- Contact messages: {contactRetention}\n- Jin applications se job nahi mili: {applicationRetention}\n- Chat: {chatRetention}\n\nAap pehle bhi delete karwa sakte hain.",
    dataShared:
      "Hum niji data na bechte hain, na kiraye par dete hain. Aapka data hamara staff kaam ke hisaab se dekhta hai; driver aur receiver, On Demand ka payment provider, hamare servers chalane wali companies, aur kanoon maange to sarkari adhikari.",
    dataRights:
      "Aap apne data ki jankari maang sakte hain, use theek ya delete karwa sakte hain, consent wapas le sakte hain aur shikayat kar sakte hain, bina kisi kharche ke.",
    dataSecure:
      "Sab kuch encrypted aata-jata hai; identity numbers encrypt karke rakhe jate hain, har record ki apni key hai.",
    trackkLocation:
      "Trackk phone ki location attendance, live tracking aur trips ke record ke liye use karti hai, duty ke dauran background mein bhi; duty ke bahar location nahi leti.",
    trackkCamera:
      "Camera aur gallery tab use hote hain jab aap khud photo lete ya chunte hain, jaise gaadi, delivery ya nuksan ki.",
    trackkAttendance:
      "Check in ya check out par Trackk aapki location ko company ke banaye area se milati hai aur samay, jagah aur andar hone ki baat likhti hai.",
    trackkLeave:
      "Chhutti (leave) ki requests aur tickets Trackk se hote hain, jo hamari Corporates service ki fleet aur workforce wali app hai.",
    trackkKept:
      "Trackk location aur trips {trackkLocationRetention} tak aur photos {trackkPhotoRetention} tak rakhti hai.",
    trackkVerify: "Duty shuru hone par Trackk dekhti hai ki sahi driver sahi gaadi ke saath hai.",
    courts:
      "India ka kanoon lagu hota hai; vivaad {courts} mein jate hain, jab tak kanoon consumer ko doosri adalat na de.",
    changeTerms: "Terms ko sirf hamare authorised officers likh kar badal sakte hain.",
    about:
      "{company} mid-mile aur last-mile logistics company hai, 100% electric four-wheeler fleet ke saath, business aur aam logon ke liye: {locations}. {customers}+ customers, {years}+ saal, {team}+ log.",
    founders: "Hamari founding team ye hai:",
    founderLine: "{role}: {name}",
    founderOne: "Hamare {role} {name} hain.",
    customers: "{customers}+ customers hamari service use karte hain.",
    deliveries: "Ab tak {deliveries} on-time deliveries ho chuki hain.",
    greenKm: "Ab tak {greenKm} green km chal chuke hain.",
    years: "Hamare paas {years}+ saal ka experience hai.",
    team: "Hamari team mein {team}+ log hain.",
    counters:
      "{customers}+ customers, {deliveries} on-time deliveries, {greenKm} green km, {years}+ saal aur {team}+ log hain.",
    clients: "Kuch companies jo hamare saath maal bhejti hain: {clients}.",
    testimonials: "Clients hamare baare mein kya kehte hain, ye About page par hai.",
    green:
      "Hamari fleet 100% electric hai: dhuan nikalta hi nahi. Ab tak {greenKm} green km chal chuke hain.",
    whyUs:
      "Gaadiyan bhi hamari aur software bhi, isliye aapko ek hi company se baat karni hai:\n- Full-stack logistics: parcel, freight, last mile, intercity aur on-demand\n- AI-driven routing\n- Fleet monitoring\n- AI customer bot\n- Live tracking\n- Sustainability: 100% electric fleet",
    ai: "AI ka use routing (din ke stops ka kram) aur customer bot mein hota hai; saath mein fleet monitoring aur live tracking hai.",
    legalName: "Company ka naam {entity} ({company}) hai.",
    contact:
      "Hum se yahan baat kar sakte hain:\n- Phone: {phones}\n- Email: {email}\n- Office: {office}\n- Contact form: /contact-us",
    unreached:
      "Maaf kijiye ki aapki kisi se baat nahi hui. {email} par ya /contact-us ke form se likhiye, ya doosra number milaiye: {phones}. Ya “insaan se baat karni hai” likhiye: main naam aur number lekar baat aage bhej dungi.",
    phone: "Hamare phone numbers ye hain: {phones}.",
    email: "Hamara email address ye hai: {email}.",
    address: "Hamara office yahan hai: {office}. Aane se pehle phone kar lijiye.",
    social: "Aap humein yahan dekh sakte hain:",
    socialLine: "{network}: {href}",
    whatsapp:
      "WhatsApp number hamari website par nahi likha hai. Phone {phones} ya {email} par baat kar sakte hain.",
    pageIs: "Ye yahan milega: {path}",
    noLogin:
      "Is website par login ya account nahi hai: sab kuch sabke liye khula hai. Ride On Demand customer app mein book hoti hai.",
    newsletter: "Newsletter abhi shuru nahi hua hai. Khabar ke liye {email} par likhiye.",
    comments: "Comments abhi khule nahi hain. /contact-us par likh sakte hain.",
    requestForm:
      "Freight ka request form /services/detail par hai; jo aap likhte hain woh contact form mein aa jata hai, wahan se bhejiye.",
    jobsOpen: "Abhi ye jobs open hain:",
    jobsOpenIn: "{place} mein abhi ye jobs open hain:",
    jobLine: "{title}, {city}",
    jobsNone: "Abhi koi job open nahi hai. Nayi job sabse pehle /hiring par aati hai.",
    jobsNoneIn: "{place} mein abhi koi job open nahi hai. Doosri jagah ye open hain:",
    jobsNoneSuch: "Aisi koi job abhi open nahi hai. Ye open hain:",
    jobsNoneSuchIn: "{place} mein abhi aisi koi job open nahi hai. Doosri jagah ye open hain:",
    jobsUnread: "Jobs ki list main abhi nahi dekh pa rahi hoon. /hiring par dekh sakte hain.",
    apply:
      "/hiring par apply kijiye: job chuniye aur naam, pata, phone ({phoneDigits} digits) aur Aadhaar number ({aadhaarDigits} digits) bhariye. Licence number aur apne baare mein do shabd zaroori nahi hain.",
    documents:
      "Application form mein Aadhaar number ({aadhaarDigits} digits) aur phone number ({phoneDigits} digits) dena hota hai; licence number optional hai. Koi kagaz upload nahi karna hota.",
    licence: "Application form mein licence number optional hai: driving ki job ho to dijiye.",
    partner:
      "Apni gaadi kaise lagayein, ye website par nahi likha hai. Open jobs /hiring par hain; partnership ke liye team se poochiye: {phones}, {email}.",
    phoneDigits: "Application mein phone number {phoneDigits} digits ka hota hai.",
    handOverName:
      "Main ise hamari team tak pahuncha deti hoon. Aapka naam kya hai? (Rokne ke liye “cancel” likhiye.)",
    handOverContact: "Dhanyavaad. Kis phone number ya email par aapse baat kar sakte hain?",
    handOverContactAgain:
      "Ye phone number ya email nahi lagta. Kripya inme se ek dijiye, ya “cancel” likhiye.",
    handOverMatter: "Aur baat kis baare mein hai? Ek message kaafi hai.",
    handOverDone:
      "Dhanyavaad. Aapka message hamari team ke paas hai, reference number {reference} hai. Koi aapse sampark karega.",
    handOverTooMany:
      "Aapke connection se thode samay mein bahut messages aaye hain, isliye ye abhi nahi bheja gaya hai. Kripya ise {seconds} second baad phir bhejiye, ya {phones} par phone kijiye ya {email} par likhiye.",
    handOverCancelled: "Theek hai, kuch nahi bheja gaya. Aur kya madad karun?",
    handOverNameAgain: "Kripya apna naam bataiye, ya “cancel” likhiye.",
    handOverSubject: "Chat with Meena",
    handOverNoPhone: "not given",
  },
  unstated: {
    battery: "Battery ka size ya charging ka samay ki jankari",
    speed: "Top speed",
    vehicleDetail: "Gaadi ki ye jankari",
    arrival: "Trip mein kitna samay lagega ya maal kab pahunchega, ye baat",
    distance: "Jagahon ke beech ki doori",
    price: "Sahi price",
    discount: "Discount ya offer ki jankari",
    gst: "GST number ya tax rate ki jankari",
    salary: "Salary",
    jobDetail: "Job ki ye jankari",
    hours: "Office kab khulta hai, ye baat",
    sameDay: "Kisi khaas samay ya din par delivery ki baat",
    buyVehicle: "Gaadiyon ki bikri ki baat",
    warehouseWhere: "Hamare warehouses kahan hain, ye baat",
    rent: "Ghante, din ya mahine ke rate ki jankari",
    plan: "Plan ya subscription ki jankari",
    founded: "Company shuru hone ka saal, ye jankari",
    secret: "Business ki aisi jankari",
    otherCompany: "Doosri companies ki koi baat",
    detail: "Ye jankari",
    extraCharge: "Is charge ki jankari",
  },
  names: {
    length: "lambai",
    width: "chaudai",
    height: "unchai",
    range: "range",
    weightCapacity: "wazan capacity",
    and: "aur",
    km: "km",
    kg: "kg",
    ft: "ft",
  },
  suggestions: {
    fleet: "Saari gaadiyan dikhao",
    longestRange: "Sabse zyada range kis gaadi ki hai?",
    routes: "Intercity ke kaun se routes hain?",
    price: "Booking ka kitna lagta hai?",
    refund: "Refund kaise milega?",
    jobs: "Kaun si jobs open hain?",
    person: "Insaan se baat karni hai",
    book: "Book kaise karein?",
    cancel: "Cancel karne par kitna lagta hai?",
    cancelHandOver: "Cancel",
  },
  papers: {
    gta: "Goods transport agency (GTA) woh hai jo doosron ka maal sadak se le jati hai aur uske liye consignment note deti hai. Jo sirf gaadi kiraye par deta hai aur note nahi deta, woh GTA nahi hai.\n\nTax mein isse fark padta hai: sadak se maal le jana GST se mukt hai, jab tak GTA ya courier agency na ho. GTA ki service par tax lagta hai, aur factory, company, partnership ya GST registered customer GTA ki jagah tax dete hain (reverse charge), jab tak GTA apni invoice par tax na le.",
    lorryReceipt:
      "Lorry receipt (LR), yani bilti ya consignment note, carrier maal lete samay bhejne wale ko deta hai. Usme likha hota hai kya mila, kitne package, kis se aur kiske liye.\n\nIski teen copies banti hain; original bhejne wale ko milti hai. Sign karne se pehle packages, wazan, value, jagah aur freight kaun dega, ye padh lijiye.",
    ewayBill:
      "Rs.50,000 se zyada value ka maal gaadi se chalne se pehle e-way bill portal par register karna hota hai; electric truck bhi motor vehicle hai. Kuch states mein andar ke trip ki seema alag hai.\n\nSupplier ya receiver Part A bharta hai, maal le jane wala gaadi ki jankari (Part B) deta hai.\n\nBill har 200 km ya uske hisse ke liye ek din valid hota hai. Maal na gaya ho to 24 hours mein cancel ho sakta hai.",
    inputTax:
      "Haan, agar aap GST registered hain aur transport aapke taxable business ke liye hai, to freight ka GST input tax credit ki tarah liya ja sakta hai; reverse charge mein khud diya ho tab bhi.\n\nCarrier ki tax invoice chahiye (ya reverse charge ka document), aur tax sach mein diya gaya ho. Exempt supply ya niji kaam ke hisse ka credit nahi milta.",
    ebn: "E-way bill banne par portal ek unique number deta hai, e-way bill number (EBN), jo supplier, receiver aur transporter ko dikhta hai. Is number se bill mil jata hai aur officer sadak par jaanch sakta hai.\n\nGaadi badle to number wahi rehta hai. Receiver ke paas accept ya reject karne ke liye 72 hours hote hain (ya delivery tak, jo pehle ho); chup rehna accept maana jata hai.",
    consigneeCopy:
      "Consignee yani maal paane wala (receiver). Consignee copy lorry receipt ki woh copy hai jo receiver ke liye hoti hai; woh isse utre hue maal ko milata hai: packages, wazan, nishan aur haalat.\n\nJitna mila utna hi sign kijiye. Kuch kam ya toota ho to carrier ki copy par likh kar sign kijiye. Ise invoice se na milayein.",
  },
  refundable: [
    "Humne aapki booking cancel ki.",
    "Shipment fail hui ya deliver nahi hui, aur wajah hamari thi.",
    "Aapne zyada paise diye, ya do baar diye.",
  ],
  notRefundable: [
    "Bahari wajah se deri, jaise mausam, traffic, rasta band ya hadtal.",
    "Customer ki di hui galat jankari, jaise galat pata ya phone number.",
    "Dispatch ke baad cancellation.",
    "Customer ya receiver uplabdh nahi tha.",
  ],
  priceFactors: [
    { name: "Distance", detail: "doori, per kilometre" },
    { name: "Location", detail: "jagah, aur gaadi wahan kitni aasani se pahunchti hai" },
    { name: "Vehicle type", detail: "3-wheeler ya 4-wheeler" },
    { name: "Additional services", detail: "packaging, loading, unloading aur express delivery" },
  ],
};
