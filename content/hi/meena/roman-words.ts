import type { MeenaWords } from "../../en/meena/words.ts";
import { meenaRomanAsks } from "./roman-asks.ts";

/** What Meena says in Hindi written in Latin letters. Words in braces are filled in from the content. */
export const meenaRomanWords: MeenaWords = {
  reviewed: false,
  asks: meenaRomanAsks,
  facts: {
    officeHours: "Somvaar se Shanivaar, subah 10 se shaam 7 baje",
    replyWithin: "4 working hours ke andar",
    applicantsWithin: "3 working days ke andar",
    grievanceName: "Shikayat adhikari (Grievance Officer)",
    grievanceTimes:
      "Aapki shikayat milne ki soochna 48 ghante mein dete hain aur ek mahine mein uska niptara karte hain.",
    courts: "Mohali, Punjab ki adalatein",
    analytics: "Ye website abhi koi analytics service istemal nahi karti.",
    chatRetention: "90 din",
    trackkLocationRetention: "90 din",
    trackkPhotoRetention: "90 din",
    trackkAttendanceRetention: "12 mahine, ya labour law kahe to aur zyada",
    trackkTicketRetention: "band hone ke 12 mahine baad tak",
    backupsDeleted: "zyada se zyada 30 din baad",
    contactRetention: "aakhri message ke 12 mahine baad tak",
    bookingRetention: "jab tak tax aur company kanoon hisaab ke liye kahein",
    applicationRetention: "post bhar jaane ya band hone ke 6 mahine baad",
  },
  rules: {
    minimumAge: "Hamari service lene ke liye aapki umar kam se kam {minimumAge} saal honi chahiye.",
    customerRole:
      "Customer trip book karta hai, uska payment karta hai aur apni purani trips dekh sakta hai.",
    driverRole:
      "Driver ko hum verify karte hain; uske paas booking requests aati hain aur woh unhe accept kar sakta hai.",
    receiverRole: "Receiver (consignee) woh hai jise maal milna hai, chahe booking kisi ne bhi ki ho.",
    officersRole:
      "Terms mein badlav sirf hamare authorised officers kar sakte hain, woh bhi likhkar. Driver, agent ya ye chat nahi kar sakti.",
    driverMayRefuse: "Jis kaam se traffic ka niyam toote, uske liye driver mana kar sakta hai.",
    driverAllocation:
      "Booking par driver assign hone ke baad {freeMinutes} minute tak aap free mein cancel kar sakte hain. Uske baad cancel karne ka charge lagta hai.",
    companyMayCancel: "Hum booking kabhi bhi cancel kar sakte hain.",
    payment: "On Demand mein payment trip poori hone ke baad hota hai.",
    cancellationFee:
      "Driver assign hue {freeMinutes} minute se zyada ho gaye hon, to cancel karne par ₹{cancelFee} lagte hain.",
    suspension:
      "Driver assign hone ke baad ek hi din mein {suspendingCount} booking cancel ki, to account {suspensionHours} ghante ke liye suspend ho jaata hai.",
    figuresMayChange: "Ye charge aur limit badal sakte hain.",
    deliveryAccepted:
      "Delivery confirm hone ke {acceptedHours} ghante tak hamein kuch na bataya jaaye, to delivery accept maan li jaati hai.",
    lien: "Jab tak payment baaki hai, maal par hamara haq (lien) rehta hai, yaani hum maal rok sakte hain.",
    boxes:
      "Ace Plus mein zyada se zyada {acePlusBoxes} dabbe jaate hain, aur ek dabba zyada se zyada {acePlusBoxWeight} kg ka.",
    groundFloor: "Ace Plus ka maal sirf ground floor se ground floor tak jaata hai.",
    carryingDistance:
      "Ace Plus ke liye loading ki jagah gaadi se zyada se zyada {carryFeet} feet ({carryMetres} metre) door ho sakti hai.",
    dangerousGoods:
      "Dangerous Goods (khatarnak saaman) sirf approved customers se liya jaata hai, aur approval likhit mein mila hona chahiye.",
    assuredHours: "Assured booking sirf {assuredFrom} se {assuredUntil} tak hoti hai.",
    assuredClusters: "Assured booking ka pickup sirf Mohali, Chandigarh aur Panchkula clusters se hota hai.",
    assuredUsers: "Assured booking sirf unke liye hai jinhe humne iske baare mein bataya hai.",
    returnToll: "Wapsi ka toll customer ko dena hota hai.",
    invoices:
      "Jis receiver ya third party ne payment nahi kiya, uske naam ka bill {invoiceDays} din ke andar chukana hota hai.",
    complaints: "Shikayat service lene ke {complaintHours} ghante ke andar likhkar bhejni hoti hai.",
    refundRequest: "Dikkat hone ke {refundRequestDays} din ke andar refund maang lijiye.",
    refundApproval:
      "Hum request ko booking se milakar dekhte hain aur batate hain ki refund approve hua ya nahi.",
    refundProcessing: "Refund approve hone par {refundProcessDays} working days mein process hota hai.",
    refundCredit:
      "Paisa {refundCreditDays} working days mein usi tareeke se wapas aata hai, jisse payment hua tha.",
    priceRange: "Booking ka kiraya ₹{priceFrom} se ₹{priceTo} ke beech hota hai.",
    dataDeletion: "Aapke kehne par hum {deletionDays} working days ke andar aapka data delete kar dete hain.",
    adminGeofence:
      "Geo-fencing aapki company ka Trackk admin chalu karta hai, aur area bhi wahi tay karta hai.",
    adminLocation: "Duty ke dauran admin aapki live location dekh sakta hai.",
    adminLeave: "Aapki chhutti ki requests aur tickets admin dekhta hai.",
  },
  sentences: {
    greet:
      "Namaste! Main Meena hoon. Hamari electric gaadiyon, routes, kiraye, booking, refund ya naukri ke baare mein kuch bhi poochiye.",
    thanks: "Koi baat nahi! Aur kuch poochna ho to zaroor poochiye.",
    bye: "Namaste! Aapka maal sahi-salamat pahunche.",
    bot: "Main ek program hoon, insaan nahi: Meena, {company} ki assistant. Gaadiyon, routes, kiraye aur niyamon ke baare mein main bata sakti hoon; baaki baat main apni team tak pahuncha sakti hoon.",
    howAreYou: "Main full charge hoon, shukriya! Bataiye, kya madad karun?",
    help: "Aap mujhse ye sab pooch sakte hain:\n- Hamari gaadiyan: size, range, kitna wazan uthati hain\n- Hamari services: Intercity, On Demand aur Corporates\n- Routes, shehar aur kiraya\n- Cancel karna, refund, shikayat aur terms\n- Kaun si naukriyan khuli hain aur apply kaise karein\n- E-way bill ya lorry receipt (bilty) jaise kaagaz\n\nAapka message team tak bhi pahuncha sakti hoon: bas likhiye “team se baat karni hai”.",
    languages:
      "Aap mujhse English, Hindi, Punjabi ya Hinglish mein baat kar sakte hain. Jisme aap poochenge, usi mein jawab dungi.",
    languagesOnly: "Aur koi bhasha mujhe nahi aati.",
    praise: "Sunkar accha laga! Aur kya jaanna chahenge?",
    yesToNothing: "Ji, bataiye, kya jaanna hai?",
    noToNothing: "Theek hai ji. Kuch chahiye ho to main yahin hoon.",
    stopped: "Theek hai, ise yahin chhodte hain. Aur kya madad karun?",
    abuse:
      "Aapko pareshani hui ho, to maafi chahti hoon. Kya hua, bataiye. Ya “team se baat karni hai” likhiye, hamari team aapse baat karegi.",
    orders:
      "Ye main nahi kar sakti. Main {company} ke baare mein sawalon ke jawab deti hoon, aur mere jawab kiraye, date ya route ka vaada nahi hain. Hamari service ke baare mein kya jaanna hai?",
    errand:
      "Ye kaam is chat se nahi ho sakta: main na kuch book, cancel ya pay kar sakti hoon, na kuch bhej ya badal sakti hoon. Ye kaise hota hai, mujhse pooch lijiye, ya hamari team se: {phones} ya {email}. Ya “team se baat karni hai” likhiye, main baat aage pahuncha dungi.",
    errandBook:
      "Gaadi On Demand customer app se book kijiye, jiska link har page ke neeche hai. Intercity maal ya contract ke liye /contact-us par likhiye. Main is chat se booking nahi kar sakti, par “team se baat karni hai” likhiye, to baat aage pahuncha dungi.",
    errandCancel:
      "Booking cancel karne ke liye hamari team se baat kijiye: {phones} ya {email}. Main is chat se cancel nahi kar sakti, par “team se baat karni hai” likhiye, to baat aage pahuncha dungi. Cancel karne par kitna lagta hai, ye bhi main bata sakti hoon.",
    errandRefund:
      "Refund ke liye {email} par ya /contact-us ke form mein likhiye: kaun si booking, kis phone number se ki thi, kitne paise, aur kya gadbad hui. Main is chat se paise wapas nahi kar sakti, par refund kab milta hai aur kitne din lagte hain, ye bata sakti hoon.",
    personal:
      "Driver, customer, naukri ke liye apply karne walon ya staff ki personal details main nahi deti. Hamare office se baat kar lijiye: {phones} ya {email}.",
    offTopic:
      "Ye mere kaam se bahar ki baat hai. Main {company} ke baare mein madad kar sakti hoon: gaadiyan, routes, kiraya, booking, refund aur naukriyan.",
    perhapsOurs:
      "Ye mujhe nahi pata. {company} ke saath maal, gaadi ya naukri ki baat ho, to hamari team bata degi: {phones} ya {email}.",
    promise:
      "Iska vaada main nahi kar sakti, na confirm kar sakti hoon: mere jawab bas jaankari ke liye hain, kiraye, date ya route ka vaada nahi. Hamari team bata sakti hai: {phones} ya {email}.",
    secret: "Ye jaankari hum yahan nahi dete.",
    doNotShare:
      "Aadhaar ya card number is chat mein mat likhiye; main use nahi rakhti. Naukri ke liye /hiring wala form bhariye, wahan number encrypt hota hai.",
    longNumber:
      "Lambe number is chat mein chhupa diye jaate hain: team phone par pooch legi, ya aap use /contact-us wale form se bhej dijiye.",
    longNumberPassedOn:
      "Lambe number is chat mein chhupa diye jaate hain; team ke paas aapka poora number pahunch gaya hai.",
    unknown:
      "Maaf kijiye, iski jaankari abhi mere paas nahi hai. Team se pooch lijiye: {phones} ya {email}. Ya “team se baat karni hai” likhkar apna number de dijiye, team aapko bata degi.",
    noted:
      "Maine ye likh liya hai. Kya pehle ki baat ke saath ye bhi team tak pahuncha doon? “Haan” likhiye, team aapse baat karegi. Ya phone kar lijiye: {phones}.",
    unclear:
      "Main theek se samajh nahi paayi. Zara doosre shabdon mein poochiye, jaise kisi gaadi ki range, koi route, kiraya, refund ya naukri.",
    noMore: "Isse zyada main yahan nahi bata paungi: hamari team se pooch lijiye, {phones} ya {email}.",
    askBack: "Inme se aap kya poochna chahte hain?",
    askBackElse: "Inme se koi nahi? To hamari team se pooch lijiye: {phones}.",
    otherwise: "Shayad aap ye bhi poochna chahte hain:",
    offerMore: "Shayad aapne ye bhi poocha hai: {topic}. “Haan” likhiye, to main ye bhi bata dungi.",
    open: "Agar “{words}” ka jawab isme na mila ho, to hamari team bata degi: {phones} ya {email}.",
    openToo: "“{words}” ke baare mein bhi team se pooch lijiye.",
    detailsAsk: "“{words}” ke baare mein team se pooch lijiye: {phones}.",
    notStated: "{thing} hamari site par nahi hai. Team se pooch lijiye: {phones} ya {email}.",
    lengthOf: "{vehicle} ka dala {value} lamba hai.",
    widthOf: "{vehicle} ka dala {value} chauda hai.",
    heightOf: "{vehicle} ka dala {value} uncha hai.",
    rangeOf: "{vehicle} ek charge mein {value} chalti hai.",
    weightCapacityOf: "{vehicle} {value} tak wazan uthati hai.",
    vehicleLine:
      "{vehicle}: dala {length} lamba, {width} chauda aur {height} uncha hai; range {range}; wazan {weightCapacity} tak",
    fleet: "Hamare paas {count} tarah ki gaadiyan hain, sab electric 4-wheeler:",
    fleetCount:
      "Hamare paas {count} tarah ki gaadiyan hain, sab electric: {vehicles}. Kul kitni gaadiyan hain aur woh kiski hain, ye hamari site par nahi likha.",
    specOfAll: "Hamari gaadiyon ki {spec} ye hai:",
    specLine: "{vehicle}: {value}",
    mostOf: "Sabse zyada {spec} {vehicles} ki hai: {value}.",
    leastOf: "Sabse kam {spec} {vehicles} ki hai: {value}.",
    biggest:
      "Sabse badi gaadi {vehicle} hai: dala {length} × {width} × {height} (lambai × chaudai × unchai), wazan {weightCapacity} tak.",
    smallest:
      "Sabse chhoti gaadi {vehicle} hai: dala {length} × {width} × {height} (lambai × chaudai × unchai), wazan {weightCapacity} tak.",
    smallestBySize:
      "Size ke hisaab se {vehicle} kaafi rahegi: jin gaadiyon mein ye aata hai, unmein yahi sabse chhoti hai.",
    smallestBySizeOnWay:
      "Size ke hisaab se {vehicle} kaafi rahegi: jin gaadiyon mein ye aata hai aur jo reserve rakhkar itni door jaati hain, unmein yahi sabse chhoti hai.",
    weightAsk: "Wazan bhi dekhna hota hai: kitne kilo hai, bata dijiye.",
    weightOfOneAsk:
      "Ye ek nag ke size ke hisaab se hai. Saare {count} ek baar mein jayenge ya nahi, ye wazan se tay hota hai: ek kitne kilo ka hai?",
    smallestAble:
      "Iske liye {vehicle} kaafi rahegi: jin gaadiyon mein ye aata hai, unmein yahi sabse chhoti hai.",
    smallestAbleOnWay:
      "Iske liye {vehicle} kaafi rahegi: jin gaadiyon mein ye aata hai aur jo reserve rakhkar itni door jaati hain, unmein yahi sabse chhoti hai.",
    fitsBySize:
      "Ye saaman ke size aur wazan se tay hota hai: dono bata dijiye, jaise “6 x 2.5 x 2.5 ft, 80 kg”, to main bata dungi ki aayega ya nahi.",
    carriesWeight: "Wazan ke hisaab se {weight} kg ke liye ye gaadiyan sahi rahengi: {vehicles}.",
    carriesNothing:
      "{weight} kg hamari kisi ek gaadi mein nahi ja sakta; sabse zyada wazan {vehicle} uthati hai, {value}. Wazan ke hisaab se {count} gaadiyan lagengi, jaise {vehicles}, ya {vehicle} ke {count} chakkar. Hamari team plan kar degi: {phones}, {email}.",
    tripsNeeded: "Wazan ke hisaab se: {weight} kg ÷ {capacity} kg = {count} chakkar ya gaadiyan ({vehicle}).",
    vehicleCarries: "Ji haan, wazan ke hisaab se {weight} kg aa jaayega: {vehicle} {value} tak uthati hai.",
    vehicleCarriesNot: "Nahi: {vehicle} {value} tak hi uthati hai, {weight} kg uske liye zyada hai.",
    vehiclesNotSold:
      "Hamari site par gaadiyan bechne ya lease par dene ki baat nahi likhi hai: ve On Demand, Intercity aur Corporates services ke liye hain. Hamari team se pooch lijiye: {phones} ya {email}.",
    routeDistance: "{from} se {to} sadak se kareeb {distance} km hai, hamare andaaze se.",
    goesFar:
      "Range ka paanchva hissa bachakar ek charge mein {distance} km ye gaadiyan chal sakti hain: {vehicles}.",
    goodsValuable:
      "Cash, gehne ya koi aur bahut keemti cheez ho, to pehle se bataiye. Hum use le jaane se mana kar sakte hain.",
    goodsPerishable:
      "Khane ka saaman, phool, doodh ya dawaiyan hon, to booking se pehle team se pooch lijiye. Gaadi mein cooling hai ya nahi, ye mujhe nahi pata.",
    goodsFragile:
      "Kaanch ya koi aur nazuk saaman aisa pack kijiye ki sadak ka aam safar jhel le. Kharab packing se hue nuksan ki zimmedari hamari nahi hoti.",
    goodsVehicle:
      "Motorcycle, scooter ya cycle le jaate hain ya nahi, ye mujhe nahi pata: booking se pehle team se pooch lijiye.",
    noThreeWheeler:
      "Hamari list mein electric 4-wheeler hain; 3-wheeler ka size ya wazan mujhe nahi pata. Wo milega ya nahi, hamari team se pooch lijiye.",
    fartherThanCharge:
      "Yaani raasta ek charge se lamba hai. Ye route hum kaise chalayenge, hamari team se pooch lijiye: {phones}, {email}.",
    goesNowhere:
      "Range ka paanchva hissa bachakar ek charge mein {distance} km hamari koi gaadi nahi chalti; sabse zyada range {vehicle} ki hai, {value}.",
    vehicleGoes:
      "Ji haan: {vehicle} ki range {value} hai, to paanchva hissa bachakar bhi {distance} km ho jaayega.",
    vehicleGoesNot:
      "Nahi: {vehicle} ki range {value} hai, uska paanchva hissa bachakar ek charge mein {distance} km nahi ho paayega.",
    itemFits:
      "{size} ft (lambai × chaudai × unchai) ka saaman in gaadiyon ke dale mein aa jaayega: {vehicles}.",
    packedFits: "Saare {count} nag ek saath in gaadiyon ke dale mein aa jayenge: {vehicles}.",
    packedFitsNot: "Saare {count} nag ek saath is gaadi mein rakhne ka tareeka mujhe nahi mila: {vehicles}.",
    packedNowhere:
      "Saare {count} nag ek hi gaadi mein rakhne ka tareeka mujhe nahi mila: hamari sabse badi gaadi mein {most} aate hain. Baaki ke liye ek aur chakkar ya gaadi lagegi.",
    packedUpright: "Khada ya seedha rakha jayega: {goods}.",
    packedFree: "Iske upar kuch nahi rakha jayega: {goods}.",
    longFits: "{length} ft lamba saaman in gaadiyon ke dale mein aa jaayega: {vehicles}.",
    tightFit: "Ye bilkul kaskar aayega: book karne se pehle team se pakka kar lijiye, {phones}.",
    longFitsNowhere: "Nahi: {length} ft lamba saaman in gaadiyon ke dale mein nahi aayega: {vehicles}.",
    sideFits: "{spec} ke hisaab se {length} ft ka saaman in gaadiyon ke dale mein aa jaayega: {vehicles}.",
    sideFitsNowhere: "Nahi: {length} ft in gaadiyon ke dale ki {spec} se zyada hai: {vehicles}.",
    distanceTotal: "{count} × {distance} km = kul {total} km.",
    itemFitsNot:
      "Nahi: {size} ft (lambai × chaudai × unchai) ka saaman is gaadi ke dale mein nahi aayega: {vehicles}.",
    itemFitsNowhere:
      "{size} ft (lambai × chaudai × unchai) ka saaman hamari kisi gaadi ke dale mein nahi aayega. Sabse badi gaadi {vehicle} hai: {bed}.",
    volume: "{vehicle} ka dala: {length} × {width} × {height} ft = {value} cubic feet hai.",
    boxesBySize: "{vehicle}: size ke hisaab se {along} × {across} × {up} = {count} dabbe",
    boxesByWeight: "wazan ke hisaab se {capacity} kg ÷ {weight} kg = {count} dabbe",
    boxesOnlyWeight: "{vehicle}: {capacity} kg ÷ {weight} kg = {count} dabbe",
    loadTotal: "{working} = kul {total} kg.",
    boxesTotal: "{count} × {weight} kg = kul {total} kg.",
    ifEach: "Agar ek ka wazan {weight} kg hai, to sab {count} ka wazan {total} kg hoga.",
    ifTotal: "Agar {weight} kg sab {count} ka milakar wazan hai, to “kul {weight} kg” likhiye.",
    boxesResult: "yaani zyada se zyada {count}",
    boxesWeightIntro: "Sirf wazan se hisaab; ek dabbe ka size bata dein, to jagah bhi dekh lungi:",
    boxesIntro: "Dale ke size aur wazan ki limit se hisaab ye hai:",
    boxesLayer:
      "Litakar rakhein, to {size} ft ke itne ek parat mein aayenge: {vehicles}. Kitni paratein aayengi, ye motai par hai.",
    boxesNote:
      "Ye maankar ki sab dabbe ek jaise hain aur bina gap ke seedhe rakhe hain; isliye thode kam hi maankar chaliye. Ace Plus ki limit alag hai: zyada se zyada {acePlusBoxes} dabbe, har dabba {acePlusBoxWeight} kg tak.",
    boxesAsk:
      "Ek dabba kitna bada (lambai × chaudai × unchai) aur kitna bhari hai? Jaise “2 x 1.5 x 1 ft, 20 kg”.",
    electric:
      "Hamari saari gaadiyan 100% electric hain: sabhi {count} tarah ki gaadiyan sirf bijli se chalti hain, diesel, petrol ya CNG wali koi nahi.",
    threeWheelers:
      "Hamari list mein ye electric 4-wheeler hain: {vehicles}. Kiraye mein ye bhi dekha jaata hai ki gaadi 3-wheeler hai ya 4-wheeler. 3-wheeler ka size, range ya wazan mujhe nahi pata; wo milega ya nahi, team se pooch lijiye: {phones}. Apne maal ka size aur wazan bataiye, to main bata dungi ki kis 4-wheeler mein aayega.",
    otherVehicle: "Ye gaadi hamare paas nahi hai. Hamare paas ye hain: {vehicles}.",
    household:
      "Aapka ghar, office, dukaan ya school shift ho sakta hai ya nahi, doosre sheher tak bhi, ye hamari team bata degi: {phones}, {email}. Unhe bataiye ki kya-kya hai, kahan se kahan, kaun si manzil aur kaun si tareekh. Packing, loading aur unloading extra services hain. Ek gaadi mein kitna aayega, /services/services2 ka load planner dikhata hai.",
    loadPlanner:
      "Load planner /services/services2 par hai, uske liye account nahi chahiye. Dabbon ka size, wazan aur ginti bhariye, ya sirf kul naap aur wazan; wo dikhata hai ki kis gaadi mein aayega. Dabbe wo seedhe jamata hai aur darwaze ya rassi ki jagah nahi ginta, isliye jo maal mushkil se aa raha ho, wo shayad na aaye. Maal dabbon mein na ho, to team se poochiye: {phones}, {email}.",
    singleThing:
      "Ye cheez jaayegi ya nahi, hamari team bata degi: {phones}, {email}. Bataiye ki kya hai, size aur wazan kitna hai, aur kahan se kahan jaani hai. Ya size aur wazan mujhe bataiye, main gaadi ka naam bata dungi.",
    badRoad:
      "Raasta kaisa hai, ye team ko bataiye; gaadi aa sakegi ya nahi, wo bata degi: {phones}, {email}. Gehre paani, keechad ya kachche raaste par hamari gaadiyan kaise chalti hain, ye mujhe nahi pata. Hamare blog /blogs/grid mein baadh ke paani ke baare mein likha hai: paani kitna gehra hai ye pata na ho, to gaadi rukti hai. Mausam ki wajah se der ho sakti hai.",
    restUnsized:
      "Ye sirf isi size ki baat hai. Baaki har cheez ka wazan aur size bhi bataiye, jaise “fridge 6 x 2.5 x 2.5 ft, 70 kg”, tab main bata dungi ki sab ek saath aayega ya nahi.",
    whichForLoad:
      "Apne maal ka wazan aur size bataiye, main bata dungi kaun si gaadi sahi rahegi. Jaise “1,200 kg” ya “6 x 4 x 4 ft”.",
    services: "Hamari teen services hain:",
    intercity: "Intercity: fixed routes par ek shehar se doosre shehar maal: {routes}.",
    onDemand:
      "On Demand: jo electric 4-wheeler khaali ho, use app se book kijiye. Paas ka koi verified driver booking accept karta hai, aur payment trip ke baad hota hai.",
    corporate:
      "Corporates: jo companies roz maal bhejti hain, unke liye gaadiyon aur staff ka management, hamare tracking app ke saath.",
    freight:
      "Iske alawa chhah tarah ka freight bhi hai: Air Freight, Road Freight, Ocean Freight, Rail Freight, Warehousing aur Project Cargo.",
    airFreight:
      "Air Freight: jab maal jaldi pahunchana ho. Shehron ke beech hawai jahaz se, aur dono taraf sadak se.",
    roadFreight:
      "Road Freight: ek shehar se doosre shehar, aur customer ke darwaze tak bhi, electric 4-wheeler par.",
    oceanFreight: "Ocean Freight: bhari maal, jiski jaldi na ho. Paani ke jahaz se, aur dono taraf sadak se.",
    oceanOffered:
      "Isme ye sab hai: full container ya shared container, pickup aur delivery, papers aur customs, packing, aur maangne par cargo insurance.",
    railFreight: "Rail Freight: lambi doori par regular aur zyada maal, train se, terminal se terminal tak.",
    warehousing:
      "Warehousing: hum aapka maal godaam mein rakhte hain, stock ka hisaab rakhte hain, aur aap jab kahein tab aage bhej dete hain.",
    freightAsk: "Aapke route, tareekh aur quotation ke liye hamari team se pooch lijiye: {phones}, {email}.",
    warehouseAsk:
      "Kitne maal se, kitne din aur kitne paison mein, ye hamari team bata degi: {phones}, {email}.",
    projectCargo:
      "Project Cargo: aam maal se badi ya bhari machines aur parts. Har machine ka plan alag se banta hai.",
    incoterms:
      "Freight request form mein aap gyarah Incoterms 2020 mein se apni term chun sakte hain: {incoterms}.",
    trackk:
      "Trackk hamara tracking app hai, electric gaadiyon aur unhe chalane walon ko sambhalne ke liye.\n- Route optimisation: din bhar ke stops kis order mein hon, AI tay karta hai\n- Live tracking: duty par har gaadi kahan hai\n- Attendance: geo-fence ke saath\n- Chhutti aur tickets: app mein hi\n- AI customer support: customers ke delivery wale sawalon ke jawab",
    lastMile:
      "Hum companies aur aam logon, dono ka parcel aur maal pahunchate hain, mid-mile bhi aur last-mile bhi, electric 4-wheeler par.",
    sellers:
      "Online bechte hon, to team ko bataiye ki roz kitne parcel hain, kahan se kahan: {phones}, {email} ya /contact-us. Roz ka pickup, hub ya ghar tak delivery, customers ke return aur ek parcel ka rate wahi batayegi.",
    extras:
      "Packing, loading, unloading aur express delivery extra services hain; inka asar kiraye par padta hai. Jo chahiye, booking karte ya quote lete samay bata dijiye.",
    packingWho:
      "Nahi to maal aapko pack karna hai, sadak ke aam safar ke hisaab se. Dabbe aur bubble wrap kaun layega, team bata degi: {phones}.",
    express:
      "Express delivery ek extra service hai, aur iska asar kiraye par padta hai. Aapki trip kitni jaldi ho sakti hai, ye hamari team bata degi.",
    insurance:
      "Insurance aap freight request form mein, aur Ocean Freight mein maal nikalne se pehle maang sakte hain. Insurance kaun karta hai, aur On Demand trip ka ho sakta hai ya nahi, team bata degi: {phones}. Keemti maal ke liye hum transit insurance ki salah dete hain.",
    fragile:
      "Freight request form mein aap maal ko fragile mark kar sakte hain. Packing aisi rakhiye ki sadak ka aam safar jhel le: kharab packing se hue nuksan ki zimmedari hamari nahi hoti. Rassi-patte, kambal ya ek aur aadmi chahiye, to book karne se pehle team se pooch lijiye: {phones}.",
    shareVehicle:
      "On Demand mein gaadi book hoti hai. Do log ek gaadi baantkar kiraya aadha-aadha kar sakte hain ya nahi, ya thoda maal doosre maal ke saath jaayega ya nahi, hamari team bata degi: {phones}, {email}. Har hisse ka wazan, size, pickup aur drop bataiye.",
    otherService:
      "Hamari services ki list mein ye nahi hai. Hamare paas ye hain: Intercity, On Demand, Corporates, aur air, road, ocean aur rail freight, saath mein warehousing aur project cargo.",
    international:
      "Hamari apni gaadiyan India mein chalti hain. Maal usse aage bhejna ho to ocean freight (poora ya share kiya container, documents aur customs clearance) aur air freight hai; apne maal ke liye team se pooch lijiye: {phones}, {email}.",
    passengers:
      "Hum sawari nahi le jaate, sirf maal: parcel aur freight, electric 4-wheeler par. Apne saamaan ke saath bhi koi baithkar nahi ja sakta.",
    book: "On Demand customer app se book kijiye:\n- Jo gaadi khaali ho aur aapke maal ke liye sahi ho, use chuniye\n- Paas ka koi verified driver booking accept karta hai\n- Payment trip ke baad hota hai\n- Purani trips app mein dikhti rehti hain\n\nIntercity maal ya contract ke liye /contact-us par likhiye. Main khud booking nahi kar sakti.",
    bookAhead:
      "Kitne din pehle book karna hai, iska koi tay niyam mujhe nahi pata. Kaun si gaadiyan khaali hain, ye On Demand ka customer app dikhata hai. Tay tareekh, shaadi ya tyohaar ke hafte ke liye jaise hi pata chale, team ko bata dijiye ki kya, kahan se kahan aur kab jaana hai: {phones}, {email}. Gaadi aapke liye roki ja sakti hai ya nahi, wo bata degi.",
    allocationAsk:
      "Driver milne ya gaadi ke darwaze tak aane mein kitne minute lagte hain, ye mujhe nahi pata; team se pooch lijiye: {phones}, {email}. Driver pehle phone karega ya nahi, aur uska naam, phone number aur gaadi ka number bhi team se pooch lijiye.",
    apps: "On Demand ke do app hain, ek customer ke liye aur ek driver ke liye. Dono ka link har page ke neeche hai.\n- Customer app: {customerApp}\n- Driver app: {driverApp}",
    appUse:
      "Customer app mein ye kaise hota hai, mujhe nahi pata, jaise app kin bhashaon mein hai, ek account se kai log, save kiye hue address ya driver ke liye note. Hamari team se pooch lijiye: {phones}, {email}. Firm ki saari bookings aur bill ek jagah chahiye, to ye bhi bata dijiye.",
    driverApp:
      "Driver app: requests sirf verified drivers ko aati hain. Paas mein koi book karta hai to app bata deta hai; accept karein ya na karein, driver dekhta hai.",
    history: "Aapki purani trips On Demand customer app ki history mein dikhti hain.",
    verified:
      "Booking requests sirf unhi drivers ko milti hain jinhe humne verify kiya hai. Usme police verification bhi hai ya nahi, hamari team bata degi: {phones}.",
    whoComes:
      "Aap ghar par akele hon ya jaanna chahein ki andar kaun aayega, to trip se pehle team se pooch lijiye.",
    intercityHow:
      "Aise hota hai:\n- Route, maal aur date bataiye: contact form, phone ya email se\n- Wazan aur size dekhkar hum sahi gaadi chunte hain\n- Maal load hota hai, aur uske kaagaz saath jaate hain\n- Gaadi ki live tracking hum karte hain: phone kijiye, hum bata denge ki maal kahan pahuncha",
    track:
      "Maal kahan hai, ye jaanne ke liye call kijiye: {phones}. On Demand trip ho, to customer app mein live tracking dekhiye. Is chat se main nahi dekh sakti.",
    trackShare:
      "Aapka customer ya ghar wale bhi dekh sakte hain ya nahi, aur bina smartphone ke kaise pata chalega, ye hamari team bata degi.",
    ownMatter:
      "Aapki booking, payment, naukri ki application ya personal details main yahan se na dekh sakti hoon, na badal sakti hoon. Hamari team se pooch lijiye: {phones} ya {email}. Ya “team se baat karni hai” likhiye, main baat aage pahuncha dungi. Hamein kuch galat bhej diya ho, jaise phone number, to unhe sahi baat bataiye; use theek karwana aapka haq hai.",
    contract:
      "Contract ya roz ke routes ke liye /contact-us par bataiye ki routes kaun se hain, kitna maal hai, kis time, aur maal kaise rakhna hai.",
    routing:
      "Ji haan, Trackk routes plan karta hai: AI tay karta hai ki din bhar ke stops kis order mein aur kis raaste se honge.",
    trackkTerms:
      "Trackk hamari Corporates service ka hissa hai. Iska kharch aapki company ke saath tay hota hai; koi daam site par nahi likha.",
    routes: "Intercity ke {count} fixed routes hain:",
    routeLine: "{from} se {to}",
    routeYes: "Ji haan, {from} se {to} hamara fixed intercity route hai.",
    routeReverse:
      "Hamara fixed route {from} se {to} ka hai. {to} se {from} ki booking ke liye team se pooch lijiye: {phones}, {email}.",
    routeNo:
      "{from} se {to} hamare fixed intercity routes mein nahi hai. Booking ho sakti hai ya nahi, team se pooch lijiye: {phones}, {email}.",
    routeLocal:
      "{from} aur {to}, dono jagah hum kaam karte hain, par ye hamare fixed intercity routes mein nahi hai. Booking ho sakti hai ya nahi, team se pooch lijiye: {phones}, {email}.",
    routeBeside:
      "{from} aur {to} paas-paas hain. Aisi trip customer app mein On Demand book kijiye, ya team se pooch lijiye: {phones}, {email}.",
    routeStop:
      "{stop} {town} ke paas hai, aur {from} se {to} hamara fixed intercity route hai. {stop} mein gaadi rukegi ya nahi, team bata degi: {phones}, {email}.",
    routesOfPlace: "{place} wale hamare fixed intercity routes ye hain:",
    routesFromPlace: "{place} se shuru hone wale hamare fixed intercity routes ye hain:",
    routesToPlace: "{place} tak jaane wale hamare fixed intercity routes ye hain:",
    routesNamed: "Hamari gaadiyan is fixed intercity route par chalti hain:",
    routesOtherWay: "{place} se aane wale maal ke liye team se pooch lijiye: {phones}.",
    tripAsk:
      "Kya le jaana hai, uska wazan aur size, kahan se kahan aur kab, ye hamari team ko bata dijiye: {phones}, {email}. Team bata degi ki maal ja sakta hai ya nahi, kaun si gaadi lagegi aur kitna lagega.",
    tripTell:
      "Team ko bata dijiye: kya le jaana hai, uska wazan aur size, kahan se kahan aur kab. Woh bata degi ki maal ja sakta hai ya nahi, kaun si gaadi lagegi aur kitna lagega.",
    tripPass:
      "Kya main ye apni team tak pahuncha doon? Apna naam aur number bhej dijiye, team gaadi aur kiraye ke liye aapko phone karegi. Ya yahan phone kijiye: {phones}.",
    acePlusLeftOut:
      "{vehicle} iske liye nahi hai: usme Ace Plus ka maal jaata hai, zyada se zyada {acePlusBoxes} nag, har nag {acePlusBoxWeight} kilo tak.",
    placeYes: "Ji haan, {place} mein hum hain.",
    placeHere: "{place} mein hum kaam karte hain.",
    placeNoRoute:
      "{place} mein hum kaam karte hain, par hamara koi fixed intercity route wahan ka nahi hai. Maal doosre shehar bhejna ho ya wahan se mangana ho, to team se pooch lijiye: {phones}.",
    tripInside:
      "Ji haan, {place} mein hum hain. {place} ke andar ki trip customer app mein On Demand book kijiye, ya hamari team se pooch lijiye: {phones}, {email}.",
    placeAtTime:
      "{place} mein hum kaam karte hain. Us samay gaadi milegi ya nahi, ye main pakka nahi keh sakti: {phones} par phone kar lijiye.",
    placePart:
      "{region} mein hum hain, aur {place} usi mein aata hai. Aapke address par service hai ya nahi, team se pooch lijiye: {phones}.",
    placeRoute: "{place} hamari location nahi hai, par wahan ka intercity route hai:",
    placeCluster: "{place} un clusters mein hai jahan se assured booking ka pickup hota hai.",
    placeBeside:
      "{place} {town} ke paas hai, jahan hum hain. Aapke address par service hai ya nahi, team se pooch lijiye: {phones}.",
    placeNo:
      "{place} hamari jagahon ki list mein nahi hai. Gaadi wahan aa sakti hai ya nahi, team bata degi: {phones}.",
    placeState:
      "Poore {place} ke baare mein main nahi bata paungi; wahan ki ye jagahein hamari list mein hain: {places}.",
    placeElse: "Koi aur jagah ho, to team se pooch lijiye ki gaadi wahan aayegi ya nahi: {phones}.",
    locations: "Hum in jagahon par hain: {locations}.",
    locationsRoutes: "Hamare fixed intercity routes bhi hain: /service/intercity par dekh lijiye.",
    noTimes:
      "Pahunchne ka time bas ek andaza hota hai: traffic, mausam ya pickup par rukne se badal sakta hai. Aapki trip mein kitna time lagega, ye hamari team bata sakti hai.",
    price:
      "Booking ka kiraya ₹{priceFrom} se ₹{priceTo} ke beech hota hai. Kitna lagega, ye in baaton se tay hota hai:",
    priceTrip:
      "Booking ka kiraya ₹{priceFrom} se ₹{priceTo} ke beech hota hai. Pakka kiraya main nahi bata sakti: woh hamari team batati hai. /contact-us par ya phone par quote le lijiye: {phones}.",
    priceExact:
      "Pakka kiraya main nahi bata sakti: woh hamari team batati hai. /contact-us par ya phone par quote le lijiye: {phones}.",
    priceAgain:
      "Kiraya ₹{priceFrom} se ₹{priceTo} ke beech hi rehta hai. Aapka kitna lagega, ye jaanne ke liye team ko bataiye ki kahan se kahan, kya maal hai, uska wazan aur size, aur kab: {phones} ya /contact-us.",
    priceOfBooking: "₹{priceFrom} se ₹{priceTo} poori booking ka kiraya hai, ek kilometre ka nahi.",
    numberOfOthers:
      "Driver ka ya kisi aur ka number mere paas nahi hai. Aapki booking ki baat ho, to hamari team ko bataiye kaun si booking hai, aur unse pooch lijiye.",
    assuredUnstated:
      "Assured booking ke baare mein bas itna likha hai ki woh kab, kahan aur kiske liye hai. Isse aage kis baat ki guarantee hai, jaise time par pahunchna, ye nahi likha: hamari team se pooch lijiye, {phones}.",
    pricePerKm:
      "Ek kilometre ka rate mere paas nahi hai; aapki trip ka kiraya hamari team bata degi. Doori kilometre ke hisaab se judti hai.",
    priceFinal:
      "Jo kiraya dikhaya ya bataya gaya hai, woh baad mein badh sakta hai ya nahi, ye mujhe nahi pata. Book karne se pehle team se pooch lijiye ki usme kya-kya juda hai aur kis baat se woh badlega: {phones}, {email}. Zyada paise de diye hon, to woh wapas milte hain.",
    cheapest: "Har gaadi ka alag kiraya mere paas nahi hai.",
    factor: "{name}: {detail}",
    payOnDemand:
      "On Demand mein payment card se hota hai, trip ke baad. Payment gateway sirf isi service mein hai. Ye website aapke card ki details nahi maangti.",
    payIntercity:
      "Intercity mein payment gateway nahi hai, yaani site ya app par kuch nahi dena. Quote lete samay kiraya aur payment hamari team ke saath tay hote hain.",
    payCorporate:
      "Corporates mein payment gateway nahi hai, yaani site ya app par kuch nahi dena. Terms aapki aur hamari company aapas mein tay karti hain.",
    payAll:
      "Har service ka alag tareeka hai:\n- On Demand: trip ke baad, card se, payment gateway par.\n- Intercity aur Corporates: payment gateway nahi hai. Payment hamari team ke saath tay hota hai.",
    noAdvance: "On Demand mein advance kuch nahi dena hota. Payment trip ke baad hota hai.",
    invoiceAsk:
      "GST wala bill, jo bill ab tak nahi aaya, firm, school ya trust ke naam ka bill, ya bill mein sudhaar chahiye, to {email} par likhiye ya {phones} par phone kijiye. Bataiye ki kaun si trip thi, aur bill par kaun sa naam aur GST number chahiye. Behtar hai ki trip se pehle de dijiye; baad mein kab tak de sakte hain, ya sudhaar mein kitna time lagta hai, ye site par nahi likha. Transport par input tax credit ke baare mein /faq dekhiye.",
    noHiddenCosts:
      "Kiraya inse banta hai: doori, jagah aur wahan tak gaadi pahunchna, gaadi kis tarah ki hai, aur extra services.",
    refundEligible: "In cases mein refund milta hai:",
    refundNot: "In wajahon se refund nahi milta:",
    partnerElectric:
      "Hamari sab gaadiyan electric hain; diesel, petrol ya CNG ki gaadi lag sakti hai ya nahi, ye site par nahi likha hai.",
    aadhaarDigits:
      "Form mein Aadhaar number {aadhaarDigits} digits ka hota hai; usse zyada digits apne aap kat jaate hain.",
    oceanYes:
      "Haan, Ocean Freight ki service hai. Kaun se desh ya port, ye hamari site par nahi likha hai; team se pooch lijiye: {phones} ya {email}.",
    oceanIncluded:
      "Ocean freight mein poora (FCL) ya share kiya (LCL) container, port tak aur wahan se sadak ka safar, documents aur customs clearance, aur packing shaamil hain. Cargo insurance kehne par hota hai.",
    interviewPlace:
      "Interview kahan hota hai, ye hamari site par nahi likha hai. Team se pooch lijiye: {phones}.",
    appForIphone: "iPhone ka alag link mere paas nahi hai; hamari site par yahi link hain.",
    driverAppLink: "Driver app ka link har page ke neeche hai: {driverApp}",
    customerAppLink: "Customer app ka link har page ke neeche hai: {customerApp}",
    rangeClaim:
      "About page par poori fleet ki range {claimRange} km likhi hai; apni gaadi wale aankde se plan kijiye.",
    routeDays:
      "Gaadi kis din aur kitni baar chalti hai, ye hamari site par nahi likha hai. Team se pooch lijiye: {phones}.",
    placesNext:
      "Aage kahan shuru karenge, ye hamari site par nahi likha hai. Team se pooch lijiye: {phones}.",
    refundNo: "Nahi, is wajah se refund nahi milta:",
    refundYes: "Haan, is case mein refund milta hai:",
    refundHow:
      "{email} par ya /contact-us ke form mein likhiye: kaun si booking, kis phone number se ki thi, kitne paise, aur kya gadbad hui.",
    refundTotal:
      "Approve hone se paisa aane tak kul milakar {refundTotalDays} working days tak lag sakte hain, Sunday aur public holidays chhodkar; bank ko thoda aur samay lag sakta hai.",
    refundChase:
      "Refund kahan tak pahuncha, ye main nahi dekh sakti. Tab tak paise na aayein, to team ko bataiye ki kaun si booking hai: {phones}, {email}.",
    cancelFree:
      "Driver assign hone se pehle, aur assign hone ke baad {freeMinutes} minute tak, cancel karne par kuch nahi lagta.",
    cancelHow:
      "Booking cancel karni ho, to {phones} par phone kijiye ya {email} par likhiye, aur bataiye ki kaun si booking hai.",
    cancelLate:
      "Sunday ko aur office band hone ke baad humein likhkar bhejiye, aur bataiye ki kis time par cancel kar rahe hain.",
    cancelCosts:
      "Driver assign hone ke {minutes} minute baad cancel karne par ₹{cancelFee} lagte hain: {freeMinutes} minute tak free hai. Driver assign hone se pehle kuch nahi lagta, booking ko kitni bhi der hui ho.",
    cancelWithin:
      "{minutes} minute hue hain, to cancel karne par kuch nahi lagega: {freeMinutes} minute tak cancel karna free hai. Phir bhi paise kat gaye hon, to zyada liye gaye: {email} par refund maangiye.",
    complaintInTime:
      "Abhi {hours} ghante hi hue hain, {complaintHours} ghante poore nahi hue: aap ab bhi shikayat kar sakte hain.",
    complaintToday:
      "Aaj ki baat hai, yaani {complaintHours} ghante abhi nahi hue: shikayat ka time abhi hai.",
    complaintYesterday:
      "Kal ki baat hai, to aaj usi samay tak shikayat ho sakti hai (kul {complaintHours} ghante): abhi likhkar bhej dijiye.",
    complaintTooLate:
      "{hours} ghante ho gaye, shikayat ke {complaintHours} ghante nikal gaye. Phir bhi hamari team ko bataiye: {phones}, {email}.",
    complaintOver:
      "{complaintHours} ghante se zyada ho gaye, yaani shikayat ke {complaintHours} ghante nikal gaye. Phir bhi hamari team ko bataiye: {phones}, {email}.",
    complaintOpen: "Abhi {complaintHours} ghante poore nahi hue: shikayat ka time abhi hai.",
    complaintUntil: "{from} ki baat ho, to shikayat ke {complaintHours} ghante {due} ko usi samay tak hain.",
    refundInTime:
      "{days} din hue hain, {refundRequestDays} din ke andar: refund abhi maanga ja sakta hai, {left} din bache hain.",
    refundClosing:
      "{days} din ho gaye, aur {refundRequestDays} din poore hone wale hain: refund abhi maanga ja sakta hai, aaj hi likh dijiye.",
    refundUntil:
      "{from} se ginein, to refund maangne ke {refundRequestDays} din {first} aur {last} ke beech poore hote hain: {first} tak maang lein, to pakka hai.",
    refundTooLate:
      "{days} din ho gaye, refund maangne ke {refundRequestDays} din nikal gaye. Phir bhi hamari team se pooch lijiye: {phones}, {email}.",
    refundOnItsWay:
      "Ab tak {days} din hue hain. Approval se khaate mein aane tak {refundTotalDays} business days tak lagte hain, isliye abhi der nahi hui.",
    refundOverdue:
      "Ab tak {days} din hue hain. Approval se khaate mein aane ke {refundTotalDays} business days nikal gaye: hamari team ko booking batakar poochiye, {phones}, {email}.",
    dueDay: "{from} se ginein, to {days} din {due} ko poore hote hain.",
    dueWorkingDay:
      "{from} se ginein, to {days} working days {due} ko poore hote hain; beech mein chhutti ho, to ek din baad.",
    companyCancels:
      "Agar hum cancel karein to aapko koi charge nahi dena, aur jo payment aap kar chuke hain woh refund ho jaata hai.",
    driverAsksCancel:
      "Driver kahe ki aap cancel kar dein, ya woh aaye hi nahi, to cancel karne se pehle team ko phone kijiye: {phones}. Charge aapko dena hai ya nahi, wahi batayegi.",
    regret: "Aapko pareshani hui, iske liye maafi chahti hoon.",
    offerPerson: "Kya main ye baat apni team tak pahuncha doon? “Haan” likhiye, team aapse baat karegi.",
    complaintHow:
      "{email} par ya /contact-us ke form mein likhiye: kaun si booking, kya hua, aur aap kya chahte hain.",
    complaintAfter: "Hamari team har shikayat padhti hai aur {replyWithin} jawab deti hai.",
    danger:
      "Humein abhi phone kijiye: {phones}. Kisi ko khatra ho, to 112 par phone kijiye. Booking aur gaadi ka number bata dijiye.",
    unwantedContact:
      "Hamein turant bataiye: {phones}, {email}. Kaun si booking thi aur kis number se message ya phone aaya, ye likhiye, aur message mitaiye mat. Darr lage, to 112 par phone kijiye. Driver ko utna hi dikhta hai jitna maal saunpne ke liye chahiye; apne data ki shikayat {grievanceEmail} par bhejiye.",
    theft:
      "Humein abhi phone kijiye: {phones}. Booking aur gaadi ka number bata dijiye. Maal gayab ho, to police mein bhi report kijiye aur {complaintHours} ghante ke andar {email} par likhiye.",
    askedForMore: "Jitna tay hua tha, usse zyada mat dijiye. Humein phone kijiye: {phones}.",
    delayLoss:
      "Der se aane ki koi tay rakam mujhe nahi pata, aur traffic, mausam ya hadtaal se hui deri par refund nahi milta. Der ki wajah se maal hamare paas kharab ya gum ho jaaye, to kanoon ke hisaab se zimmedari hamari hai; par jo hamare bas mein nahi tha uski nahi, aur jahan tak kanoon ijazat deta hai, munafe ke nuksan ki bhi nahi. Time par pahunchna zaroori ho, to booking se pehle hamari team ko bataiye: {phones}, {email}.",
    cameLate:
      "Traffic, mausam ya hadtaal se hui deri par refund nahi milta. Koi aur wajah ho, to trip ke {complaintHours} ghante ke andar {email} par likhiye: kaun si booking thi aur kitni der hui.",
    damageFirst:
      "Photo le lijiye, packing sambhal kar rakhiye, aur jo toota ya kam hai wo delivery ke kaagaz par likhwa lijiye.",
    damageLimit:
      "Koi tay rakam nahi likhi hai. Kanoon ki apni limits hain, jaise Carriage by Road Act, 2007 ki. Aapke maal ke liye wo kam hon, to loading se pehle zyada keemat likhkar bata dijiye, aur jiska nuksaan na utha sakein uska beema kara lijiye.",
    damage:
      "Maal hamare paas rehte hue kho jaaye ya toot jaaye, to kanoon ke hisaab se zimmedari hamari hai. Par kharab packing, maal ke apne swabhav, galat details ya jo hamare bas mein nahi tha, uski zimmedari hamari nahi; aur jahan tak kanoon ijazat deta hai, munafe ke nuksan ki bhi nahi.",
    damageWhen: "Muavza kab milta hai, ye hamari site par nahi likha: team bata degi, {phones}.",
    damageNoRefund: "Toote ya kharab maal par refund nahi, shikayat darj hoti hai.",
    grievance:
      "Shikayat thukrayi gayi, ya shikayat, refund ya phone ka jawab nahi mila, to baat aage yahan le jaiye: {grievanceName}, {grievanceEmail}. {grievanceTimes}",
    prohibited:
      "Zinda jaanwar ya aisi koi cheez kabhi mat bhejiye jo kanoon mein mana hai, jaise hathiyar, drugs, chori ka ya nakli maal.",
    noAnimals: "Nahi: hum zinda jaanwar nahi le jaate.",
    sealed:
      "Seal band ya confidential maal, taale, ya raste mein packet kaun khol sakta hai, is par hamari terms mein kuch nahi likha. Kya band rehna hai, booking se pehle hamari team ko bataiye: {phones}, {email}. Driver ke saamne packet gin lijiye aur seal ke number likh lijiye. Maal hamare paas rehte hue kho jaaye ya kharab ho, to kanoon ke hisaab se zimmedari hamari hai.",
    valuable:
      "Cash, gehne ya koi bahut keemti cheez ho to pehle bata dijiye; hum mana bhi kar sakte hain. Baaki mehnge maal ki keemat loading se pehle likhkar bata dijiye, aur jiska nuksan aap nahi utha sakte, uska insurance karva lijiye.",
    dangerousAsk:
      "Gas, jalne wale liquid, zeher, tezaab jaisi cheezein aur visphotak isme aate hain, gas cylinder ya tezaab ka drum bhi. Manzoori ke liye book karne se pehle {email} par likhiye.",
    perishable:
      "Khana, phool, doodh ya dawaiyan bhejni hon, to book karne se pehle hamari team se pooch lijiye: {phones}, {email}. Gaadi mein cooling hai ya nahi, aur safai ka alag se kuch lagta hai ya nahi, ye mujhe nahi pata. Pahunchne ka time andaza hota hai.",
    moreThanBooked:
      "Booking se zyada bada ya bhari maal nikla, to driver kuch maal chhod sakta hai ya trip se mana kar sakta hai. Badi ya doosri gaadi mangwani pade, to pehli ka paisa lagega ya nahi, ye hamari team se pooch lijiye: {phones}.",
    packWell: "Saaman aise pack kijiye ki sadak ka aam safar jhel le.",
    carryTooFar: "Zyada door hai: limit {carryFeet} feet ({carryMetres} metre) hai, ye usse zyada hai.",
    carryNearEnough:
      "Itni doori theek hai: limit {carryFeet} feet ({carryMetres} metre) hai, ye uske andar hai.",
    acePlusOver: "Nahi: Ace Plus mein itna maal nahi ja sakta.",
    acePlusWithin: "Ji haan: ye Ace Plus ki limit ke andar hai.",
    acePlusCountYes: "{count} nag: ji haan, Ace Plus mein {acePlusBoxes} tak jaate hain.",
    acePlusCountNo: "{count} nag: nahi, Ace Plus mein {acePlusBoxes} tak hi jaate hain.",
    acePlusWeightYes: "Ek nag {weight} kg: ji haan, Ace Plus mein {acePlusBoxWeight} kg tak chalta hai.",
    acePlusWeightNo: "Ek nag {weight} kg: nahi, Ace Plus mein {acePlusBoxWeight} kg tak hi chalta hai.",
    acePlusStairs:
      "Seedhi ya upar ki manzil: nahi, Ace Plus ka maal sirf ground floor se ground floor tak jaata hai.",
    acePlusTotal: "Kul milakar zyada se zyada {acePlusBoxes} × {acePlusBoxWeight} kg = {total} kg.",
    receiverThere:
      "Drop par maal lene ke liye koi hona chahiye; kuch kam nikle ya toota dikhe, to delivery ke kaagaz par likh dijiye.",
    dataCollected:
      "Ye is par hai ki aap kya karte hain: contact form se aapka naam, email, phone, subject aur message aata hai; naukri ke form se address, Aadhaar number aur kaun si naukri, ye bhi; chat se woh jo aap likhte hain. Hum ise aapko jawab dene aur aapka kaam karne ke liye use karte hain.",
    dataDeleteHow:
      "Jis email ka data hai, usi email se likhiye: {email}. Ya /contact-us ke form mein wahi email ya phone number bhariye jiska data hai.",
    dataErased:
      "Hum aapka message ya application, usse judi har cheez aur woh chat mita dete hain jisme aapko reference number mila tha. Bachta hai bas ye note ki kuch mitaya gaya, kab aur kyon; aur woh jo kanoon rakhwata hai, jaise invoice. Encrypted backup {backupsDeleted} delete hote hain.",
    dataWithdraw:
      "Aap apni consent kabhi bhi wapas le sakte hain: {email} par ya /contact-us ke form mein ek message kaafi hai. Jis kaam ke liye woh data chahiye, jaise aapki application, woh phir ruk jaata hai.",
    aadhaarKept:
      "Naukri na mile, to application ke saath aapka Aadhaar number bhi delete kar dete hain ({applicationRetention}); aap kahein to pehle. Poora number sirf authorised staff wajah aur password dekar khol sakta hai; kisne, kab aur kyon dekha, ye record hota hai.",
    aadhaarWhy:
      "Form mein Aadhaar number ke poore {aadhaarDigits} digits chahiye, sirf aapki pehchaan verify karne ke liye. Iske bina form nahi bheja ja sakta; koi aur document dena ho, to apply karne se pehle humein likhiye. Number aate hi encrypt ho jaata hai, baaki application se alag rakha jaata hai aur usi ke saath delete hota hai.",
    cookies:
      "Ye website advertising cookies nahi lagati aur doosri websites par aapka peecha nahi karti. Chat aapke browser ke local storage mein teen cheezein rakhti hai; “Clear” dabane se messages aur baatcheet ki state hat jaate hain.",
    chatKept:
      "Aap yahan jo likhte hain, woh hamare server par aata hai. Save karne se pehle phone aur Aadhaar number chhipa diye jaate hain, aur baatcheet {chatRetention} tak rakhi jaati hai. “Clear” dabane se messages aapke browser se hat jaate hain. Ise bas hamara wahi staff dekhta hai jise kaam ke liye zaroorat ho: sales aur support messages padhte hain.",
    chatLocal:
      "Aapke browser ke local storage mein chat teen cheezein rakhti hai: session id, baatcheet ki state aur messages. “Clear” dabane se messages aur state hat jaate hain.",
    retention:
      "Hum data itne time tak rakhte hain:\n- Contact form ke messages: {contactRetention}\n- Booking, bill aur payment: {bookingRetention}\n- Jin applications se naukri nahi lagi, Aadhaar number ke saath: {applicationRetention}\n- Chat: {chatRetention}\n\nAap chahein to pehle bhi delete karwa sakte hain.",
    dataShared:
      "Hum aapka personal data na bechte hain, na kiraye par dete hain. Ise bas ye log dekhte hain: hamara staff, jitna kaam ke liye chahiye; aapke maal ka driver aur receiver; On Demand ka payment lene wali company; hamare servers chalane ya email bhejne wali companies; aur kanoon kahe to sarkari adhikari.",
    dataRights:
      "Aap bina kisi kharche ke apne data ki jaankari maang sakte hain, use theek ya delete karwa sakte hain, di hui consent wapas le sakte hain aur shikayat kar sakte hain.",
    dataSecure:
      "Saara data encrypt hokar aata-jaata hai. Pehchaan wale number hamare paas bhi encrypt karke hi rakhe jaate hain, har record ki apni alag key se.",
    trackkTrouble:
      "Trackk ka password main nahi badal sakti, na link dobara bhej sakti hoon. Aapki company mein Trackk chalta hai, to pehle uske admin se kahiye; nahi to hamari team madad karegi: {phones}, {email}. On Demand trip ki live tracking customer app mein hai, Trackk mein nahi.",
    trackkLocation:
      "Trackk attendance, live tracking aur trips ke record ke liye phone ki location leta hai, duty ke dauran background mein bhi. Duty khatam, to location nahi leta.",
    trackkCamera:
      "Camera aur gallery tabhi use hote hain jab aap khud photo lein ya chunein, jaise gaadi, delivery ya nuksan ki. Dono ki permission dene se aap mana kar sakte hain: jis kaam mein photo chahiye, woh phir doosre tareeke se hota hai.",
    trackkAttendance:
      "Check in ya check out karne par Trackk aapki location ko company ke banaye area se milata hai, aur time, jagah aur aap andar the ya nahi, ye record karta hai. Ise admin dekhta hai, aur company ke wo log jinhe kaam ke liye zaroorat ho.",
    trackkOwner:
      "Trackk, yaani hamari Corporates service ke app, mein duty par har gaadi kahan hai ye dikhta hai, aur drivers aapke tay kiye area mein attendance lagate hain.",
    trackkLeave:
      "Chhutti (leave) ki requests aur tickets Trackk mein hote hain. Ye hamari Corporates service ka app hai, gaadiyon aur staff ke liye.",
    trackkKept:
      "Trackk data itne time tak rakhta hai:\n- Location aur trips: {trackkLocationRetention}\n- Photos: {trackkPhotoRetention}\n- Attendance aur verification: {trackkAttendanceRetention}\n- Chhutti aur tickets: {trackkTicketRetention}",
    trackkSeen:
      "Trackk ka data ye log dekhte hain: admin aur aapki company ke woh log jinhe kaam ke liye chahiye; trip follow karne wale customers, sirf pickup se delivery tak; hamara support staff, jab koi dikkat suljhaye; hamare servers chalane wali companies; aur kanoon kahe to sarkari adhikari. Ise na becha jaata hai, na ads ke liye use kiya jaata hai.",
    trackkOff:
      "Location ki permission aap phone ki settings mein band kar sakte hain. Phir aapki company ko attendance aur trips kisi aur tarike se likhni hongi.",
    trackkPermissions:
      "Trackk ki policy mein location, camera aur gallery likhe hain. Contacts, mic ya phone ki kisi aur cheez ke baare mein usme kuch nahi likha.",
    trackkVerify: "Duty shuru hote samay Trackk dekhta hai ki sahi driver sahi gaadi par hai.",
    answersBinding:
      "Main jo batati hoon woh aam jaankari hai: usse kiraye, date ya route ka vaada nahi hota. Terms mein yahi likha hai. Meri batayi baat galat lage ya aapko pakki baat chahiye, to hamari team se poochhiye: {phones}, {email}.",
    courts:
      "India ka kanoon lagu hota hai; jhagda ho to maamla in courts mein jaata hai: {courts}. Kanoon customer ko doosri court de, to baat alag hai.",
    about:
      "{company} ek logistics company hai. 100% electric 4-wheeler gaadiyon par hum companies aur aam logon ka maal pahunchate hain, mid-mile bhi aur last-mile bhi: {locations}. {customers}+ customers, {years}+ saal, team mein {team}+ log.",
    forWhom:
      "Hum sabka maal le jaate hain: companies ka, chhote kaam walon ka aur aam logon ka bhi. Booking ke liye GST number ya registration chahiye ya nahi, ye hamari team bata degi: {phones}.",
    founders: "Ye hain hamare founders, jinhone milkar company shuru ki:",
    founderLine: "{role}: {name}",
    founderOne: "Hamari company ke {role} {name} hain.",
    founderSample: "Hamare /about-us page par ye naam abhi sample ke taur par hain.",
    foundersMore:
      "Isse pehle wo kya karte the, ye hamari site par nahi hai; hamari team aur bata sakti hai: {email}.",
    customers:
      "{customers}+ customers hamari service lete hain. Ye figure hamari website par hai; unki list mere paas nahi hai.",
    deliveries:
      "Ab tak hum {deliveries} deliveries time par kar chuke hain, aur hamari gaadiyan {greenKm} green km chal chuki hain.",
    years: "Hamein {years}+ saal ka experience hai.",
    team: "Hamari team mein {team}+ log hain.",
    counters:
      "{customers}+ customers, time par {deliveries} deliveries, {greenKm} green km, {years}+ saal aur team mein {team}+ log.",
    clients:
      "/service/corporate page par {clientCount} companies ke logo hain; jab tak companies apna naam dene ko raazi nahi hoti, ye sample hain. Kitni companies hamare saath hain, ye site par nahi likha hai. Naam ya reference ke liye team se pooch lijiye: {phones}, {email}.",
    testimonials:
      "/about-us page par {testimonialCount} customers ki raay hai, sab B2B clients. Jab tak asli customers raazi nahi hote, naam aur baatein sample hain: {testimonialNames}.",
    green:
      "Hamari saari gaadiyan 100% electric hain: dhuan nikalta hi nahi. Ab tak {greenKm} green km chal chuki hain.",
    whyUs:
      "Gaadiyan bhi hamari, software bhi hamara, to aapko ek hi company se baat karni hai:\n- Poori logistics: parcel, freight, last mile, intercity aur on-demand\n- AI se route planning\n- Trip ke dauran gaadiyon par nazar\n- AI customer bot\n- Live tracking\n- Environment: 100% electric gaadiyan",
    ai: "AI route banane mein (din bhar ke stops kis order mein hon) aur customer bot mein kaam aata hai; saath mein gaadiyon par nazar aur live tracking bhi hai.",
    officials:
      "Police, RTO, inspector ya kisi aur daftar ke liye: gaadi ka number, jagah aur time batakar {phones} par phone kijiye ya {email} par likhiye. Kisse baat karni hai, ye hamari team batayegi. Gaadi ya driver ke paas kaun se kaagaz hote hain, ye hamari website par nahi hai; unki copy team se maang lijiye.",
    registeredOffice: "Hamara registered office: {registeredOffice}.",
    bookerLiable: "Jab tak wo chukta nahi hota, booking karne wale customer ki bhi zimmedari bani rehti hai.",
    receiverPays:
      "Paise maal lene wala dega, to booking se pehle hamari team se tay kar lijiye: {phones}, {email}.",
    legalName:
      "Hamari company ka poora legal naam {entity} ({company}) hai, terms wale page par bhi yahi likha hai.",
    contact:
      "Humse aise baat kar sakte hain:\n- Phone: {phones}\n- Email: {email}\n- Office: {office}\n- Contact form: /contact-us",
    unreached:
      "Maaf kijiye ki aapki kisi se baat nahi ho paayi. {email} par ya /contact-us ke form mein likhiye, ya doosra number milaiye: {phones}. Ya “team se baat karni hai” likhiye: main aapka naam aur number lekar baat aage pahuncha dungi.",
    driverUnreached:
      "Maaf kijiye. Driver phone na uthaye, to hamare office mein phone kijiye: {phones}. Driver se main yahan se baat nahi kar sakti.",
    goodsMissing:
      "Maal kam ho ya pahuncha hi na ho, to {complaintHours} ghante ke andar {email} par bhi likhiye.",
    phone: "Hamare phone numbers ye hain: {phones}.",
    email: "Hamara email ye hai: {email}.",
    address: "Hamare office ka address ye hai: {office}. Aane se pehle ek baar phone kar lijiye.",
    addressElsewhere: "{place} mein koi office hamari site par nahi likha hai.",
    social: "Hum yahan bhi hain:",
    socialNone:
      "Hamare social media page mere paas nahi hain. Aap humein {phones} par phone kar sakte hain ya {email} par likh sakte hain.",
    socialLine: "{network}: {href}",
    whatsapp:
      "Hamari team ka WhatsApp number mere paas nahi hai. {phones} par phone kijiye ya {email} par likhiye.",
    pageIs: "Ye yahan milega: {path}",
    noLogin:
      "Is website par login ya account ki zaroorat nahi hai: sab kuch sabke liye khula hai. Trip On Demand customer app se book hoti hai.",
    newsletter:
      "Newsletter abhi shuru nahi hua hai: wahan likha pata kahin nahi jaata, aur koi newsletter nahi bheja jaata. Hamari khabrein chahiye, ya koi message band karvana hai, to {email} par likhiye. Usme kya aayega aur kitni baar, ye mujhe nahi pata.",
    comments:
      "Comments abhi khule nahi hain: wahan jo likha jaye, woh hamein nahi milta. Jo kehna ho, /contact-us par likh dijiye.",
    severalStops:
      "Ek trip mein kai pickup ya drop hon, to saare stop hamari team ko bataiye: {phones}, {email}. Kiraya doori, jagah aur extra services se banta hai.",
    smallParcel:
      "Hum electric 4-wheeler mein parcel bhi le jaate hain aur maal bhi; kam se kam kitna ho, aisi koi shart nahi likhi hai. Ek lifafa, chhota packet ya bas ek cheez ho, to team se pooch lijiye: {phones}, {email}.",
    proofOfDelivery:
      "Delivery ka proof (POD), jaise raseed, sign ya photo, chahiye to apni booking batakar hamari team se maang lijiye: {phones}, {email}. Trackk mein driver delivery ki photo le sakta hai.",
    leftBehind:
      "Hamari team ko turant phone kijiye: {phones}, ya {email} par likhiye. Bataiye ki kya chhoota hai, kaun si booking thi, kahan aur kab. Is chat se main driver se baat nahi kar sakti.",
    thirdPartyDamage:
      "Kisi ko chot lagi ho, to pehle ilaaj karaiye. Phir jagah, time, gaadi ka number aur photo hamari team ko bhejiye: {phones}, {email}. Team ise dekhegi aur batayegi ki kisi aur ka nuksan hua ho, to aage kya hoga. Hamari gaadiyan shor karti hon ya raasta rokti hon, to bhi unhe jagah aur time bataiye.",
    fakeRecruiter:
      "Hamari khuli naukriyan /hiring par hain, aur wahan apply karne ke paise nahi lagte. Aapko kisne phone kiya, ye main nahi dekh sakti. Paise ya kaagaz dene se pehle hamari team se pooch lijiye ki baat sach hai ya nahi: {phones}, {email}.",
    cashOnDelivery:
      "Cash on delivery: driver receiver se aapke liye paise le sakta hai ya nahi, ye book karne se pehle hamari team se pooch lijiye: {phones}, {email}.",
    returnLoad:
      "Maal, crate, bacha hua saaman ya customers ka lautaya maal wapas laana ho, ya gaadi khaali laute, to wo usi trip mein ho sakta hai ya nahi aur kiraye par kya asar padega, ye hamari team bata degi: {phones}, {email}.",
    bookForOther:
      "Haan, maal koi doosra bhi le sakta hai. Aapki jagah koi aur ya koi dukaan maal de, wapas le ya book kare, ya aap videsh se book aur payment karein, to pehle hamari team se pooch lijiye: {phones}, {email}.",
    credit:
      "Udhaar ya mahine mein ek bill ke baare mein hamari site par kuch nahi likha hai; kya ho sakta hai, team bata degi: {phones}, {email}. On Demand mein payment har trip ke baad hota hai; Intercity aur Corporates mein woh team ke saath tay hota hai.",
    tip: "Tip ya driver ki rating ki jaankari mere paas nahi hai. Driver ki tareef karni ho, to {email} par ya /contact-us ke form mein likh dijiye, hamari team tak pahunch jaayegi.",
    vendorAudit:
      "Vendor registration, agreement, tender, certificate, PAN ya licence jaise number aur sawalon ke form ke liye {email} par likhiye ya {phones} par phone kijiye.",
    integration:
      "API, ERP ya online store se jodne ki jaankari mere paas nahi hai. Companies ke liye Trackk hai, hamara gaadiyon aur staff wala app; kya jud sakta hai, hamari team se pooch lijiye: {phones}, {email}.",
    breakdown:
      "Raste mein gaadi kharab ho jaaye ya battery khatam ho jaaye, to hamari team ko phone kijiye: {phones}. Aage kya hoga, ye team batayegi. Hamari wajah se maal na pahunche, to refund milta hai.",
    driverTraining:
      "Hamare blog mein likha hai ki charging ki aadatein hum driver ko pehle din sikhate hain. Training kitne din ki hai, uske paise milte hain ya nahi, aur electric gaadi pehle chalayi hui honi chahiye ya nahi, ye hamari team se pooch lijiye: {phones}, {email}. Khuli naukriyan /hiring par hain.",
    driverWork:
      "Gaadi apni hogi ya company ki, use kaun charge karega, aur shift, uniform, raat ka kaam, chhutti aur training, ye hamari site par nahi likha hai. Team se pooch lijiye: {phones}, {email}. Khuli naukriyan /hiring par hain.",
    appTrouble:
      "Apna internet dekh lijiye, phir page dobara kholiye ya app dobara shuru kijiye. Form mein error aaye aur confirmation na dikhe, to samajhiye ki woh bheja nahi gaya. Phir bhi theek na ho, to hamari team ko bataiye ki kaun sa page ya app hai aur kya likha aata hai: {phones}, {email}. App mein booking na ho paaye, to phone karke poochhiye ki hum aapke liye book kar sakte hain ya nahi.",
    requestForm:
      "Freight request form /services/detail par hai. Usme jo bharenge, woh contact form mein aa jaata hai; wahan se bhejne par hi hum tak pahunchta hai. Jawab na aaya ho, to /contact-us se bhejiye ya phone kijiye: {phones}.",
    jobsOpen: "Abhi ye naukriyan khuli hain, /hiring par apply kijiye:",
    jobsOpenIn: "{place} mein abhi ye naukriyan khuli hain, /hiring par apply kijiye:",
    jobLine: "{title}, {city}",
    jobsNone: "Abhi koi naukri khuli nahi hai. Nayi naukri sabse pehle /hiring par aati hai.",
    jobsNoneIn:
      "{place} mein abhi koi naukri khuli nahi hai. Doosri jagahon par ye khuli hain, /hiring par apply kar sakte hain:",
    jobsNoneSuch: "Aisi koi naukri abhi khuli nahi hai. Ye khuli hain:",
    jobsNoneSuchIn: "{place} mein aisi koi naukri abhi khuli nahi hai. Doosri jagahon par ye khuli hain:",
    jobsUnread: "Naukriyon ki list main abhi nahi dekh pa rahi hoon. Aap /hiring par dekh sakte hain.",
    apply:
      "/hiring par apply kijiye: naukri chuniye aur naam, address, phone number ({phoneDigits} digits) aur Aadhaar number ({aadhaarDigits} digits) bhariye. Licence number aur apne baare mein do baatein likhna zaroori nahi hai; CV ya kaagaz upload nahi karne hain. Online na bhar payein, to hamare office mein phone kijiye: {phones}.",
    documents:
      "Naukri ke form mein naukri chunni hoti hai aur naam, pata, phone number ({phoneDigits} digits) aur Aadhaar number ({aadhaarDigits} digits) bharna hota hai; licence number aur apne baare mein do baatein likhna zaroori nahi (optional). Koi kaagaz upload nahi karna. Driver ki naukri ho, to apne driving licence ka number bhi likhiye. Hamare phone ke liye use taiyaar rakhiye; interview mein kya laana hai, team bata degi: {phones}.",
    noUpload:
      "Naukri ke form mein CV ya koi aur kaagaz nahi lagta. Apne baare mein jo batana ho, woh usmein do baaton mein likh sakte hain.",
    licence:
      "Licence number ke bina bhi apply kar sakte hain: form mein wo zaroori nahi (optional) hai. Naukri ke liye licence, tajurba ya padhai chahiye ya nahi, aur aapka licence (kaun si class, badge, DigiLocker mein, doosre state ka) chalega ya nahi, ye hamari team bata degi: {phones}.",
    partner:
      "Apni gaadi hamare saath lagani ho, partnership karni ho ya maal dilane par commission chahiye ho, to hamari team se baat kijiye: {phones}, {email}. Kaun si gaadi (hamari sab electric hain) aur kaun se kaagaz chahiye, kitna paisa aur kab milta hai, charging ka kharcha kaun deta hai, loan mein madad hai ya nahi, sab wahi batayegi.",
    wagesDue:
      "Kisi ki salary ya bakaya main yahan se nahi dekh sakti. Hamare office se poochiye: {phones}, {email}. Apna naam, kya kaam kiya aur kahan, kaun se din ya trip ki baat hai, aur kitne paise baaki hain, ye bataiye.",
    hours: "Office aur phone ka time: {officeHours}. Aane se pehle ek baar phone kar lijiye: {phones}.",
    holidayHours:
      "Tyohaar ya sarkari chhutti ke din khula hai ya nahi, ye site par nahi likha: phone kar lijiye.",
    sunday:
      "Sunday ko office aur phone band rehte hain. Time: {officeHours}. Sunday ya chhutti ke din gaadi chahiye, to pehle team se pooch lijiye: {phones}, {email}.",
    replyTime:
      "Hamari team {replyWithin} jawab deti hai ({officeHours}). Kaam aaj ya kal ka ho, to phone kar lijiye: {phones}. Isse zyada time ho gaya ho, to maaf kijiye: phone kar lijiye, ya “team se baat karni hai” likhiye, main baat aage pahuncha dungi.",
    applicantsCalled: "Naukri ke liye apply karne walon ko hamari team {applicantsWithin} phone karti hai.",
    salaryAsk:
      "/hiring par apply kijiye. Hamari team {applicantsWithin} phone karti hai: salary, time aur kahan aana hai, tab pooch lijiye.",
    applicationSent:
      "Application pahunch jaaye to form par “{applicationSent}” likha aata hai aur form khaali ho jaata hai.",
    phoneDigits:
      "Naukri ke form mein phone number {phoneDigits} digits ka hota hai, aage 0 ya +91 nahi lagana hai; usse zyada digits apne aap kat jaate hain.",
    handOverName:
      "Main ye baat apni team tak pahuncha deti hoon. Aapka naam kya hai? (Rokna ho to “rehne do” likhiye; phone par baat karni ho to: {phones}.)",
    handOverNameFor:
      "Main ye apni team tak pahuncha deti hoon: “{matter}”. Aapka naam kya hai? (Rokna ho to “rehne do” likhiye.)",
    handOverContact: "Dhanyavaad. Kis phone number ya email par aapse baat kar sakte hain?",
    handOverPhoneShort:
      "Ye number chhota lag raha hai: phone number mein 10 digits hote hain. Ek baar dekhkar dobara bhej dijiye, ya email bata dijiye.",
    handOverContactAgain:
      "Ye phone number ya email nahi lag raha. Dono mein se ek bataiye, ya “rehne do” likhiye.",
    handOverMatter: "Aur baat kis baare mein hai? Ek message mein likh dijiye.",
    handOverDone:
      "Dhanyavaad! Maine ye baat apni team tak pahuncha di hai: “{matter}”. Team {contact} par {replyWithin} aapse baat karegi ({officeHours}). Kaam aaj ya kal ka ho, to phone bhi kar lijiye: {phones}. Reference number {reference} hai.",
    handOverAdded:
      "Dhanyavaad. Maine ye bhi team tak pahuncha diya hai: “{words}”. Time ka vaada main nahi kar sakti. Is message ka reference {reference} hai.",
    handOverReachable:
      "Dhanyavaad. Maine ye bhi team tak pahuncha diya hai, team aapse {contact} par baat kar sakegi. Ye aapke reference {reference} ke saath hi hai.",
    handOverAlready:
      "Ye baat main pehle hi team tak pahuncha chuki hoon, team aapse baat karegi. Reference number {reference} hai.",
    handOverBefore: "Aapki baat pehle hi hamari team tak pahunch chuki hai: {reference}.",
    handOverWithdraw:
      "Ise wapas lena ho to {phones} par phone kijiye ya {email} par likhiye, aur ye reference number bataiye.",
    handOverTooMany:
      "Aapke connection se thodi hi der mein bahut saare messages aaye hain, isliye ye abhi nahi bheja gaya. {seconds} second baad phir bhejiye, ya {phones} par phone kijiye ya {email} par likhiye.",
    handOverCancelled: "Theek hai, kuch nahi bheja. Aur kya madad karun?",
    handOverNameToo:
      "Dhanyavaad, ye maine likh liya. Aur aapka naam kya hai? Phir main sab team tak pahuncha doongi. (Rokna ho to “rehne do” likhiye.)",
    handOverNameAgain: "Abhi kuch nahi bheja gaya hai: apna naam bata dijiye, ya “rehne do” likhiye.",
    handOverContactMissing:
      "Abhi kuch nahi bheja gaya hai: phone number ya email bata dijiye, ya “rehne do” likhiye.",
    handOverMatterMissing:
      "Abhi kuch nahi bheja gaya hai: ek message mein likh dijiye ki baat kis baare mein hai, ya “rehne do” likhiye.",
    handOverSubject: "Chat with Meena",
    handOverNoPhone: "not given",
    contactForm:
      "/contact-us ke form mein {contactFieldCount} khaane hain. Naam, email, phone aur subject bharna zaroori hai; message khaali chhod sakte hain. Email aur phone jaisa aap likhein, waisa hi liya jaata hai.",
    formSent:
      "Message pahunchne par contact form “{contactSent}” dikhata hai, aur naukri ka form “{applicationSent}”; phir form khaali ho jaata hai. “Oops! Something went wrong” ya “Server error” dikhe to woh nahi bheja gaya. “No response from the server” dikhe to ho sakta hai phir bhi hum tak pahunch gaya ho. Aapka likha hua wahin rehta hai: dobara bhejiye, hum ek hi copy rakhte hain, ya {email} par likhiye.",
    formNotSent:
      "Woh nahi bheja gaya: “Oops! Something went wrong” aur “Server error” ka yahi matlab hai. Dobara bhej dijiye, hum ek hi copy rakhte hain, ya {email} par likhiye.",
    deadlineCalculator:
      "/Terms-condition par ek calculator hai: din aur time bhariye, to woh batata hai ki free mein cancel, likhit shikayat ya delivery ki dikkat batane ka time kab tak hai. Refund maangne ki aakhri tareekh /refund-policy wala calculator batata hai.",
    accessibility:
      "Site ke akshar aap apne browser mein bade kar sakte hain, woh sirf keyboard se bhi chalti hai, aur aapka device dark par ho to dark dikhti hai. Screen reader ke saath site kaisi chalti hai, ye mujhe nahi pata: kuch padhne ya bharne mein dikkat ho, to humein phone kijiye ya likhiye: {phones}, {email}. Pages English mein hain; mujhe aap Hindi, Punjabi ya English mein likh sakte hain.",
    pageMissing:
      "404, Page Not Found ka matlab hai ki woh page hai hi nahi ya kahin aur chala gaya hai. Us par “Back to Home” dabaiye, to home page khulega; baaki page wahan ke menu se khulte hain.",
    siteMenu:
      "Har page ke upar logo, menu ({menu}), humein phone karne ka link aur poori site ka search box hai. “{menuServices}” se /services/services2 khulta hai.",
    siteSearch:
      "Upar ka search box poori site mein dhoondhta hai aur jo mile, use /search par dikhata hai: page, gaadiyan, sawaal-jawaab aur lekh.",
    siteFooter:
      "Page ke neeche newsletter, quick links, privacy policy, terms aur refund policy, customer aur driver app, aur hamare social media ke link hain.",
    homePage:
      "Home page par upar se neeche ye hain: hamare kaam ki tasveerein, gaadiyan aur unke aankde, trip ka kharcha, humein kyon chunein, Trackk, On Demand, teeno services, hamare aankde aur shehar, aur customers ki raay.",
    aboutPage:
      "/about-us page par ye hain: hum kya karte hain, hamari uplabdhiyan (jagahein, {years}+ saal, team mein {team}+ log), customers ki raay, founding team (CEO, CTO aur COO, har ek ki LinkedIn profile ke saath) aur ab tak ke aankde.",
    faqPage:
      "/faq page par {faqCount} sawalon ke jawab hain: GTA kya hai, lorry receipt kya hai, e-way bill kab lagta hai, transport par input tax credit milta hai ya nahi, unique e-way bill number kya hai, aur consignee copy kya hai. Inme se kuch bhi mujhse pooch sakte hain.",
    blog: "/blogs/grid par blog mein {blogCount} sample articles hain, electric trucks ke roz ke kaam par: charging, range aur wazan, packing, diesel aur electric ka kharcha, e-way bill.",
    blogMore:
      "Blog ke comments aur uski apni search abhi chalu nahi hain. Article kisne likhe, aur unhe kahin aur chhaap sakte hain ya nahi, ye {email} par pooch lijiye. Article English mein hain.",
    chatStays:
      "Chat saaf karne ke liye upar “Clear” dabaiye: messages aur baatcheet ki state hat jaati hai; phir woh yahan wapas nahi aate. Tab tak woh isi browser mein rehte hain: chat, page ya browser band karne se kuch nahi jaata.",
    chatKeys:
      "Enter se message jaata hai, Shift+Enter se nayi line banti hai. Khaali message nahi jaata, aur jab tak main jawab de rahi hoon, doosra message nahi jaata. Photo ya file yahan nahi bhej sakte.",
    chatErrors:
      "Chat mein “Error: unable to reach server” ya “Server error” aaye to main jawab nahi de paayi: internet dekhkar message dobara bhejiye. “No reply from bot” ka matlab hai ki mera jawab khaali tha: phir se poochiye.",
    legalPages:
      "- Terms and conditions: /Terms-condition\n- Privacy policy: /privacy-policy\n- Refund policy, saath mein Nature of Business aur Pricing: /refund-policy\n- Tracking app Trackk ki privacy policy: /trackk-policy\n\nPehli teen ke link har page ke neeche hain.",
    legalEnglish: "Ye sirf English mein hain.",
    vehicleClaims:
      "About page par sab gaadiyon ke baare mein likha hai: {claimLength} ft ki gaadiyan, {claimPayload} kg tak maal, {claimRange} km range. Alag-alag gaadiyon ki table mein range {tableRange} km hai. Apni gaadi wale aankde se plan kijiye; aapki trip ke liye kaun sa sahi hai, hamari team bata sakti hai: {phones}.",
    trackkUse:
      "Trackk ki ye baat mujhe nahi pata, jaise report, kisko kya dikhe, bhasha, device, sikhana ya trial. Aapki company ke Trackk admin ya hamari team bata degi: {phones}, {email}.",
    trackkOwn:
      "Trackk hamari Corporates service ka hissa hai, un companies ke liye jinhe gaadiyan aur drivers sambhalne hain. Demo, keemat, kam se kam kitni gaadiyan chahiye, aur aapki apni ya diesel gaadiyon par chalta hai ya nahi, ye hamari team bata degi: {phones}, {email} ya /contact-us.",
    compareServices:
      "- On Demand: ek-ek trip. Customer app mein book kijiye, trip ke baad card se payment.\n- Intercity: fixed routes par shehar se shehar maal, hamari team ke saath tay karke.\n- Corporates: jo companies roz maal bhejti hain; hamare app Trackk se gaadiyon aur staff ka management, aapas mein tay terms par.\n\nHamare do product hain: Trackk, jo gaadiyan aur drivers sambhalta hai, aur On Demand, jisse trip book hoti hai. Aapke liye kaun sa theek hai, hamari team bata sakti hai: {phones}.",
    bookByPhone:
      "On Demand trip customer app se book hoti hai. Smartphone na ho, to {phones} par phone karke pooch lijiye ki hum aapke liye book kar sakte hain ya nahi. Intercity maal ya contract phone, email ya /contact-us ke form se tay ho jaata hai.",
    severalVehicles:
      "Ek saath kai gaadiyan book karni hon, to hamari team se pooch lijiye: {phones}, {email}. Zyada ya roz ki gaadiyon ke liye hamari Corporates service hai.",
    declineRequest:
      "Driver app mein request le bhi sakte hain aur chhod bhi sakte hain. Chhodne ya na uthane ka koi fine site par nahi likha hai; pakka team se pooch lijiye: {phones}, {email}.",
    otherGoods:
      "Baaki saaman, jaise sharab, tambaku ya kabaad, ke liye book karne se pehle hamari team se pooch lijiye, {phones} ya {email}.",
    jobsUntil:
      "Apply karne ki koi aakhri tareekh nahi likhi: jab tak naukri /hiring par dikhti hai, apply kar sakte hain.",
    jobsListEmpty:
      "Form mein sirf khuli naukriyan aati hain. List khaali ho to ya koi naukri khuli nahi hai, ya list load nahi ho paayi: internet dekhkar page dobara kholiye, ya /contact-us par likhiye.",
    oneApplication: "Ek form se ek hi insaan, ek hi naukri ke liye apply kar sakta hai.",
    refundOtherWay:
      "Kisi aur tareeke se, jaise cash ya doosre khaate mein, paisa chahiye to hamari team se pooch lijiye: {phones}, {email}.",
    analytics: "{analytics}",
    assuredElsewhere: "{place} ka naam inme nahi hai: hamari team se pooch lijiye, {phones}.",
    assuredHere: "{place} inme se ek hai.",
    assuredTimeYes: "Ji haan: {time} assured booking ke time ke andar hai.",
    assuredTimeNo: "Nahi: {time} assured booking ke time ke bahar hai.",
    cancelTimes: "{count} × ₹{cancelFee} = ₹{total}, agar har baar itni hi der hui ho.",
    cancelSeveral: "{freeMinutes} minute ke baad cancel: {late}. Yaani {count} × ₹{cancelFee} = ₹{total}.",
    cancelSeveralFree: "Free {freeMinutes} minute ke andar cancel: {early}. Iska kuch nahi lagta.",
    cancelLeft:
      "Ek din mein {count} booking cancel ho chuki hain; {left} aur cancel ki, to account suspend ho jaayega.",
    unblockAsk:
      "Account block hai aur jaldi chahiye, to hamari team ko phone kijiye: {phones}. Main yahan se nahi khol sakti.",
    ratherNone: "Pakka nahi ki isme main madad kar paungi. Agar inme se kuch poochna tha, to chun lijiye:",
    assuredDrop:
      "In sharton mein drop ki jagah par koi rok nahi likhi hai. {place} ke liye hamari team se pooch lijiye: {phones}.",
    assuredNotInvited:
      "Nahi: assured booking sirf unke liye hai jinhe humne iske baare mein bataya hai. Baaki trip On Demand ke customer app se book kijiye.",
    requestFields:
      "Isme naam, email, phone, freight ka type, kahan se, kahan tak, Incoterms, wazan, unchai, chaudai aur lambai bharni hoti hai; Fragile, Express Delivery, Insurance aur Packaging par tick laga sakte hain.",
    vehiclesTogether: "{vehicles} milkar {total} kg uthati hain, yaani {weight} kg aa jaayega.",
    vehiclesCarryTogether: "{vehicles} milkar {total} kg tak uthati hain.",
    vehiclesTogetherNot: "{vehicles} milkar bhi {total} kg hi uthati hain, {weight} kg zyada hai.",
    tollReason: "Wapsi ka toll kyun lagta hai, ye terms mein nahi likha. Hamari team samjha degi: {phones}.",
    tollThere: "Jaane ke toll aur parking ke baare mein hamari team bata degi: {phones}.",
    acePlusLoads: "{pieces} dabbe yaani zyada se zyada {acePlusBoxes}-{acePlusBoxes} dabbon ke {count} load.",
    studentsAsk:
      "Internship, part-time, weekend ka kaam ya pehli naukri chahiye, to {email} par likhiye ya {phones} par phone kijiye: kya padhte hain, kahan aur kab se. Internship kitne mahine ki hai, kitna milta hai, ya project ke liye aana ho, ye bhi wahin pooch lijiye. Khuli naukriyan /hiring par hain.",
    wrongDrop:
      "Kuch kam ya toota ho, ya maal kisi aur ko de diya gaya ho, to hamari team ko turant bataiye: {phones}, {email}. Kaun si booking thi?",
    upstairsOther:
      "Baaki maal ke liye booking se pehle team ko bataiye ki kaun si manzil hai aur lift hai ya nahi; loading aur unloading extra services hain: {phones}.",
    helpingHands:
      "Loading aur unloading extra services hain. Kitne log aayenge aur kitna lagega, hamari team bata degi: {phones}.",
    helpersNamed:
      "Packing, loading aur unloading extra services hain: jo chahiye, booking karte samay bata dijiye.",
    ewayAsk:
      "Hum aapke liye bana sakte hain ya nahi, ye hamari site par nahi likha hai: team se pooch lijiye, {phones}.",
    vehicleDetailAsk:
      "Gaadi ki ye baat mujhe nahi pata, jaise band body, tirpal, cooling ya tail lift. Book karne se pehle team se pooch lijiye: {phones}, {email}. Jo sookha rehna chahiye, use dhakkar pack kijiye aur us par likh dijiye: kharab packing se hue nuksan ki zimmedari hamari nahi hoti.",
    frequency:
      "Hamari site par routes ka time-table nahi hai: gaadi kis-kis din chalti hai, ya maal poora hone ka intezaar karti hai, ye wahan nahi likha. Apna route aur din hamari team ko bataiye: {phones}, {email}. Roz ka ya har hafte ka kaam ho, to contract ho sakta hai.",
    genuine:
      "Book karne se pehle aap hamari jaanch kar sakte hain. Company {entity} ({company}) hai, office {office} mein hai, aur hamare number hain {phones}. On Demand ka paisa trip poori hone ke baad dena hota hai. Koi hamare naam par paise ya kaagaz maange, to pehle hamari team se pooch lijiye.",
    bookingConfirmed:
      "Jab aapki booking ko driver mil jaata hai, tab booking pakki (confirm) hoti hai. Main yahan se booking nahi dekh sakti: shak ho, to hamari team se pooch lijiye: {phones}, {email}.",
    handling:
      "Saaman aise pack kijiye ki sadak ka aam safar jhel le, aur jise khada ya sookha rakhna hai, us par likh dijiye. Saaman kaise baandha jaata hai, ya palang-almari pehle kholni padegi ya nahi, ye hamari site par nahi likha. Kya saaman hai aur uska size hamari team ko bataiye: {phones}, {email}.",
    tds: "TDS, uske certificate ya hamare PAN ke baare mein hamari site par kuch nahi likha. Bill banne se pehle hamari team se tay kar lijiye: {phones}, {email}.",
    beyondControl:
      "Jo baat hamare bas mein nahi, usse hue nuksan ki zimmedari hamari nahi hoti. Pahunchne ka time andaza hai: traffic, mausam, band raaste aur checking se badal sakta hai. Hadtaal, curfew ya baadh se aapki trip ruke, to kya ho sakta hai, hamari team bata degi: {phones}, {email}.",
    siteVisit:
      "Quotation se pehle koi saaman ya aapke routes dekhne aata hai ya nahi, ye hamari site par nahi likha. Saaman ki list, size aur photo hamari team ko {email} par bhejiye, ya phone kijiye: {phones}. Kaun si gaadi mein aayega, ye load planner dikhata hai.",
    quotation:
      "Likhit quotation ke liye {email} par ya /contact-us ke form mein likhiye: kya maal hai, wazan aur size, kahan se kahan, kis tareekh ko, quotation kiske naam ho, aur payment ki koi shart ho to woh bhi.",
    staffCover:
      "Kisi ko chot lagi ho, to pehle ilaaj karaiye. Kisi driver ki khabar chahiye, ya ye jaanna ho ki accident ya bimari mein driver aur staff ko kya milta hai, to hamare office se baat kijiye: {phones}, {email}. Mere paas ye jaankari nahi hai.",
    women:
      "Hamare yahan kitni mahilayein gaadi chalati ya kaam karti hain, ye mujhe nahi pata. Mahilayein /hiring par apply kar sakti hain; form mein mahila ya purush nahi poocha jaata. Training, shift, raat ki duty, ghar aane-jaane aur safety ke baare mein team se pooch lijiye: {phones}, {email}.",
    waitingTime:
      "Driver kitni der bina charge rukta hai aur rukne ka kitna lagta hai, ye mujhe nahi pata. Trip se pehle hamari team se tay kar lijiye: {phones}, {email}. Chadhane-utaarne mein der lagegi, to pehle bata dijiye.",
    payOtherWays:
      "Cash, UPI, videshi card, cheque ya bank transfer chalega ya nahi, ye team se pooch lijiye: {phones}.",
    greenFigure:
      "Isse kitni CO₂ bachti hai, mujhe nahi pata; audit ya certificate bhi mere paas nahi. Team se pooch lijiye: {email}. Diesel aur electric ke kharch ki tulna /blogs/grid ke ek article mein hai.",
    trackkApp:
      "Trackk un companies ka app hai jo hamare saath kaam karti hain, unke drivers aur staff ke liye. Ye kahan milega aur kin phones par chalta hai, hamari team bata degi: {phones}, {email}. Har page ke neeche jo do app hain, woh On Demand ke hain.",
    officeWay:
      "Naksha /contact-us par hai. Paas ka landmark, aapke yahan se raasta ya parking poochni ho, to phone kijiye: {phones}.",
    atThatTime:
      "On Demand customer app mein dikhta hai ki kaun si gaadiyan khaali hain. Kisi tay time, subah-savere, raat, Sunday ya chhutti ke din ke liye hamari team se pooch lijiye: {phones}, {email}.",
    extraCharges:
      "Raat, chhutti, parking ya aise kisi aur charge ki jaankari mere paas nahi hai. Book karne se pehle team se pooch lijiye, taaki quote mein saaf ho ki kya-kya shaamil hai: {phones}, {email}.",
    permits:
      "Permit, mandi ya kisi gate ka pass, no-entry ka time, ya challan kaun bharega, ye hamari team se pooch lijiye aur jagah bataiye: {phones}, {email}.",
    overload:
      "Nahi: maal gaadi ki wazan ki limit ke andar hona chahiye, aur overloading ke liye driver mana kar sakta hai. Booking se bhari nikla, to driver kuch maal chhod sakta hai ya trip se mana kar sakta hai.",
    contractAsk:
      "Rate, payment, kam se kam kitni trip, poore din ke liye driver ke saath gaadi, kitne samay ka agreement, notice aur sign kaun karega, ye aapki company aur hamari team ke beech tay hota hai; pehle se tay kuch mere paas nahi hai.",
    sameDriver:
      "Roz wahi driver aayega ya nahi, aur chhutti par uski jagah kaun aayega, ye hamari site par nahi likha: hamari team ke saath tay kar lijiye, {phones}.",
    chargingBlog:
      "Charging din ke kaam mein kaise fit hoti hai, is par hamare blog /blogs/grid mein ek article hai. Usme likha hai: gaadi tabhi charge hoti hai jab wo waise bhi khadi ho, raat mein dheere aur dopahar ke break mein tez.",
    acePlusNoFigures:
      "Ace Plus ke apne maap hamari site par nahi hain. Ace Plus ka maal: zyada se zyada {acePlusBoxes} dabbe, har dabba {acePlusBoxWeight} kilo tak.",
    rangeStated: "Likhi hui range ek charge mein {tableRange} km hai, gaadi ke hisaab se.",
    rangeReal:
      "Poore load, garmi, thand ya pahaad par kitni chalti hai, ye mujhe nahi pata; load, baar-baar rukne, speed aur mausam se range ghatti hai. Apne route ke liye team se pooch lijiye: {phones}, {email}.",
    priceCompare:
      "Hamare kiraye ki kisi aur ke rate se tulna main nahi kar sakti. Hamara rate zyada lage ya kahin aur kam mil raha ho, to team ko bataiye, woh samjha degi ki usme kya-kya gina hai: {phones}, {email}. /blogs/grid par ek article mein diesel aur electric ke kharche ki tulna hai.",
    pressAsk:
      "Interview, shooting, project, sponsorship ya samaj seva ke kaam ke liye {email} par likhiye ya {phones} par phone kijiye: aap kaun hain, kya chahiye aur kab tak. Jo aankde hum batate hain, woh mujhse pooch sakte hain.",
    goodsPapers:
      "Maal ke saath kanoon ke hisaab se jo kaagaz chahiye, woh taiyaar rakhiye: bill (invoice) aur jahan zaroori ho, e-way bill. Woh poore aur sahi hon, ye aapki zimmedari hai. Baaki kaagaz, jaise dawa ka licence ya ghar ke saaman ki list, chahiye ya nahi, ye team se pooch lijiye: {phones}, {email}.",
    partLoad:
      "Thoda maal (part load) doosre maal ke saath ja sakta hai ya nahi, hamari team bata degi: {phones}, {email}. Wazan, size aur tareekh bataiye. On Demand mein gaadi book hoti hai.",
    changeBooking:
      "Booking main yahan se nahi badal sakti. Kaun si booking hai aur kya badalna hai, hamari team ko bataiye: {phones} ya {email}. Badalne ka kuch lagega ya nahi, ye bhi wahi batayegi. Ya “team se baat karni hai” likhiye, main baat aage pahuncha dungi.",
    placeClosed:
      "Wahan koi na ho ya jagah band mile, to hamari team ko phone kijiye: {phones}. Maal ka kya hoga aur dobara jaane ka kitna lagega, wahi batayegi.",
  },
  unstated: {
    battery: "Battery ke size, charging ke time ya charging ki jagah ki jaankari",
    speed: "Top speed ki jaankari",
    arrival: "Trip mein kitna time lagega ya maal kab pahunchega, iski jaankari",
    distance: "Jagahon ke beech ki doori",
    price: "Pakke kiraye ki jaankari",
    discount: "Discount ya offer ki jaankari",
    gst: "Kiraye mein GST, entry tax ya koi aur tax juda hai ya nahi, hamare GST number, tax ke rate ya TDS ki jaankari",
    salary: "Salary, PF, ESI, overtime, chhutti, khana ya rehne ki jagah ki jaankari",
    jobDetail: "Naukri ki ye jaankari",
    jobAge: "Naukri ke liye kam se kam ya zyada se zyada umar ki jaankari",
    warehouseWhere: "Hamare godaam kahan hain, iski jaankari",
    rent: "Ghante, din ya mahine ke rate ki, ya bina driver ki gaadi ki jaankari",
    plan: "Plan ya subscription ki jaankari",
    corporatePrice: "Corporates service ya Trackk ke daam ki jaankari",
    founded: "Company kis saal shuru hui, iski jaankari",
    secret: "Turnover, investors, shares ya business ki aisi jaankari",
    otherCompany: "Doosri companies ki jaankari",
    insuranceCost: "Insurance ke kharch ya rakam ki jaankari",
    extraCharge: "Is charge ki jaankari",
    visit: "Hamare yahan aane ya ghoomkar dekhne ki jaankari",
    phoneLanguage: "Phone par kin bhashaon mein baat hoti hai, iski jaankari",
  },
  names: {
    length: "lambai",
    width: "chaudai",
    height: "unchai",
    range: "range",
    weightCapacity: "load capacity",
    and: "aur",
    km: "km",
    kg: "kg",
    ft: "ft",
    date: "{day} tarikh",
  },
  suggestions: {
    fleet: "Saari gaadiyan dikhao",
    longestRange: "Sabse zyada range kis gaadi ki hai?",
    routes: "Intercity ke kaun se routes hain?",
    price: "Booking ka kitna lagta hai?",
    refund: "Refund kaise milega?",
    jobs: "Kaun si naukriyan khuli hain?",
    person: "Team se baat karni hai",
    book: "Book kaise karein?",
    cancel: "Cancel karne par kitna lagta hai?",
    cancelHandOver: "Rehne do",
  },
  papers: {
    gta: "Goods transport agency (GTA) woh hai jo doosron ka maal sadak se le jaati hai aur uska consignment note (bilty) deti hai. Jo sirf gaadi kiraye par deta hai aur note nahi deta, woh GTA nahi hai.\n\nTax mein isse fark padta hai: sadak se maal le jaane par GST nahi lagta, jab tak le jaane wala GTA ya courier agency na ho. GTA ki service par tax lagta hai, par kuch chhoot hai: jaise doodh, anaaj, ya aisa customer jo GST mein registered nahi hai aur neeche likhe customers mein nahi aata. Customer factory, company, partnership ya GST registered ho, to GTA ki jagah wahi tax bharta hai (reverse charge), jab tak GTA khud apne bill mein tax na le.",
    lorryReceipt:
      "Lorry receipt (LR), yaani bilty ya consignment note, transporter maal lete samay bhejne wale ko deta hai. Usme likha hota hai ki kya mila, kitne package, kisse aur kiske liye.\n\nIski teen copy banti hain; original bhejne wale ko milti hai. Sign karne se pehle dekh lijiye: kitne package, wazan, value, jagah aur bhaada kaun dega.",
    ewayBill:
      "₹50,000 se zyada ka maal ho, to gaadi chalne se pehle e-way bill portal par banana (generate karna) hota hai; electric truck par bhi yahi niyam hai. Kuch maal par ye kisi bhi keemat par zaroori hai, kuch par nahi. Kuch states mein state ke andar ke safar ki limit alag hai.\n\nSupplier ya receiver Part A bharta hai, aur maal le jaane wala gaadi ki jaankari (Part B) bharta hai.\n\nHar 200 km ya uske hisse ke liye bill ek din chalta hai. Maal nahi gaya to 24 ghante ke andar cancel ho sakta hai.",
    inputTax:
      "Ji haan. Agar aap GST registered hain aur maal aapke taxable business ka hai, to freight par lage GST ka input tax credit le sakte hain; reverse charge mein khud bhara ho, tab bhi.\n\nTransporter ki tax invoice (ya reverse charge ka document) honi chahiye, aur tax sach mein bhara gaya ho. Tax-free supply ya niji kaam wale hisse ka credit nahi milta.",
    ebn: "E-way bill bante hi portal ek unique number deta hai, e-way bill number (EBN), jo supplier, receiver aur transporter, teenon ko dikhta hai. Is number se bill khul jaata hai, aur raste mein officer check kar sakta hai.\n\nGaadi badal jaaye, tab bhi number wahi rehta hai. Receiver ke paas accept ya reject karne ke liye 72 ghante hote hain (ya delivery tak, jo pehle ho); kuch na kehne par accept maan liya jaata hai.",
    consigneeCopy:
      "Consignee yaani maal lene wala (receiver). Consignee copy lorry receipt ki woh copy hai jo maal lene wale ke liye hoti hai; usse woh utra hua maal milata hai: packages, wazan, nishan aur haalat.\n\nJitna mila, utne par hi sign kijiye. Kuch kam ya toota ho to transporter ki copy par likhkar sign kijiye. Ise aur invoice ko ek mat samajhiye.",
  },
  refundable: [
    "Humne aapki booking cancel ki.",
    "Delivery fail hui ya maal pahuncha hi nahi, aur wajah hamari taraf se thi.",
    "Aapne zyada paise de diye, ya do baar de diye.",
  ],
  notRefundable: [
    "Bahar ki wajah se deri, jaise mausam, traffic, rasta band hona ya hadtal.",
    "Customer ki di hui galat jaankari, jaise galat address ya phone number.",
    "Maal nikalne (dispatch) ke baad cancel karna.",
    "Customer ya receiver wahan maujood nahi tha.",
  ],
  priceFactors: [
    { name: "Distance", detail: "doori, kilometre ke hisaab se" },
    { name: "Location", detail: "gaadi pickup aur drop tak kitni aasani se pahunchti hai" },
    { name: "Gaadi ka type", detail: "3-wheeler ya 4-wheeler" },
    { name: "Extra services", detail: "packing, loading, unloading aur express delivery" },
  ],
};
