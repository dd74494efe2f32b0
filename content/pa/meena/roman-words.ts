import type { MeenaWords } from "../../en/meena/words.ts";
import { meenaRomanAsks } from "./roman-asks.ts";

/** What Meena says in Punjabi written in Latin letters. Words in braces are filled in from the content. */
export const meenaRomanWords: MeenaWords = {
  reviewed: false,
  asks: meenaRomanAsks,
  facts: {
    officeHours: "Somvaar ton Shanivaar, savere 10 ton shaam 7 vaje",
    replyWithin: "4 working ghanteyan de andar",
    applicantsWithin: "3 working dina de andar",
    grievanceName: "Shikayat officer",
    grievanceTimes:
      "Tuhadi shikayat milan di soochna 48 ghanteyan vich dinde haan te ikk mahine vich us da nibera karde haan.",
    courts: "Mohali, Punjab diyan adalatan",
    analytics: "Eh website hale koi analytics service nahi vartdi.",
    chatRetention: "90 din",
    trackkLocationRetention: "90 din",
    trackkPhotoRetention: "90 din",
    trackkAttendanceRetention: "12 mahine, ja labour kanoon kahe tan hor vadh",
    trackkTicketRetention: "band hon ton 12 mahine baad tak",
    backupsDeleted: "vadh ton vadh 30 din baad",
    contactRetention: "aakhri sunehe ton 12 mahine baad tak",
    bookingRetention: "jadon tak tax te company kanoon hisaab layi kehan",
    applicationRetention: "asami bhar jaan ja band hon ton 6 mahine baad",
  },
  rules: {
    minimumAge: "Sadiyan services lain layi tuhadi umar ghatto-ghatt {minimumAge} saal honi chahidi hai.",
    customerRole: "Customer geda book karda hai, usdi payment karda hai te apne purane gede dekh sakda hai.",
    driverRole: "Driver nu assi verify karde haan; usnu bookings aundiyan han te oh accept kar sakda hai.",
    receiverRole: "Receiver (consignee) oh hai jisnu maal milna hai, booking bhaven kise ne vi kiti hove.",
    officersRole:
      "Eh terms sirf sade authorised officers badal sakde han, oh vi likh ke; driver, agent ja chat nahi.",
    driverMayRefuse: "Jis gall naal traffic rules tuttan, driver us ton naa kar sakda hai.",
    driverAllocation:
      "Booking te driver allot hon ton baad {freeMinutes} minute tak tusi free cancel kar sakde ho. Us ton baad cancel karan di fee lagdi hai.",
    companyMayCancel: "Assi booking kade vi cancel kar sakde haan.",
    payment: "On Demand vich payment geda poora hon ton baad hundi hai.",
    cancellationFee:
      "Driver allot hoye nu {freeMinutes} minute langh gaye hon, tan cancel karan de ₹{cancelFee} lagde han.",
    suspension:
      "Driver allot hon ton baad ikko din vich {suspendingCount} bookings cancel kar deo, tan account {suspensionHours} ghante layi band ho janda hai.",
    figuresMayChange: "Eh rakman te limits badal sakdiyan han.",
    deliveryAccepted:
      "Delivery confirm hon ton {acceptedHours} ghante tak sanu kujh na dasseya jave, tan delivery accept mann layi jandi hai.",
    lien: "Jadon tak payment baaki hai, maal te sada haq (lien) rehnda hai, yaani assi maal rok sakde haan.",
    boxes:
      "Ace Plus vich vadh ton vadh {acePlusBoxes} boxes jande han, har box vadh ton vadh {acePlusBoxWeight} kg da.",
    groundFloor: "Ace Plus da maal sirf ground floor ton ground floor tak janda hai.",
    carryingDistance:
      "Ace Plus layi loading wali than truck ton vadh ton vadh {carryFeet} feet ({carryMetres} metre) door honi chahidi hai.",
    dangerousGoods:
      "Khatarnak samaan (Dangerous Goods) assi sirf ohna customers ton lainde haan jihna nu likhti approval mili hove.",
    assuredHours: "Assured (pakki) booking sirf {assuredFrom} ton {assuredUntil} tak hundi hai.",
    assuredClusters:
      "Assured booking da pickup sirf Mohali, Chandigarh te Panchkula wale ilakeyan ton hunda hai.",
    assuredUsers: "Assured booking sirf ohna customers layi hai jihna nu sade vallon isda message aaya hai.",
    returnToll: "Wapsi da toll customer nu dena painda hai.",
    invoices:
      "Je bill maal lain wale ja kise hor de naa te hai te usne paise nahi ditte, tan oh bill {invoiceDays} dina de andar bharna painda hai.",
    complaints: "Shikayat service lain ton {complaintHours} ghante de andar likh ke bhejni paindi hai.",
    refundRequest: "Dikkat aun ton {refundRequestDays} dina de andar refund mang lao.",
    refundApproval: "Assi booking check karke dassde haan ki refund approve hoya ja nahi.",
    refundProcessing: "Approve hoya refund {refundProcessDays} working dina vich process hunda hai.",
    refundCredit:
      "Paise {refundCreditDays} working dina vich usse tarike naal wapas aunde han jis naal tusi ditte si.",
    priceRange: "Booking da kiraya ₹{priceFrom} ton ₹{priceTo} de vichkar hunda hai.",
    dataDeletion:
      "Tuhade kehan ton {deletionDays} working dina de andar assi tuhada data delete kar dinde haan.",
    adminGeofence:
      "Geo-fencing tuhadi company da Trackk admin on karda hai te usda area vi ohi set karda hai.",
    adminLocation: "Jinna chir tusi duty te ho, admin tuhadi live location dekh sakda hai.",
    adminLeave: "Tuhadiyan leave diyan requests te tickets admin dekhda hai.",
  },
  sentences: {
    greet:
      "Sat Sri Akal ji! Main Meena haan. Sadiyan electric gaddiyan, route, kiraye, booking, refund ja naukri baare jo marzi puchho.",
    thanks: "Koi gall nahi ji! Hor kujh puchhna hove tan zaroor puchhyo.",
    bye: "Rabb rakha ji! Tuhada maal sukhi-saandi pahunche.",
    bot: "Main ikk program haan, insaan nahi: Meena, {company} di assistant. Gaddiyan, routes, kiraye te niyam baare main dass sakdi haan; baaki gall apni team tak pahuncha sakdi haan.",
    howAreYou: "Main tan full charge haan ji, dhanvaad! Dasso, ki madad karan?",
    help: "Main eh dass sakdi haan:\n- sadiyan gaddiyan: size, range, kinna bhaar chukkdiyan han\n- services: Intercity, On Demand te Corporates\n- route, shehar te kiraya\n- cancel karna, refund, shikayat te terms\n- khali naukriyan te apply kiven karna hai\n- e-way bill ja bilty varge kagaz\n\nTeam tak message vi pahuncha sakdi haan: bas likho “team naal gall karni hai”.",
    languages:
      "Tusi mainu Punjabi, Hindi, English ja Hinglish vich likh sakde ho. Jis boli vich tusi likhoge, main usse vich jawab devangi.",
    languagesOnly: "Hor koi boli mainu nahi aundi.",
    praise: "Sun ke khushi hoyi ji! Hor dasso, ki jaanna hai?",
    yesToNothing: "Theek hai ji. Dasso, ki jaanna hai?",
    noToNothing: "Theek hai ji. Hor kujh chahida hove tan main itthe hi haan.",
    stopped: "Theek hai ji, eh gall itthe hi chhadd dinde haan. Hor ki madad karan?",
    abuse:
      "Tuhanu pareshani hoyi hove tan maafi chahundi haan ji. Ki hoya, mainu dasso. Ja “team naal gall karni hai” likho, sadi team tuhade naal gall karegi.",
    orders:
      "Eh mere ton nahi hona ji. Main {company} baare sawalan de jawab dindi haan; kiraye, tareek ja route da vaada nahi kardi. Sadiyan services baare ki jaanna hai?",
    errand:
      "Eh main chat ton nahi kar sakdi: na book, na cancel, na payment, na koi change. Eh kiven hunda hai, mainu puchho ja sadi team nu: {phones} ja {email}. Ja “team naal gall karni hai” likho, main gall agge pahuncha devangi.",
    errandBook:
      "Gaddi On Demand di customer app ton book karo ji, link har page de thalle hai. Intercity maal ja contract layi /contact-us te likho. Main chat ton booking nahi kar sakdi, par “team naal gall karni hai” likho, tan gall agge pahuncha devangi.",
    errandCancel:
      "Booking cancel karan layi sadi team naal gall karo ji: {phones} ja {email}. Main chat ton cancel nahi kar sakdi, par “team naal gall karni hai” likho, tan gall agge pahuncha devangi. Cancel karan de kinne paise lagde han, oh vi main dass sakdi haan.",
    errandRefund:
      "Refund layi {email} te likho ja /contact-us wala form bharo ji: kehri booking, kis phone number ton kiti si, kinni rakam, te ki galat hoya. Main chat ton paise wapas nahi kar sakdi, par refund kadon milda hai te kinne din lagde han, oh dass sakdi haan.",
    personal:
      "Driver, customer, naukri layi apply karan wale ja staff di niji jankari main nahi dindi. Sade office gall kar lao ji: {phones} ja {email}.",
    offTopic:
      "Eh tan mainu nahi pata, mere kamm ton bahar hai. {company} baare puchho: gaddiyan, route, kiraya, booking, refund te naukriyan.",
    perhapsOurs:
      "Eh mainu nahi pata. {company} naal maal, gaddi ja naukri di gall hove, tan sadi team dass devegi: {phones} ja {email}.",
    promise:
      "Eh main pakka nahi keh sakdi: main sirf aam jankari dindi haan, kiraye, tareek ja route da vaada nahi kardi. Sadi team dass sakdi hai: {phones} ja {email}.",
    secret: "Eh jankari assi itthe nahi dinde ji.",
    doNotShare:
      "Aadhaar ja card da number itthe chat vich na likho ji; main oh nahi rakhdi. Naukri di application /hiring wale form ton jandi hai, otthe number encrypt ho janda hai.",
    longNumber:
      "Lambe number is chat vich luka ditte jande han: team phone te puchh lavegi, ja tusi oh /contact-us wale form ton bhej deo ji.",
    longNumberPassedOn:
      "Lambe number is chat vich luka ditte jande han; team kol tuhada poora number pahunch gaya hai ji.",
    unknown:
      "Maaf karna ji, isdi jankari hale mere kol nahi hai. Sadi team ton puchh lao: {phones} ja {email}. Ja “team naal gall karni hai” likh ke apna number de deo, team tuhanu dass devegi.",
    noted:
      "Main eh likh lya hai. Ki pehli gall de naal eh vi team tak pahuncha diyan? “Haan” likho, team tuhade naal gall karegi. Ja phone kar lao: {phones}.",
    unclear:
      "Mainu samajh nahi aayi ji. Thoda hor tarah puchho, jiven gaddi di range, koi route, kiraya, refund ja naukri baare.",
    noMore: "Is ton vadh main itthe nahi dass sakangi ji: sadi team ton puchh lao, {phones} ja {email}.",
    askBack: "Tusi ihna vichon ki puchhna chahunde ho ji?",
    askBackElse: "Ihna vichon koi nahi? Tan sadi team ton puchh lao ji: {phones}.",
    otherwise: "Shayad tusi eh vi puchhna chahunde ho ji:",
    offerMore: "Shayad tusi eh vi puchhya hai: {topic}. “Haan” likho, main oh vi dass devangi.",
    open: "Je “{words}” da jawab is vich na milya hove, tan sadi team dass devegi: {phones} ja {email}.",
    openToo: "“{words}” baare vi team ton puchh lao ji.",
    detailsAsk: "“{words}” baare sadi team ton puchh lao ji: {phones}.",
    notStated: "{thing} sadi site te nahi hai. Sadi team ton puchh lao: {phones} ja {email}.",
    lengthOf: "{vehicle} di body {value} lambi hai.",
    widthOf: "{vehicle} di body {value} chaudi hai.",
    heightOf: "{vehicle} di body {value} uchhi hai.",
    rangeOf: "{vehicle} ikk charge vich {value} chaldi hai.",
    weightCapacityOf: "{vehicle} {value} tak bhaar chukkdi hai.",
    vehicleLine:
      "{vehicle}: body {length} lambi, {width} chaudi, {height} uchhi hai; range {range}; bhaar {weightCapacity} tak",
    fleet: "Sade kol {count} tarah diyan gaddiyan han, saariyan electric four-wheelers:",
    fleetCount:
      "Sade kol {count} tarah diyan gaddiyan han, saariyan electric: {vehicles}. Kul kinniyan gaddiyan han te oh kisdiyan han, eh sadi site te nahi likhya.",
    specOfAll: "Sadiyan gaddiyan di {spec} eh hai:",
    specLine: "{vehicle}: {value}",
    mostOf: "Sab ton vadh {spec} {vehicles} di hai: {value}.",
    leastOf: "Sab ton ghatt {spec} {vehicles} di hai: {value}.",
    biggest:
      "Sab ton vaddi {vehicle} hai: body {length} × {width} × {height} (lambai × chaudai × uchai), bhaar {weightCapacity} tak.",
    smallest:
      "Sab ton chhoti {vehicle} hai: body {length} × {width} × {height} (lambai × chaudai × uchai), bhaar {weightCapacity} tak.",
    smallestBySize:
      "Size de hisaab naal {vehicle} kaafi hai: jihna gaddiyan vich eh aa janda hai, ohna vichon eh sab ton chhoti hai.",
    smallestBySizeOnWay:
      "Size de hisaab naal {vehicle} kaafi hai: jihna gaddiyan vich eh aa janda hai te jo reserve rakh ke inni door jandiyan han, ohna vichon eh sab ton chhoti hai.",
    weightAsk: "Bhaar vi dekhna painda hai: kinne kilo hai, dass deo ji.",
    weightOfOneAsk:
      "Eh ikk nag de size de hisaab naal hai. Saare {count} ikko vaar jaange ja nahi, eh bhaar te hai: ikk kinne kilo da hai?",
    smallestAble:
      "Is layi {vehicle} kaafi hai: jihna gaddiyan vich eh aa janda hai, ohna vichon eh sab ton chhoti hai.",
    smallestAbleOnWay:
      "Is layi {vehicle} kaafi hai: jihna gaddiyan vich eh aa janda hai te jo reserve rakh ke inni door jandiyan han, ohna vichon eh sab ton chhoti hai.",
    fitsBySize:
      "Eh samaan de size te bhaar ton tay hunda hai: dove dass deo, jiven “6 x 2.5 x 2.5 ft, 80 kg”, phir main dass devangi ki aavega ja nahi.",
    carriesWeight: "{weight} kg bhaar layi eh gaddiyan theek han: {vehicles}.",
    carriesNothing:
      "{weight} kg sadi kise ikk gaddi layi zyada hai; sab ton vadh {vehicle} chukkdi hai, {value}. Bhaar de hisaab naal {count} gaddiyan laggangiyan, jiven {vehicles}, ja {vehicle} de {count} gede. Sadi team plan bana devegi: {phones}, {email}.",
    tripsNeeded: "Bhaar de hisaab naal: {weight} kg ÷ {capacity} kg = {count} gede ja gaddiyan ({vehicle}).",
    vehicleCarries:
      "Haan ji, bhaar de hisaab naal theek hai: {vehicle} {value} tak chukkdi hai, {weight} kg is vich aa javega.",
    vehicleCarriesNot: "Nahi ji: {vehicle} {value} tak hi chukkdi hai, {weight} kg us layi zyada hai.",
    vehiclesNotSold:
      "Sadi site te gaddiyan vechan ja lease te den bare kujh nahi likhia: oh On Demand, Intercity te Corporates services layi han. Sadi team ton puchh lao ji: {phones} ja {email}.",
    routeDistance: "{from} ton {to} sadak rahin kareeb {distance} km hai, sade andaaze naal.",
    goesFar:
      "Ikk charge vich {distance} km, range da panjvan hissa bacha ke eh gaddiyan kadd laingiyan: {vehicles}.",
    goodsValuable:
      "Nakdi, gehne ja koi hor bahut keemti cheez hove, tan pehlan dasso ji. Assi us nu lijaan ton mana kar sakde haan.",
    goodsPerishable:
      "Khaan da samaan, phul, dudh ja dawaiyan hon, tan booking ton pehlan team ton puchh lao ji. Gaddi vich cooling hai ja nahi, eh mainu nahi pata.",
    goodsFragile:
      "Kach ja koi hor nazuk samaan is tarah pack karo ki sadak da aam safar jhall lave. Maadi packing naal hoye nuksan di zimmevari sadi nahi.",
    goodsVehicle:
      "Motorcycle, scooter ja cycle lijande haan ja nahi, eh mainu nahi pata: booking ton pehlan team ton puchh lao ji.",
    noThreeWheeler:
      "Sadi list vich electric 4-wheeler han; 3-wheeler da size ja bhaar mainu nahi pata. Oh milega ja nahi, sadi team ton puchh lao.",
    fartherThanCharge:
      "Matlab raah ikk charge ton lamma hai ji. Eh route asi kiven chalavange, sadi team ton puchh lao: {phones}, {email}.",
    goesNowhere:
      "Range da panjvan hissa bacha ke ikk charge vich {distance} km sadi koi gaddi nahi chaldi; sab ton vadh range {vehicle} di hai, {value}.",
    vehicleGoes:
      "Haan ji: {vehicle} di range {value} hai, panjvan hissa bacha ke vi {distance} km is vich aa janda hai.",
    vehicleGoesNot:
      "Nahi ji: {vehicle} di range {value} hai, panjvan hissa bacha ke ikk charge vich {distance} km zyada hai.",
    itemFits: "{size} ft (lambai × chaudai × uchai) ihna gaddiyan di body vich aa janda hai: {vehicles}.",
    packedFits: "Saare {count} nag ikatthe ihna gaddiyan di body vich aa jaange: {vehicles}.",
    packedFitsNot: "Saare {count} nag ikatthe is gaddi vich rakhan da tareeka mainu nahi milya: {vehicles}.",
    packedNowhere:
      "Saare {count} nag ikko gaddi vich rakhan da tareeka mainu nahi milya: sadi sab ton vaddi gaddi vich {most} aunde han. Baakiyan layi ikk hor geda ja gaddi laggegi.",
    packedUpright: "Khada ja siddha rakheya javega: {goods}.",
    packedFree: "Is de utte kujh nahi rakheya javega: {goods}.",
    longFits: "{length} ft lamba samaan ihna gaddiyan vich aa janda hai: {vehicles}.",
    tightFit: "Eh masan hi aavega: book karan ton pehlan team ton pakka kar lao ji, {phones}.",
    longFitsNowhere: "Nahi ji: {length} ft lamba samaan ihna vich nahi aunda: {vehicles}.",
    sideFits: "{spec} de hisaab naal {length} ft ihna gaddiyan vich aa janda hai: {vehicles}.",
    sideFitsNowhere: "Nahi ji: {length} ft ihna di body di {spec} ton vadh hai: {vehicles}.",
    distanceTotal: "{count} × {distance} km = kul {total} km.",
    itemFitsNot:
      "Nahi ji: {size} ft (lambai × chaudai × uchai) is gaddi di body vich nahi aunda: {vehicles}.",
    itemFitsNowhere:
      "{size} ft (lambai × chaudai × uchai) sadi kise gaddi di body vich nahi aunda. Sab ton vaddi {vehicle} hai: {bed}.",
    volume: "{vehicle} di body: {length} × {width} × {height} ft = {value} cubic feet.",
    boxesBySize: "{vehicle}: size de hisaab naal {along} × {across} × {up} = {count} boxes",
    boxesByWeight: "bhaar de hisaab naal {capacity} kg ÷ {weight} kg = {count} boxes",
    boxesOnlyWeight: "{vehicle}: {capacity} kg ÷ {weight} kg = {count} boxes",
    loadTotal: "{working} = kul {total} kg.",
    boxesTotal: "{count} × {weight} kg = kul {total} kg.",
    ifEach: "Je ikk da bhaar {weight} kg hai, tan saare {count} da bhaar {total} kg hovega.",
    ifTotal: "Je {weight} kg saare {count} da mila ke bhaar hai, tan “kul {weight} kg” likho.",
    boxesResult: "yaani vadh ton vadh {count}",
    boxesWeightIntro: "Sirf bhaar da hisaab; ikk dabbe da size dasso tan than vi dekh lavangi:",
    boxesIntro: "Body de size te bhaar ton hisaab laya hai:",
    boxesLayer:
      "Lamme paa ke rakho, tan {size} ft de ene ikk teh vich aunge: {vehicles}. Kinniyan tehan aungiyan, eh motai te hai.",
    boxesNote:
      "Eh hisaab eh mann ke hai ki boxes ikko jihe han te sidhe jod ke rakhe han; is layi kujh ghatt hi mann ke challo. Ace Plus di limit vakhri hai: vadh ton vadh {acePlusBoxes} boxes, har box {acePlusBoxWeight} kg tak.",
    boxesAsk:
      "Ikk box da size (lambai × chaudai × uchai) te bhaar kinna hai ji? Jiven “2 x 1.5 x 1 ft, 20 kg”.",
    electric:
      "Sadiyan gaddiyan 100% electric han: saariyan {count} tarah diyan gaddiyan sirf bijli naal chaldiyan han, diesel, petrol ja CNG wali koi nahi hai.",
    threeWheelers:
      "Sadi list vich electric four-wheelers han: {vehicles}. Kiraya is gall te vi hai ki gaddi 3-wheeler hai ja 4-wheeler. 3-wheeler da size, range ja bhaar mainu nahi pata; oh milega ja nahi, team ton puchh lao ji: {phones}. Apne maal da size te bhaar dasso, main dass dindi haan kehre 4-wheeler vich aavega.",
    otherVehicle: "Eh gaddi sade kol nahi hai. Sade kol eh han: {vehicles}.",
    household:
      "Tuhada ghar, office, dukaan ja school shift ho sakda hai ja nahi, dooje sheher tak vi, eh sadi team dass devegi: {phones}, {email}. Ohna nu dasso ki ki-ki hai, kitthon kitthe, kehri manzil te kehri tareek. Packing, loading te unloading extra services han. Ikk gaddi vich kinna aavega, /services/services2 wala load planner dassda hai.",
    loadPlanner:
      "Load planner /services/services2 te hai, ohde layi account nahi chahida. Dabbeyan da size, bhaar te ginti bharo, ja sirf kull naap te bhaar; oh dassda hai ki kehri gaddi vich aavega. Dabbe oh siddhe chinda hai te darwaze ja rassi di than nahi ginda, is layi jehra maal masan aunda hove, oh shayad na aave. Maal dabbeyan vich na hove, tan team ton puchho: {phones}, {email}.",
    singleThing:
      "Eh cheez javegi ja nahi, sadi team dass devegi: {phones}, {email}. Dasso ki hai, size te bhaar kinna hai, te kitthon kitthe jaani hai. Ja size te bhaar mainu dasso, main gaddi da naam dass dindi haan.",
    badRoad:
      "Raah kiho jeha hai, eh team nu dasso; gaddi aa sakegi ja nahi, oh dass devegi: {phones}, {email}. Doonge paani, chikkar ja kachche raah te sadiyan gaddiyan kiven chaldiyan han, eh mainu nahi pata. Sade blog /blogs/grid vich hadh de paani baare likhya hai: paani kinna doonga hai eh pata na hove, tan gaddi rukdi hai. Mausam karke der ho sakdi hai.",
    restUnsized:
      "Eh sirf isse size di gall hai. Baaki har cheez da bhaar te size vi dasso ji, jiven “fridge 6 x 2.5 x 2.5 ft, 70 kg”, pher main dass devangi ki sab ikattha aavega ja nahi.",
    whichForLoad:
      "Apne maal da bhaar te size dasso ji, main dass dindi haan kehriyan gaddiyan vich aavega. Jiven “1,200 kg” ja “6 x 4 x 4 ft”.",
    services: "Sadiyan tinn services han:",
    intercity: "Intercity: pakke routan te ikk shehar ton duje shehar maal: {routes}.",
    onDemand:
      "On Demand: jehri electric four-wheeler khali hove, app ton book karo. Nede da verified driver booking accept karda hai, te payment gede ton baad hundi hai.",
    corporate:
      "Corporates: jehriyan companiyan roz maal bhejdiyan han, ohna diyan gaddiyan te staff assi apni tracking app naal sambhalde haan.",
    freight:
      "Is ton ilava chhe tarah da freight hai: Air Freight, Road Freight, Ocean Freight, Rail Freight, Warehousing te Project Cargo.",
    airFreight:
      "Air Freight: maal chheti pahunchauna hove tan hawai jahaz naal, dono paase pickup te delivery sadak raahin hundi hai.",
    roadFreight: "Road Freight: shehar ton shehar te customer de darwaze tak, electric four-wheelers te.",
    oceanFreight:
      "Ocean Freight: bhaara ja vadda maal jisdi kahli nahi, samundri jahaz naal; dono paase sadak raahin.",
    oceanOffered:
      "Is vich eh sab hai: full container, shared container, pickup te delivery, kagaz te customs, packing, te mango tan cargo insurance.",
    railFreight:
      "Rail Freight: lambi doori te regular te zyada maal, rail raahin, terminal ton terminal tak.",
    warehousing:
      "Warehousing: assi tuhada maal godown vich rakhde haan, stock da hisaab rakhde haan, te jadon kaho agge bhej dinde haan.",
    freightAsk: "Tuhade route, tareek te quotation layi sadi team ton puchh lao ji: {phones}, {email}.",
    warehouseAsk:
      "Kinne maal ton, kinne din te kinne paisean vich, eh sadi team dass devegi: {phones}, {email}.",
    projectCargo:
      "Project Cargo: aam maal ton vaddiyan ja bhaariyan machines te purze; har kamm da plan vakhra banda hai.",
    incoterms: "Freight wale form vich gyaran Incoterms 2020 vichon chun sakde ho: {incoterms}.",
    trackk:
      "Trackk sadi tracking app hai: electric gaddiyan te ohna de driveran da sara kamm ikko than.\n- Route: din de stops kis order vich karne han, AI dassdi hai\n- Live tracking: duty te har gaddi kitthe hai\n- Attendance: geo-fence naal\n- Leave te tickets: app vich hi\n- AI assistant: customers de delivery wale sawalan de jawab dindi hai",
    lastMile:
      "Assi electric four-wheelers te parcel te maal lijande haan, mid-mile te last-mile (customer de darwaze tak), companiyan layi vi te aam lokan layi vi.",
    sellers:
      "Online vechde ho, tan team nu dasso ki roz kinne parcel han, kitthon kitthe: {phones}, {email} ja /contact-us. Roz da pickup, hub ja ghar tak delivery, customers di wapsi te ikk parcel da rate ohi dassegi.",
    extras:
      "Packing, loading, unloading te express delivery extra services han, kiraye vich judd jandiyan han. Booking karan ja rate puchhan vele dass deo ki chahida hai.",
    packingWho:
      "Nahi tan maal tusi pack karna hai, sadak de aam safar de hisaab naal. Dabbe te bubble wrap kaun liyavega, team dass devegi: {phones}.",
    express:
      "Express delivery extra service hai te kiraye vich judd jandi hai. Tuhada geda kinni chheti ho sakda hai, eh sadi team dass devegi.",
    insurance:
      "Insurance tusi freight wale form vich, te Ocean Freight vich maal nikalan ton pehlan mang sakde ho ji. Insurance kaun karda hai, te On Demand gede da ho sakda hai ja nahi, sadi team dass devegi: {phones}. Keemti maal layi assi transit insurance di salah dinde haan.",
    fragile:
      "Freight wale form vich likh sakde ho ki maal tuttan wala (fragile) hai. Pack is tarah karo ki sadak da aam safar jhall lave: maadi packing naal hoye nuksan di zimmewari sadi nahi hai. Rasse, kambal ja ikk hor banda chahida hove, tan book karan ton pehlan team ton puchh lao ji: {phones}.",
    shareVehicle:
      "On Demand vich gaddi book hundi hai. Do jane ikk gaddi saanjhi karke kiraya addha-addha kar sakde han ja nahi, ja thoda maal dooje maal naal javega ja nahi, sadi team dass devegi: {phones}, {email}. Har hisse da bhaar, size, pickup te drop dasso.",
    otherService:
      "Sadiyan services di list vich eh nahi hai. Sade kol eh han: Intercity, On Demand, Corporates, te air, road, ocean, rail freight, warehousing te project cargo.",
    international:
      "Sadiyan gaddiyan India vich hi chaldiyan han. Is ton agge maal ocean freight (poora ja sanjha container, documents te customs clearance) ja air freight naal janda hai; apne maal baare sadi team ton puchh lao ji: {phones}, {email}.",
    passengers:
      "Assi sawariyan nahi, sirf maal lijande haan: parcel te samaan, electric four-wheelers te. Apne samaan de naal vi koi baith ke nahi ja sakda.",
    book: "On Demand di customer app ton book karo ji:\n- jehri gaddi khali hove te maal layi theek hove, chuno\n- nede da verified driver booking accept karda hai\n- payment gede ton baad hundi hai\n- purane gede app vich dissde rehnde han\n\nIntercity maal ja contract layi /contact-us te likho. Main aap booking nahi kar sakdi.",
    bookAhead:
      "Kinne din pehlan book karna hai, isda koi pakka niyam mainu nahi pata. Kehriyan gaddiyan khali han, eh On Demand di customer app dikhaundi hai. Pakki tareek, viah ja tyohaar wale hafte layi jiven hi pata lagge, team nu dass deo ki ki, kitthon kitthe te kadon jaana hai: {phones}, {email}. Gaddi tuhade layi rakhi ja sakdi hai ja nahi, oh dass devegi.",
    allocationAsk:
      "Driver milan ja gaddi de buhe tak aun vich kinne minute lagde han, eh mainu nahi pata; team ton puchh lao ji: {phones}, {email}. Driver pehlan phone karega ja nahi, te usda naam, phone number te gaddi da number vi team ton puchh lao.",
    apps: "On Demand diyan do apps han, ikk customer di te ikk driver di. Dona de link har page de thalle han.\n- Customer app: {customerApp}\n- Driver app: {driverApp}",
    appUse:
      "Customer app vich eh kiven hunda hai, mainu nahi pata ji, jiven app kehriyan boliyan vich hai, ikk account ton kai jane, saambhe hoye address ja driver layi note. Sadi team ton puchh lao: {phones}, {email}. Firm diyan sariyan bookings te bill ikk than chahide hon, tan eh vi dass deo.",
    driverApp:
      "Driver app: bookings sirf verified driveran nu aundiyan han; nede koi book kare tan app dass dindi hai, te driver haan ja naa kar sakda hai.",
    history: "Tuhade purane gede On Demand di customer app vich dissde han.",
    verified:
      "Bookings sirf ohna driveran nu jandiyan han jihna nu assi verify kita hai. Us vich police verification vi hai ja nahi, sadi team dass devegi: {phones}.",
    whoComes:
      "Tusi ghar ikalle hovo ja jaanna chaho ki andar kaun aavega, tan gede ton pehlan team ton puchh lao ji.",
    intercityHow:
      "Is tarah hunda hai:\n- Route, maal te tareek dasso: contact form, phone ja email raahin\n- Bhaar te size dekh ke assi gaddi chunde haan\n- Maal load hunda hai, kagaz naal jande han\n- Gaddi di live tracking assi karde haan: phone karo, assi dass devange ki maal kitthe pahunchya",
    track:
      "Maal kitthe hai, eh jaanan layi phone karo ji: {phones}. On Demand geda hove, tan customer app vich live tracking dekho. Is chat ton main nahi dekh sakdi.",
    trackShare:
      "Tuhada customer ja gharde vi dekh sakde han ja nahi, te smartphone ton bina kiven pata laggega, sadi team dass devegi.",
    ownMatter:
      "Main itthon booking, payment, application ja tuhadi jankari na dekh sakdi haan, na badal sakdi haan. Sadi team ton puchh lao ji: {phones} ja {email}. Ja “team naal gall karni hai” likho, main gall agge pahuncha devangi. Sanu kujh galat bhej ditta hove, jiven phone number, tan ohna nu sahi gall dasso; us nu theek karwauna tuhada haq hai.",
    contract:
      "Contract ja roz de routan layi /contact-us te dasso ki route kehre han, maal kinna hai, kehre time, te maal kiven rakhna hai.",
    routing:
      "Haan ji, Trackk route banaundi hai: AI tay kardi hai ki din de stops kis order vich te kis raste honge.",
    trackkTerms:
      "Trackk sadi Corporates service da hissa hai. Is da kharcha tuhadi company naal tay hunda hai; koi rate site te nahi likhya.",
    routes: "Intercity de {count} pakke route han:",
    routeLine: "{from} ton {to}",
    routeYes: "Haan ji, {from} ton {to} sada pakka intercity route hai.",
    routeReverse:
      "Sada pakka route {from} ton {to} hai. {to} ton {from} di booking layi team ton puchh lao ji: {phones}, {email}.",
    routeNo:
      "{from} ton {to} sade pakke intercity routan vich nahi hai. Book ho sakda hai ja nahi, team ton puchh lao ji: {phones}, {email}.",
    routeLocal:
      "{from} te {to} dono than assi kamm karde haan, par eh pakka intercity route nahi hai. Book ho sakda hai ja nahi, team ton puchh lao ji: {phones}, {email}.",
    routeBeside:
      "{from} te {to} kol-kol han. Eho jeha geda customer app vich On Demand book karo, ja team ton puchh lao ji: {phones}, {email}.",
    routeStop:
      "{stop} {town} de kol hai, te {from} ton {to} sada pakka intercity route hai. {stop} vich gaddi rukegi ja nahi, team dass devegi: {phones}, {email}.",
    routesOfPlace: "{place} wale sade pakke intercity route eh han:",
    routesFromPlace: "{place} ton shuru hon wale sade pakke intercity route eh han:",
    routesToPlace: "{place} tak jaan wale sade pakke intercity route eh han:",
    routesNamed: "Sadiyan gaddiyan is pakke intercity route te chaldiyan han:",
    routesOtherWay: "{place} ton aun wale maal layi team ton puchh lao ji: {phones}.",
    tripAsk:
      "Ki lai ke jana hai, usda bhaar te size, kitthon kitthe te kadon, eh sadi team nu dass deo ji: {phones}, {email}. Team dass devegi ki maal ja sakda hai ja nahi, kehri gaddi laggegi te kinne laggange.",
    tripTell:
      "Team nu dass deo ji: ki lai ke jana hai, usda bhaar te size, kitthon kitthe te kadon. Oh dass devegi ki maal ja sakda hai ja nahi, kehri gaddi laggegi te kinne laggange.",
    tripPass:
      "Eh main apni team tak pahuncha devan? Apna naam te number bhej deo ji, team gaddi te kiraye layi tuhanu phone karegi. Ja itthe phone kar lao: {phones}.",
    acePlusLeftOut:
      "{vehicle} is layi nahi hai: us vich Ace Plus da maal janda hai, vadh ton vadh {acePlusBoxes} nag, har nag {acePlusBoxWeight} kilo tak.",
    placeYes: "Haan ji, assi {place} vich haan.",
    placeHere: "{place} vich assi kamm karde haan.",
    placeNoRoute:
      "{place} vich assi kamm karde haan, par sada koi pakka intercity route otthon da nahi hai. Maal dooje shehar bhejna hove ja otthon mangvauna hove, tan sadi team ton puchh lao ji: {phones}.",
    tripInside:
      "Haan ji, assi {place} vich haan. {place} de andar da geda customer app vich On Demand book karo, ja sadi team ton puchh lao ji: {phones}, {email}.",
    placeAtTime:
      "{place} vich assi kamm karde haan. Us vele gaddi milegi ja nahi, eh main pakka nahi keh sakdi: {phones} te phone kar lao ji.",
    placePart:
      "Assi {region} vich haan, te {place} usse vich aunda hai. Tuhade pate te service hai ja nahi, team ton puchh lao ji: {phones}.",
    placeRoute: "{place} sadiyan thavan vich nahi, par otthe intercity route janda hai:",
    placeCluster: "Assured booking da pickup {place} ton vi hunda hai.",
    placeBeside:
      "{place} {town} de kol hai, jitthe assi haan. Tuhade pate te service hai ja nahi, team ton puchh lao ji: {phones}.",
    placeNo:
      "{place} sadiyan thavan di list vich nahi hai. Gaddi otthe aa sakdi hai ja nahi, sadi team dass devegi: {phones}.",
    placeState:
      "Poore {place} baare main nahi dass sakangi; otthon diyan eh thavan sadi list vich han: {places}.",
    placeElse: "Koi hor than hove, tan sadi team ton puchh lao ki gaddi otthe aavegi ja nahi: {phones}.",
    locations: "Sada kamm ihna thavan te hai: {locations}.",
    locationsRoutes: "Sade pakke intercity route vi han: /service/intercity te dekh lao ji.",
    noTimes:
      "Pahunchan da time andaza hi hunda hai: traffic, mausam ja pickup te udeek naal badal sakda hai. Tuhade gede nu kinna time laggega, eh sadi team dass sakdi hai.",
    price:
      "Booking da kiraya ₹{priceFrom} ton ₹{priceTo} de vichkar hunda hai. Kinna laggega, eh ihna gallan ton tay hunda hai:",
    priceTrip:
      "Booking da kiraya ₹{priceFrom} ton ₹{priceTo} de vichkar hunda hai. Pakka rate main nahi dass sakdi ji: oh sadi team dindi hai. /contact-us te likho ja phone te puchh lao: {phones}.",
    priceExact:
      "Pakka rate main nahi dass sakdi: oh sadi team dindi hai. /contact-us te likho ja phone te puchh lao: {phones}.",
    priceAgain:
      "Kiraya ₹{priceFrom} ton ₹{priceTo} de vichkar hi rehnda hai. Tuhada kinna laggega, is layi team nu dasso ki kitthon kitthe, ki maal hai, usda bhaar te size, te kadon: {phones} ja /contact-us.",
    priceOfBooking: "₹{priceFrom} ton ₹{priceTo} poori booking da kiraya hai, ikk kilometre da nahi.",
    numberOfOthers:
      "Driver da ja kise hor da number mere kol nahi hai. Tuhadi booking di gall hove, tan sadi team nu dasso kehri booking hai, te ohna ton puchh lao ji.",
    assuredUnstated:
      "Assured booking baare bas ehi likhya hai ki oh kadon, kitthe te kis layi hai. Is ton agge kis gall di guarantee hai, jiven time te pahunchna, eh nahi likhya: sadi team ton puchh lao ji, {phones}.",
    pricePerKm:
      "Ikk kilometre da rate mere kol nahi hai; tuhade gede da kiraya sadi team dass devegi. Doori kilometre de hisaab naal juddi hai.",
    priceFinal:
      "Jehra kiraya dikhaya ja dassya gaya hai, oh baad vich vadh sakda hai ja nahi, eh mainu nahi pata ji. Book karan ton pehlan team ton puchh lao ki us vich ki-ki hai te kis gall naal oh badlega: {phones}, {email}. Vadh paise de ditte hon, tan oh wapas milde han.",
    cheapest: "Har gaddi da vakhra kiraya mere kol nahi hai.",
    factor: "{name}: {detail}",
    payOnDemand:
      "On Demand vich payment card naal hundi hai, gede ton baad. Payment gateway sirf isse service vich hai. Eh website tuhade card di jankari nahi mangdi.",
    payIntercity:
      "Intercity vich payment gateway nahi hai: site ja app te kujh nahi dena painda. Kiraya te payment rate puchhan vele sadi team naal tay ho jande han.",
    payCorporate:
      "Corporates vich payment gateway nahi hai: site ja app te kujh nahi dena painda. Terms tuhadi te sadi company vich tay hundiyan han.",
    payAll:
      "Har service da vakhra tarika hai:\n- On Demand: gede ton baad, card naal, payment gateway te.\n- Intercity te Corporates: payment gateway nahi. Payment sadi team naal tay hundi hai.",
    noAdvance: "On Demand vich pehlan kujh nahi dena painda. Payment gede ton baad hundi hai.",
    invoiceAsk:
      "GST wala bill, jehra bill hale nahi aaya, firm, school ja trust de naa da bill, ja bill vich sudhaar chahida hai, tan {email} te likho ja {phones} te phone karo ji. Dasso ki kehra geda si, te bill te kehra naa te GST number chahida hai. Changa hai ki gede ton pehlan de deo; baad vich kadon tak de sakde ho, ja sudhaar vich kinna time lagda hai, eh site te nahi likhya. Transport te input tax credit baare /faq dekho.",
    noHiddenCosts: "Kiraye vich eh gine jande han: doori, than te raah, gaddi kehri hai te extra services.",
    refundEligible: "Ihna haalatan vich refund milda hai:",
    refundNot: "Ihna vichon koi kaaran hove tan refund nahi milda:",
    partnerElectric:
      "Sadiyan saariyan gaddiyan electric han; diesel, petrol ja CNG gaddi lagg sakdi hai ja nahi, eh site te nahi likhya.",
    aadhaarDigits:
      "Form vich Aadhaar number {aadhaarDigits} digits da hunda hai; is ton vadh digits aape katt jande han.",
    oceanYes:
      "Haan ji, Ocean Freight di service hai. Kehre desh ja port, eh sadi site te nahi likhya; sadi team ton puchh lao: {phones} ja {email}.",
    oceanIncluded:
      "Ocean freight vich poora (FCL) ja sanjha (LCL) container, port tak te othon sadak da safar, documents te customs clearance, te packing shamil han. Cargo insurance kehan te hunda hai.",
    interviewPlace:
      "Interview kitthe hundi hai, eh sadi site te nahi likhya. Sadi team ton puchh lao: {phones}.",
    appForIphone: "iPhone da vakhra link mere kol nahi hai; sadi site te ehi link han.",
    driverAppLink: "Driver app da link har page de thalle hai: {driverApp}",
    customerAppLink: "Customer app da link har page de thalle hai: {customerApp}",
    rangeClaim:
      "About page te saari fleet di range {claimRange} km likhi hai; apni gaddi wale ankde naal plan karo.",
    routeDays:
      "Gaddi kehre din te kinni vaar chaldi hai, eh sadi site te nahi likhya. Sadi team ton puchh lao: {phones}.",
    placesNext: "Agge kitthe shuru karange, eh sadi site te nahi likhya. Sadi team ton puchh lao: {phones}.",
    refundNo: "Nahi ji, is kaaran refund nahi milda:",
    refundYes: "Haan ji, is haalat vich refund milda hai:",
    refundHow:
      "{email} te likho ja /contact-us wala form bharo: kehri booking, kis phone number ton kiti si, kinni rakam, te ki galat hoya.",
    refundTotal:
      "Approve hon ton paise aun tak kul mila ke {refundTotalDays} working din tak lag sakde han, Sunday te public holidays chhad ke; bank nu thoda hor time lag sakda hai.",
    refundChase:
      "Refund kitthe tak pahunchya, eh main nahi dekh sakdi. Odon tak paise na aaun, tan sadi team nu dasso ki kehri booking hai: {phones}, {email}.",
    cancelFree:
      "Driver allot hon ton pehlan, te allot hon ton baad {freeMinutes} minute tak, cancel karan da kujh nahi lagda.",
    cancelHow:
      "Booking cancel karni hove, tan {phones} te phone karo ja {email} te likho ji, te dasso ki kehri booking hai.",
    cancelLate:
      "Aitvaar nu te daftar band hon ton baad sanu likh ke bhejo ji, te dasso ki kis vele cancel kar rahe ho.",
    cancelCosts:
      "Driver allot hon ton {minutes} minute baad cancel karan te ₹{cancelFee} lagde han: {freeMinutes} minute tak free hai. Driver allot hon ton pehlan kujh nahi lagda, booking nu bhaven kinni vi der ho gayi hove.",
    cancelWithin:
      "{minutes} minute hoye han, tan cancel karan da kujh nahi laggega ji: {freeMinutes} minute tak cancel karna free hai. Fer vi paise katte gaye hon, tan vadh laye gaye: {email} te refund mango.",
    complaintInTime:
      "Hale {hours} ghante hi hoye han, {complaintHours} ghante poore nahi hoye: tusi hun vi shikayat kar sakde ho.",
    complaintToday:
      "Ajj di gall hai, yaani {complaintHours} ghante hale nahi hoye: shikayat da time hale hai.",
    complaintYesterday:
      "Kall di gall hai, tan ajj usse vele tak shikayat ho sakdi hai (kul {complaintHours} ghante): hune likh ke bhej deo ji.",
    complaintTooLate:
      "{hours} ghante ho gaye, shikayat de {complaintHours} ghante langh gaye. Fer vi sadi team nu dasso ji: {phones}, {email}.",
    complaintOver:
      "{complaintHours} ghanteyan ton vadh ho gaye, yaani shikayat de {complaintHours} ghante langh gaye. Fer vi sadi team nu dasso ji: {phones}, {email}.",
    complaintOpen: "Hale {complaintHours} ghante poore nahi hoye: shikayat da time hale hai.",
    complaintUntil:
      "{from} di gall hove, tan shikayat de {complaintHours} ghante {due} nu usse vele tak han.",
    refundInTime:
      "{days} din hoye han, {refundRequestDays} dina de andar: refund hale mangeya ja sakda hai, {left} din baaki han.",
    refundClosing:
      "{days} din ho gaye, te {refundRequestDays} din poore hon wale han: refund hale mangeya ja sakda hai, ajj hi likh deo ji.",
    refundUntil:
      "{from} ton giniye, tan refund mangan de {refundRequestDays} din {first} te {last} de vichkar poore hunde han: {first} tak mang lao, tan pakka hai.",
    refundTooLate:
      "{days} din ho gaye, refund mangan de {refundRequestDays} din langh gaye. Fer vi sadi team ton puchh lao ji: {phones}, {email}.",
    refundOnItsWay:
      "Hun tak {days} din hoye han. Approval ton khaate vich aun tak {refundTotalDays} business days tak lagde han, is layi hale der nahi hoyi ji.",
    refundOverdue:
      "Hun tak {days} din hoye han. Approval ton khaate vich aun de {refundTotalDays} business days langh gaye: sadi team nu booking dass ke puchho ji, {phones}, {email}.",
    dueDay: "{from} ton giniye, tan {days} din {due} nu poore hunde han.",
    dueWorkingDay:
      "{from} ton giniye, tan {days} working days {due} nu poore hunde han; vich chhutti hove, tan ikk din baad.",
    companyCancels:
      "Je assi cancel kariye tan tuhadi koi fee nahi lagdi, te jehre paise ditte han oh wapas milde han (refund).",
    driverAsksCancel:
      "Driver kahe ki tusi cancel kar deo, ja oh aave hi na, tan cancel karan ton pehlan team nu phone karo ji: {phones}. Fee tusi deni hai ja nahi, ohi dassegi.",
    regret: "Tuhanu pareshani hoyi, is layi maafi chahundi haan ji.",
    offerPerson: "Eh gall main apni team tak pahuncha devan? “Haan” likho, team tuhade naal gall karegi.",
    complaintHow:
      "{email} te likho ja /contact-us wala form bharo: kehri booking si, ki hoya, te tusi ki chahunde ho.",
    complaintAfter: "Sadi team har shikayat padhdi hai te {replyWithin} jawab dindi hai.",
    danger:
      "Sanu hune phone karo ji: {phones}. Kise nu khatra hove, tan 112 te phone karo. Booking te gaddi da number dass deo.",
    unwantedContact:
      "Sanu turant dasso ji: {phones}, {email}. Kehri booking si te kis number ton message ja phone aaya, eh likho, te message mitao na. Dar lagge, tan 112 te phone karo. Driver nu ohna hi disda hai jinna maal farhaun layi chahida hai; aapne data di shikayat {grievanceEmail} te bhejo.",
    theft:
      "Sanu hune phone karo ji: {phones}. Booking te gaddi da number dass deo. Maal gayab hove, tan police vich vi report karo te {complaintHours} ghante de andar {email} te likho.",
    askedForMore: "Jinna tay hoya si, us ton vadh na deo ji. Sanu phone karo: {phones}.",
    delayLoss:
      "Der naal aun di koi tay rakam mainu nahi pata, te traffic, mausam ja hadtaal karke hoyi deri da refund nahi milda. Der karke maal sade kol kharab hove ja guach jave, tan kanoon mutabak zimmewari sadi hai; par sade vass ton bahar di gall di nahi, te jitthon tak kanoon ijazat dinda hai, munafe de ghaate di vi nahi. Vele sir pahunchna zaroori hove, tan booking ton pehlan sadi team nu dasso: {phones}, {email}.",
    cameLate:
      "Traffic, mausam ja hadtaal karke hoyi deri da refund nahi milda. Koi hor karan hove, tan gede ton {complaintHours} ghante de andar {email} te likho ji: kehri booking si te kinni der hoyi.",
    damageFirst:
      "Photo khich lao, packing sambh ke rakho, te jo tuttya ja ghatt hai oh delivery de kagaz te likhva lao ji.",
    damageLimit:
      "Koi pakki rakam nahi likhi hoyi. Kanoon diyan apniyan haddan han, jiven Carriage by Road Act, 2007 diyan. Je tuhade maal layi oh ghatt hon, tan loading ton pehlan vadh keemat likh ke dass deo ji, te jisda nuksaan na jhall sako usda beema karva lao.",
    damage:
      "Maal sade kol hundeyan guach ja tutt jave tan kanoon mutabak zimmewari sadi hai; par maadi packing, maal de apne subhaa, galat jankari ja sade vass ton bahar di gall hove tan nahi; te jitthon tak kanoon ijazat dinda hai, munafe de ghaate di vi nahi.",
    damageWhen: "Muavza kadon milda hai, eh sadi site te nahi likhya: team dass devegi, {phones}.",
    damageNoRefund: "Tutte ja kharab maal te refund nahi, shikayat darj hundi hai.",
    grievance:
      "Shikayat naanh hoyi, ja shikayat, refund ja phone da jawab nahi aaya, tan gall agge itthe lai jao ji: {grievanceName}, {grievanceEmail}. {grievanceTimes}",
    prohibited:
      "Jyonde janwar ja ajehi koi cheez kade na bhejo jisdi kanoon vich manahi hai, jiven hathiyar, nashe, chori da ja nakli maal.",
    noAnimals: "Nahi ji: assi jyonde janwar nahi lai ke jande.",
    sealed:
      "Seal band ja gupt maal, jandre, ja raah vich packet kaun khol sakda hai, is baare sadiyan sharatan vich kujh nahi likhya ji. Ki band rehna hai, booking ton pehlan sadi team nu dasso: {phones}, {email}. Driver de samne packet gin lao te seal de number likh lao. Maal sade kol hundeyan guach ja kharab ho jave, tan kanoon mutabak zimmewari sadi hai.",
    valuable:
      "Paise, gehne ja koi bahuti mehngi cheez hove tan pehlan dass deo ji; assi naa vi kar sakde haan. Baaki mehnge maal di keemat loading ton pehlan likh ke dasso, te jis da nuksan na jhall sako, us da bima karva lao.",
    dangerousAsk:
      "Gassan, balan wale liquid, zeher, tezaab wargiyan cheezan te dhamakakhez maal is vich aunde han, gas cylinder ja tezaab da drum vi. Manzoori layi book karan ton pehlan {email} te likho ji.",
    perishable:
      "Khana, phull, dudh ja dawaiyan bhejniyan hon, tan book karan ton pehlan sadi team ton puchh lao ji: {phones}, {email}. Gaddi vich cooling hai ja nahi, te safai da vakhra kujh lagda hai ja nahi, eh mainu nahi pata. Pahunchan da time andaza hunda hai.",
    moreThanBooked:
      "Maal booking ton vadda ja bhaara nikle tan driver kujh maal chhadd sakda hai ja gede ton naa kar sakda hai. Vaddi ja duji gaddi mangwauni pave, tan pehli de paise lagange ja nahi, eh sadi team ton puchh lao ji: {phones}.",
    packWell: "Maal is tarah pack karo ki sadak da aam safar jhall lave.",
    carryTooFar: "Bahut door hai ji: eh {carryFeet} feet ({carryMetres} metre) di limit ton vadh hai.",
    carryNearEnough:
      "Inni doori theek hai ji: eh {carryFeet} feet ({carryMetres} metre) di limit de andar hai.",
    acePlusOver: "Nahi ji: Ace Plus vich inna maal nahi ja sakda.",
    acePlusWithin: "Haan ji: eh Ace Plus di limit de andar hai.",
    acePlusCountYes: "{count} nag: haan ji, Ace Plus vich {acePlusBoxes} tak jande han.",
    acePlusCountNo: "{count} nag: nahi ji, Ace Plus vich {acePlusBoxes} tak hi jande han.",
    acePlusWeightYes: "Ikk nag {weight} kg: haan ji, Ace Plus vich {acePlusBoxWeight} kg tak chalda hai.",
    acePlusWeightNo: "Ikk nag {weight} kg: nahi ji, Ace Plus vich {acePlusBoxWeight} kg tak hi chalda hai.",
    acePlusStairs:
      "Pauriyan ja utli manzil: nahi ji, Ace Plus da maal sirf ground floor ton ground floor tak janda hai.",
    acePlusTotal: "Kul mila ke vadh ton vadh {acePlusBoxes} × {acePlusBoxWeight} kg = {total} kg.",
    receiverThere:
      "Maal lain layi koi na koi otthe hona chahida hai; kujh ghatt ja tuttya hove tan delivery wale kagaz te likh deo.",
    dataCollected:
      "Eh is gall te hai ki tusi ki karde ho: contact form ton naam, email, phone, subject te message; naukri di application ton pata, Aadhaar number te naukri vi; chat ton jo tusi likhde ho. Assi eh tuhanu jawab den te tuhada kamm karan layi vartde haan.",
    dataDeleteHow:
      "Jis email da data hai, usse email ton likho: {email}. Ja /contact-us wale form vich ohi email ja phone number bharo jisda data hai.",
    dataErased:
      "Assi tuhada message ja arzi, us naal judi har cheez te oh chat mita dinde haan jis vich tuhanu reference number milya si. Bachda hai bas eh note ki kujh mitaya gaya, kadon te kyon; te oh jo kanoon rakhan nu kehnda hai, jiven invoice. Encrypted backup {backupsDeleted} delete hunde han.",
    dataWithdraw:
      "Tusi apni consent kade vi wapas lai sakde ho: {email} te ja /contact-us wale form vich ikk message kaafi hai. Jis kamm layi oh data chahida hai, jiven tuhadi arzi, oh fer ruk janda hai.",
    aadhaarKept:
      "Naukri na mile, tan arzi de naal tuhada Aadhaar number vi delete kar dinde haan ({applicationRetention}); tusi kaho tan pehlan. Poora number sirf adhikarat staff karan te password de ke khol sakda hai; kisne, kadon te kyon dekheya, eh darj hunda hai.",
    aadhaarWhy:
      "Form vich Aadhaar number de poore {aadhaarDigits} digits chahide han, sirf tuhadi pehchan verify karan layi. Is ton bina application nahi bheji ja sakdi; koi hor document dena hove, tan apply karan ton pehlan sanu likho ji. Number aundeyan hi encrypt ho janda hai, baaki application ton vakhra rakheya janda hai te usse naal delete hunda hai.",
    cookies:
      "Eh website ads wali cookies nahi laundi te hor websites te tuhade pichhe nahi jandi. Chat tuhade browser di local storage vich tinn cheezan rakhdi hai; “Clear” dabao tan messages te state hatt jande han.",
    chatKept:
      "Tusi itthe jo likhde ho, oh sade server te aunda hai. Saambhan ton pehlan phone te Aadhaar number luka ditte jande han, te gallbaat {chatRetention} tak rakhi jandi hai. “Clear” dabbo tan messages tuhade browser ton hatt jande han. Is nu sada ohi staff dekhda hai jis nu kamm layi lod hove: sales te support messages padhde han.",
    chatLocal:
      "Tuhade browser di local storage vich chat tinn cheezan rakhdi hai: session id, gallbaat di state te messages. “Clear” dabao tan messages te state hatt jande han.",
    retention:
      "Data assi inna chir rakhde haan:\n- Contact messages: {contactRetention}\n- Booking, bill te payment: {bookingRetention}\n- Jihna applications ton naukri nahi mili, Aadhaar number samet: {applicationRetention}\n- Chat: {chatRetention}\n\nTusi pehlan vi delete karva sakde ho.",
    dataShared:
      "Assi kise da niji data na vechde haan, na kiraye te dinde haan. Tuhada data eh dekhde han: sada staff, jinna kamm layi chahida hai; tuhade maal da driver te receiver; On Demand di payment wali company; sade server chalaun ja email bhejan waliyan companiyan; te kanoon kahe tan sarkari officer.",
    dataRights:
      "Tusi free vich puchh sakde ho ki tuhada kehra data hai, usnu theek ja delete karva sakde ho, ditti consent wapas lai sakde ho te shikayat kar sakde ho.",
    dataSecure:
      "Sara data encrypt ho ke aunda-janda hai. Pehchan wale number sade kol vi encrypt karke hi rakhe jande han, har record di apni vakhri key naal.",
    trackkTrouble:
      "Trackk da password main nahi badal sakdi, na link dubara bhej sakdi haan. Tuhadi company Trackk vartdi hai, tan pehlan usde admin nu kaho; nahi tan sadi team madad karegi: {phones}, {email}. On Demand gede di live tracking customer app vich hai, Trackk vich nahi.",
    trackkLocation:
      "Trackk phone di location attendance, live tracking te gedeyan de record layi laindi hai, duty vele background vich vi; duty na hove tan nahi laindi.",
    trackkCamera:
      "Camera te gallery udon hi chalde han jadon tusi aap photo khicho ja chuno, jiven gaddi, delivery ja nuksan di. Dovan di permission den ton tusi na kar sakde ho: jis kamm vich photo chahidi hai, oh phir hor tarike naal hunda hai.",
    trackkAttendance:
      "Check in ja check out karo tan Trackk dekhdi hai ki tusi company de banaye area vich ho ja nahi, te time te than naal eh vi likh laindi hai. Eh admin dekhda hai, te company de oh lok jihna nu kamm layi lod hove.",
    trackkOwner:
      "Trackk, yaani sadi Corporates service di app, vich duty te har gaddi kitthe hai eh disda hai, te driver tuhade mithe area vich attendance launde han.",
    trackkLeave:
      "Leave requests te tickets Trackk vich paindiyan han, jo sadi Corporates service di gaddiyan te staff wali app hai.",
    trackkKept:
      "Trackk data inna chir rakhdi hai:\n- Location te gede: {trackkLocationRetention}\n- Photos: {trackkPhotoRetention}\n- Attendance te verification: {trackkAttendanceRetention}\n- Chhutti te tickets: {trackkTicketRetention}",
    trackkSeen:
      "Trackk da data eh dekhde han: admin te tuhadi company de oh lok jihna nu kamm layi chahida hai; geda follow karan wale customer, sirf pickup ton delivery tak; sada support staff, jadon koi dikkat door kare; sade server chalaun waliyan companiyan; te kanoon kahe tan sarkari officer. Eh na vechya janda hai, na ads layi vartya janda hai.",
    trackkOff:
      "Location di permission tusi phone di settings vich band kar sakde ho. Fer tuhadi company nu attendance te gede kise hor tarike naal likhne painge.",
    trackkPermissions:
      "Trackk di policy vich location, camera te gallery likhe han. Contacts, mic ja phone di kise hor cheez baare us vich kujh nahi likhya.",
    trackkVerify: "Duty shuru hon vele Trackk check kardi hai ki sahi driver sahi gaddi naal hai.",
    answersBinding:
      "Jo main dassdi haan oh aam jankari hai: us naal kiraye, tareek ja route da vaada nahi hunda. Terms vich ehi likhya hai. Meri dassi gall galat lagge ja pakki gall chahidi hove taan sadi team nu puchho ji: {phones}, {email}.",
    courts:
      "Bharat da kanoon lagu hunda hai. Jhagda hove, tan mamla itthe janda hai: {courts}, jadon tak kanoon customer nu koi hor court na deve.",
    about:
      "{company} mid-mile te last-mile logistics company hai. Assi {locations} vich companiyan te aam lokan da maal 100% electric four-wheelers te pahunchaunde haan. {customers}+ customers, {years}+ saal, {team}+ janeyan di team.",
    forWhom:
      "Assi sareyan da maal pahunchaunde haan: companiyan da, chhote kamm waleyan da te aam lokan da vi. Booking layi GST number ja registration chahidi hai ja nahi, eh sadi team dass devegi: {phones}.",
    founders: "Sadi company ihna ne shuru kiti hai:",
    founderLine: "{role}: {name}",
    founderOne: "Sadi company de {role} {name} ji han.",
    founderSample: "Sade /about-us page te eh naam hale namune vajon han.",
    foundersMore:
      "Is ton pehlan oh ki karde si, eh sadi site te nahi hai; sadi team hor dass sakdi hai: {email}.",
    customers:
      "Sade {customers}+ customers han. Eh figure sadi website te hai; ohna di list mere kol nahi hai.",
    deliveries:
      "Hun tak {deliveries} deliveries time sir hoyiyan han, te sadiyan gaddiyan {greenKm} green km challiyan han.",
    years: "Sanu {years}+ saal da tajarba hai.",
    team: "Sadi team vich {team}+ jane han.",
    counters:
      "{customers}+ customers, time sir {deliveries} deliveries, {greenKm} green km, {years}+ saal te {team}+ janeyan di team.",
    clients:
      "/service/corporate page te {clientCount} companiyan de logo han; jadon tak companiyan apna naam den layi haan nahi kardiyan, eh sample han. Kinniyan companiyan sade naal han, eh site te nahi likhya. Naam ja reference layi sadi team ton puchh lao: {phones}, {email}.",
    testimonials:
      "/about-us page te {testimonialCount} customers di raai hai, saare B2B clients. Jadon tak asli customers haan nahi karde, naam te gallan sample han: {testimonialNames}.",
    green:
      "Sadiyan saariyan gaddiyan 100% electric han: dhuan nikalda hi nahi. Hun tak {greenKm} green km chall chukkiyan han.",
    whyUs:
      "Gaddiyan vi sadiyan, software vi sada, is layi pickup ton delivery tak tuhadi gall ikko company naal:\n- Sara kamm ikko than: parcel, maal, last mile, intercity te on demand\n- Route AI banaundi hai\n- Gaddiyan te driveran te sadi nazar\n- Sawalan de jawab layi AI bot\n- Live tracking\n- Environment: 100% electric, dhuan nahi",
    ai: "AI naal route bande han (din de stops da order) te customers wala bot chalda hai; naal gaddiyan di monitoring te live tracking vi hai.",
    officials:
      "Police, RTO, inspector ja kise hor daftar layi: gaddi da number, than te time dass ke {phones} te phone karo ja {email} te likho ji. Kis naal gall karni hai, eh sadi team dassegi. Gaddi ja driver kol kehre kagaz hunde han, eh sadi website te nahi hai; ohna di copy team ton mang lao.",
    registeredOffice: "Sada registered office: {registeredOffice}.",
    bookerLiable: "Jadon takk oh chukaya nahi janda, booking karan wale customer di vi zimmevari rehndi hai.",
    receiverPays:
      "Paise maal lain wala devega, tan booking ton pehlan sadi team naal tay kar lao ji: {phones}, {email}.",
    legalName: "Sade legal pages te company da naam {entity} ({company}) likhya hai.",
    contact:
      "Sade naal is tarah gall kar sakde ho:\n- Phone: {phones}\n- Email: {email}\n- Office: {office}\n- Contact form: /contact-us",
    unreached:
      "Maaf karna ji, tuhadi kise naal gall nahi ho saki. {email} te likho, /contact-us wala form bharo, ja duja number mila ke dekho: {phones}. Ja “team naal gall karni hai” likho: main naam te number lai ke gall agge pahuncha devangi.",
    driverUnreached:
      "Maaf karna ji. Driver phone na chukke, tan sade office phone karo: {phones}. Driver naal main itthon gall nahi kar sakdi.",
    goodsMissing:
      "Maal ghatt hove ja pahunchya hi na hove, tan {complaintHours} ghantean de andar {email} te vi likho ji.",
    phone: "Sade phone number eh han: {phones}.",
    email: "Sadi email eh hai: {email}.",
    address: "Sada office: {office}. Aun ton pehlan ikk vaar phone kar leyo ji.",
    addressElsewhere: "{place} vich sadi site te koi office nahi likhya.",
    social: "Tusi sanu itthe labh sakde ho:",
    socialNone:
      "Sade social media page mere kol nahi han. Tusi sanu {phones} te phone kar sakde ho ja {email} te likh sakde ho.",
    socialLine: "{network}: {href}",
    whatsapp:
      "Sadi team da WhatsApp number mere kol nahi hai. {phones} te phone kar lao ja {email} te likh deo ji.",
    pageIs: "Eh itthe milega: {path}",
    noLogin:
      "Is website te login ja account nahi hai: sab kujh saareyan layi khulla hai. Geda On Demand di customer app ton book hunda hai.",
    newsletter:
      "Newsletter hale shuru nahi hoya: otthe likhya pata kitte nahi janda, te koi newsletter nahi bhejya janda. Sadi khabar laini hove, ja koi message band karvauna hove, tan {email} te likho. Us vich ki aavega te kinni vaar, eh mainu nahi pata.",
    comments:
      "Comments hale shuru nahi hoye: otthe jo likho, oh sanu nahi milda. /contact-us te likh sakde ho.",
    severalStops:
      "Ikko gede vich kai pickup ja drop hon, tan saare stop sadi team nu dass deo ji: {phones}, {email}. Kiraya doori, than te extra services naal banda hai.",
    smallParcel:
      "Assi four-wheelers vich parcel vi lijande haan te maal vi; ghatto-ghatt kinna hove, ehojehi koi shart nahi likhi. Ikk lifafa, chhota packet ja bas ikk cheez hove, tan team ton puchh lao ji: {phones}, {email}.",
    proofOfDelivery:
      "Delivery da proof (POD), jiven raseed, sign ja photo, chahida hove tan apni booking dass ke sadi team ton mang lao ji: {phones}, {email}. Trackk vich driver delivery di photo lai sakda hai.",
    leftBehind:
      "Sadi team nu hune phone karo ji: {phones}, ja {email} te likho. Dasso ki ki reh gaya hai, kehri booking si, kitthe te kadon. Is chat ton main driver naal gall nahi kar sakdi.",
    thirdPartyDamage:
      "Kise nu satt laggi hove, tan pehlan ilaaj karvao. Fer than, time, gaddi da number te photos sadi team nu bhejo ji: {phones}, {email}. Team eh gall dekhegi te dassegi ki kise hor da nuksan hoya hove, tan agge ki hovega. Sadiyan gaddiyan raula paundiyan hon ja raah rokdiyan hon, tan vi ohna nu than te time dasso ji.",
    fakeRecruiter:
      "Sadiyan khali naukriyan /hiring te han, te otthe apply karan de paise nahi lagde. Tuhanu kisne phone kita, eh main nahi dekh sakdi. Paise ja kagaz den ton pehlan sadi team ton puchh lao ki gall sachi hai ja nahi: {phones}, {email}.",
    cashOnDelivery:
      "Cash on delivery: driver receiver ton tuhade layi paise lai sakda hai ja nahi, eh book karan ton pehlan sadi team ton puchh lao ji: {phones}, {email}.",
    returnLoad:
      "Maal, crate, bachya samaan ja customers da modeya maal wapas lyauna hove, ja gaddi khali mude, tan oh usse gede vich ho sakda hai ja nahi te kiraye te ki farak pavega, eh sadi team dass devegi: {phones}, {email}.",
    bookForOther:
      "Haan ji, maal koi hor vi lai sakda hai. Tuhadi than koi hor ja koi dukaan maal farhave, wapas lave ja book kare, ja tusi videsh ton book kar ke paise dene hon, tan pehlan sadi team ton puchh lao: {phones}, {email}.",
    credit:
      "Udhaar ja mahine de ikko bill baare sadi site te kujh nahi likhya; ki ho sakda hai, sadi team dass devegi: {phones}, {email}. On Demand vich payment har gede ton baad hundi hai; Intercity te Corporates vich oh team naal tay hundi hai.",
    tip: "Tip ja driver di rating baare jankari mere kol nahi hai. Driver di tareef karni hove, tan {email} te likho ja /contact-us wala form bharo, sadi team tak pahunch javegi.",
    vendorAudit:
      "Vendor registration, agreement, tender, certificate, PAN ja licence varge number te questionnaire layi {email} te likh deo ja {phones} te phone kar lao ji.",
    integration:
      "API, ERP ja online store naal jodan baare jankari mere kol nahi hai. Companiyan layi Trackk hai, gaddiyan te staff wali sadi app; ki judd sakda hai, sadi team ton puchh lao ji: {phones}, {email}.",
    breakdown:
      "Raah vich gaddi kharab ho jave ja battery mukk jave, tan sadi team nu phone karo ji: {phones}. Agge ki hovega, eh team dassegi. Sadi wajah naal maal na pahunche, tan refund milda hai.",
    driverTraining:
      "Sade blog vich likhya hai ki charging diyan aadtan assi driver nu pehle din sikhaunde haan. Sikhlai kinne din di hai, us de paise milde han ja nahi, te bijli wali gaddi pehlan chalayi honi chahidi hai ja nahi, eh sadi team ton puchh lao ji: {phones}, {email}. Khali naukriyan /hiring te han.",
    driverWork:
      "Gaddi apni hovegi ja company di, us nu kaun charge karega, te shift, vardi, raat da kamm, chhuttiyan te training, eh sadi site te nahi likhya. Sadi team ton puchh lao ji: {phones}, {email}. Khali naukriyan /hiring te han.",
    appTrouble:
      "Apna internet dekh lao te page dubara kholo, ja app dubara chalao. Jehra page na labbhe, oh hai hi nahi ja kite hor chala gaya hai: home page ton fir shuru karo. Form vich error aave te confirmation na disse tan samjho oh bhejya nahi gaya. Fir vi theek na hove tan sadi team nu dasso kehra page ja app hai te ki likhya aunda hai: {phones}, {email}. App vich booking na hove, tan phone karke puchho ki assi tuhade layi book kar sakde haan ja nahi.",
    requestForm:
      "Freight wala form /services/detail te hai. Oh aape kujh nahi bhejda: jo tusi bharoge oh contact form vich aa javega, te otthon bhejo tan hi sade tak pahunchda hai. Jawab na aaya hove tan /contact-us ton bhejo ja phone karo: {phones}.",
    jobsOpen: "Is vele eh naukriyan khali han, /hiring te apply karo ji:",
    jobsOpenIn: "{place} vich hun eh naukriyan khali han, /hiring te apply karo ji:",
    jobLine: "{title}, {city}",
    jobsNone: "Hun koi naukri khali nahi. Navi aave tan sab ton pehlan /hiring te lagdi hai.",
    jobsNoneIn: "{place} vich hun koi naukri khali nahi. Hor thavan te eh han:",
    jobsNoneSuch: "Ihho jihi koi naukri hun khali nahi. Eh khali han:",
    jobsNoneSuchIn: "{place} vich hun ihho jihi koi naukri khali nahi. Hor thavan te eh khali han:",
    jobsUnread: "Naukriyan di list is vele mainu nahi diss rahi. /hiring te dekh lao ji.",
    apply:
      "/hiring te apply karo ji: naukri chuno te naam, pata, phone ({phoneDigits} digits) te Aadhaar number ({aadhaarDigits} digits) bharo. Licence number te apne baare do gallan likhniyan zaroori nahi; CV ja kagaz upload nahi karne. Online na bhar sako, tan sade office phone karo: {phones}.",
    documents:
      "Application form vich naukri chunni paindi hai te naam, pata, phone number ({phoneDigits} digits) te Aadhaar number ({aadhaarDigits} digits) bharna painda hai; licence number te apne baare do gallan optional han. Koi kagaz upload nahi karna painda. Driver di naukri hove, tan apne driving licence da number vi likho ji. Sade phone layi oh tiyar rakho; interview vich ki leauna hai, team dass devegi: {phones}.",
    noUpload:
      "Application form vich CV ja koi hor kagaz nahi lagda. Apne baare jo dassna hove, oh us vich do gallan vich likh sakde ho.",
    licence:
      "Licence number ton bina vi apply kar sakde ho: form vich oh zaroori nahi (optional). Naukri layi licence, tajarba ja padhai chahidi hai ja nahi, te tuhada licence (kehri class, badge, DigiLocker vich, dooje state da) challega ja nahi, eh sadi team dass devegi: {phones}.",
    partner:
      "Apni gaddi sade naal launi hove, partnership karni hove ja maal divaun te commission chahidi hove, tan sadi team naal gall karo ji: {phones}, {email}. Kehri gaddi (sadiyan sariyan bijli waliyan han) te kehre kagaz chahide han, paise kinne te kadon milde han, charging da kharcha kaun dinda hai, loan vich madad hai ja nahi, ohi dassegi.",
    wagesDue:
      "Kise di tankhah ja bakaya main itthon nahi dekh sakdi ji. Sade daftar ton puchho: {phones}, {email}. Aapna naam, ki kamm kita te kitthe, kehre din ja gede di gall hai, te kinne paise baaki han, eh dasso.",
    hours: "Office te phone da time: {officeHours}. Aun ton pehlan ikk vaar phone kar leyo ji: {phones}.",
    holidayHours:
      "Tyohar ja sarkari chhutti wale din khulla hai ja nahi, eh site te nahi likhya: phone kar lao ji.",
    sunday:
      "Sunday nu office te phone band rehnde han. Time: {officeHours}. Sunday ja chhutti wale din gaddi chahidi hove, tan pehlan team ton puchh lao: {phones}, {email}.",
    replyTime:
      "Sadi team {replyWithin} jawab dindi hai ({officeHours}). Kamm ajj ja kall da hove, tan phone kar leyo ji: {phones}. Is ton vadh time ho gaya hove, tan maaf karna ji: phone kar lao, ja “team naal gall karni hai” likho, main gall agge pahuncha devangi.",
    applicantsCalled: "Naukri layi apply karan waleyan nu sadi team {applicantsWithin} phone kardi hai.",
    salaryAsk:
      "/hiring te apply karo. Sadi team {applicantsWithin} phone kardi hai: tankhah, time te kitthe auna hai, odon puchh lao ji.",
    applicationSent:
      "Application pahunch jave tan form te “{applicationSent}” likhya aunda hai te form khali ho janda hai.",
    phoneDigits:
      "Application vich phone number {phoneDigits} digits da hunda hai, agge 0 ja +91 nahi launa; is ton vadh digits aape katt jande han.",
    handOverName:
      "Main eh gall apni team tak pahuncha dindi haan ji. Tuhada naam ki hai? (Rokna hove tan “rehn deo” likho; phone te gall karni hove tan: {phones}.)",
    handOverNameFor:
      "Main eh apni team tak pahuncha dindi haan ji: “{matter}”. Tuhada naam ki hai? (Rokna hove tan “rehn deo” likho.)",
    handOverContact: "Dhanvaad ji. Kehre phone number ja email te tuhade naal gall kariye?",
    handOverPhoneShort:
      "Eh number chhota lagda hai ji: phone number vich 10 digits hunde han. Ikk vaar dekh ke dobara bhej deo, ja email dass deo.",
    handOverContactAgain:
      "Eh phone number ja email nahi lagdi ji. Dona vichon ikk dass deo, ja “rehn deo” likho.",
    handOverMatter: "Te gall kis baare hai ji? Ikko message vich likh deo.",
    handOverDone:
      "Dhanvaad ji. Main eh gall apni team tak pahuncha ditti hai: “{matter}”. Team {contact} te {replyWithin} tuhade naal gall karegi ({officeHours}). Kamm ajj ja kall da hove, tan phone vi kar leyo: {phones}. Reference number {reference} hai.",
    handOverAdded:
      "Dhanvaad ji. Main eh vi team tak pahuncha ditta hai: “{words}”. Time da vaada main nahi kar sakdi. Is message da reference {reference} hai.",
    handOverReachable:
      "Dhanvaad ji. Main eh vi team tak pahuncha ditta hai, team tuhade naal {contact} te gall kar sakegi. Eh tuhade reference {reference} de naal hi hai.",
    handOverAlready:
      "Eh gall main pehlan hi team tak pahuncha chukki haan ji, team tuhade naal gall karegi. Reference number {reference} hai.",
    handOverBefore: "Tuhadi gall pehlan hi sadi team tak pahunch chukki hai ji: {reference}.",
    handOverWithdraw:
      "Eh wapas laini hove, tan {phones} te phone kar lao ja {email} te likh deo, te eh reference number dass deo ji.",
    handOverTooMany:
      "Tuhade connection ton thode chir vich bahut messages aaye han, is layi eh hale nahi gaya. {seconds} second baad fer bhejo ji, ja {phones} te phone kar lao ja {email} te likh deo.",
    handOverCancelled: "Theek hai ji, kujh nahi bhejya. Hor ki madad karan?",
    handOverNameToo:
      "Dhanvaad ji, eh main likh leya. Te tuhada naam ki hai? Fer main sab team tak pahuncha devangi. (Rokna hove tan “rehn deo” likho.)",
    handOverNameAgain: "Hale kujh nahi bhejya gaya: apna naam dass deo ji, ja “rehn deo” likho.",
    handOverContactMissing:
      "Hale kujh nahi bhejya gaya: phone number ja email dass deo ji, ja “rehn deo” likho.",
    handOverMatterMissing:
      "Hale kujh nahi bhejya gaya: ikko message vich likh deo ji ki gall kis baare hai, ja “rehn deo” likho.",
    handOverSubject: "Chat with Meena",
    handOverNoPhone: "not given",
    contactForm:
      "/contact-us wale form vich {contactFieldCount} khane han. Naam, email, phone te subject bharna zaroori hai; message khali chhad sakde ho. Email te phone jiven tusi likho, oven hi laye jande han.",
    formSent:
      "Message pahunch jave tan contact form “{contactSent}” dikhaunda hai, te naukri wala form “{applicationSent}”; fer form khali ho janda hai. “Oops! Something went wrong” ja “Server error” disse tan oh nahi bhejeya gaya. “No response from the server” disse tan ho sakda hai fer vi sade takk pahunch gaya hove. Tuhada likhya otthe hi rehnda hai: dubara bhejo, asi ikko copy rakhde haan, ja {email} te likho.",
    formNotSent:
      "Oh nahi bhejeya gaya: “Oops! Something went wrong” te “Server error” da eho matlab hai. Dubara bhej deo, asi ikko copy rakhde haan, ja {email} te likho.",
    deadlineCalculator:
      "/Terms-condition te ikk calculator hai: din te time bharo, tan oh dassda hai ki free vich cancel, likhti shikayat ja delivery di dikkat dassan da time kadon tak hai. Refund mangan di aakhri tareekh /refund-policy wala calculator dassda hai.",
    accessibility:
      "Site de akkhar tusi apne browser vich vadde kar sakde ho, oh sirf keyboard naal vi chaldi hai, ate tuhada device dark te hove tan dark disdi hai. Screen reader naal site kiven chaldi hai, eh mainu nahi pata: kujh padhan ja bharan vich dikkat hove, tan sanu phone karo ja likho ji: {phones}, {email}. Page English vich han; mainu tusi Punjabi, Hindi ja English vich likh sakde ho.",
    pageMissing:
      "404, Page Not Found da matlab hai ki oh page hai hi nahi ja kite hor chala gaya hai. Us te “Back to Home” dabbo tan home page khullega; baaki page otthon menu vichon khulde han.",
    siteMenu:
      "Har page de upar logo, menu ({menu}), sanu phone karan da link te poori site da search box hai. “{menuServices}” naal /services/services2 khulda hai.",
    siteSearch:
      "Uppar wala search box poori site vich labhda hai te jo mile, oh /search te dikhaunda hai: page, gaddiyan, sawaal-jawaab te lekh.",
    siteFooter:
      "Page de thalle newsletter, quick links, privacy policy, terms te refund policy, customer te driver app, te sade social media de link han.",
    homePage:
      "Home page te upron thalle eh han: sade kamm diyan tasveeran, gaddiyan te ohna de ankde, gede da kharcha, sanu kyon chuno, Trackk, On Demand, tinne services, sade ankde te shehar, te customers di raai.",
    aboutPage:
      "/about-us page te eh han: assi ki karde haan, sadiyan praptiyan (thavan, {years}+ saal, team vich {team}+ lok), customers di raai, founding team (CEO, CTO te COO, harek di LinkedIn profile naal) te hun tak de ankde.",
    faqPage:
      "/faq page te {faqCount} sawalan de jawab han: GTA ki hai, lorry receipt ki hai, e-way bill kadon lagda hai, transport te input tax credit milda hai ja nahi, unique e-way bill number ki hai, te consignee copy ki hai. Ihna vichon kujh vi maithon puchh sakde ho.",
    blog: "/blogs/grid te blog vich {blogCount} sample articles han, electric truckan de roz de kamm baare: charging, range te bhaar, packing, diesel te electric da kharcha, e-way bill.",
    blogMore:
      "Isde comments te isdi apni search hale chalu nahi. Article kisne likhe, te ohna nu kitte hor chhaap sakde ho ja nahi, eh {email} te puchh lao ji. Article English vich han.",
    chatStays:
      "Chat saaf karan layi upar “Clear” dabbo ji: messages te gallbaat di haalat hat jandi hai; fer oh itthe wapas nahi aunde. Odon tak oh ise browser vich rehnde han: chat, page ja browser band karan naal kujh nahi janda.",
    chatKeys:
      "Enter naal message janda hai, Shift+Enter naal navi line bandi hai. Khali message nahi janda, te jadon tak main jawab de rahi haan, duja message nahi janda. Photo ja file itthe nahi bhej sakde.",
    chatErrors:
      "Chat vich “Error: unable to reach server” ja “Server error” aave tan main jawab nahi de saki: internet dekh ke message dubara bhejo. “No reply from bot” da matlab hai ki mera jawab khali si: fer puchho ji.",
    legalPages:
      "- Terms and conditions: /Terms-condition\n- Privacy policy: /privacy-policy\n- Refund policy, naal Nature of Business te Pricing: /refund-policy\n- Tracking app Trackk di privacy policy: /trackk-policy\n\nPehliyan tinna de link har page de thalle han.",
    legalEnglish: "Eh sirf English vich han.",
    vehicleClaims:
      "About page te saariyan gaddiyan baare likhya hai: {claimLength} ft diyan gaddiyan, {claimPayload} kg tak maal, {claimRange} km range. Vakh-vakh gaddiyan di table vich range {tableRange} km hai. Apni gaddi wale ankde naal plan karo; tuhade gede layi kehra theek hai, sadi team dass sakdi hai: {phones}.",
    trackkUse:
      "Trackk di eh gall mainu nahi pata ji, jiven report, kis nu ki dise, bhasha, device, sikhauna ja trial. Tuhadi company da Trackk admin ja sadi team dass devegi: {phones}, {email}.",
    trackkOwn:
      "Trackk sadi Corporates service da hissa hai, ohna companiyan layi jihna ne gaddiyan te driver sambhne han. Demo, keemat, ghatto-ghatt kinniyan gaddiyan, te tuhadiyan apniyan ja diesel gaddiyan te chaldi hai ja nahi, eh sadi team dass devegi: {phones}, {email} ja /contact-us.",
    compareServices:
      "- On Demand: ikk-ikk geda. Customer app vich book karo, gede ton baad card naal payment.\n- Intercity: pakke routan te shehar ton shehar maal, sadi team naal tay karke.\n- Corporates: jehriyan companiyan roz maal bhejdiyan han; sadi app Trackk naal gaddiyan te staff di sambhal, aapas vich tay shartan te.\n\nSade do product han: Trackk, jo gaddiyan te driver sambhda hai, te On Demand, jis naal geda book hunda hai. Tuhade layi kehra theek hai, sadi team dass sakdi hai: {phones}.",
    bookByPhone:
      "On Demand da geda customer app ton book hunda hai. Smartphone na hove, tan {phones} te phone karke puchh lao ki assi tuhade layi book kar sakde haan ja nahi. Intercity maal ja contract phone, email ja /contact-us wale form naal tay ho janda hai.",
    severalVehicles:
      "Ikko vele kai gaddiyan book karniyan hon, tan sadi team ton puchh lao ji: {phones}, {email}. Vadh ja roz diyan gaddiyan layi sadi Corporates service hai.",
    declineRequest:
      "Driver app vich booking lai vi sakde ho te chhadd vi sakde ho. Chhaddan ja na chukkan da koi fine site te nahi likhya; pakka team ton puchh lao ji: {phones}, {email}.",
    otherGoods:
      "Baaki samaan, jiven sharab, tambaku ja kabaad, layi book karan ton pehlan sadi team ton puchh lao ji, {phones} ja {email}.",
    jobsUntil:
      "Apply karan di koi aakhri tareekh nahi likhi: jadon tak naukri /hiring te dissdi hai, apply kar sakde ho.",
    jobsListEmpty:
      "Form vich sirf khali naukriyan aundiyan han. List vich kujh na hove, tan ja koi naukri khali nahi, ja list load nahi hoyi: internet dekh ke page dubara kholo, ja /contact-us te likho.",
    oneApplication: "Har application ikk bande te ikk naukri layi hundi hai.",
    refundOtherWay:
      "Kise hor tareeke naal, jiven cash ja duje khaate vich, paise chahide han tan sadi team ton puchh lao ji: {phones}, {email}.",
    analytics: "{analytics}",
    assuredElsewhere: "{place} da naam ihna vich nahi: sadi team ton puchh lao ji, {phones}.",
    assuredHere: "{place} ihna vichon ikk hai.",
    assuredTimeYes: "Haan ji: {time} assured booking de time de andar hai.",
    assuredTimeNo: "Nahi ji: {time} assured booking de time ton bahar hai.",
    cancelTimes: "{count} × ₹{cancelFee} = ₹{total}, je har vaar inni hi der hoyi hove.",
    cancelSeveral: "{freeMinutes} minute ton baad cancel: {late}. Yaani {count} × ₹{cancelFee} = ₹{total}.",
    cancelSeveralFree: "Free {freeMinutes} minute de andar cancel: {early}. Isda kujh nahi lagda.",
    cancelLeft:
      "Ikko din vich {count} bookings cancel ho chukkiyan han; {left} hor cancel kitiyan, tan account band ho javega.",
    unblockAsk:
      "Account band hai te chheti chahida hai, tan sadi team nu phone karo ji: {phones}. Main itthon nahi khol sakdi.",
    ratherNone:
      "Pakka nahi ki is vich main madad kar sakangi. Je ihna vichon kujh puchhna si tan chun lao ji:",
    assuredDrop:
      "Ihna shartan vich drop di than te koi rok nahi likhi. {place} baare sadi team ton puchh lao ji: {phones}.",
    assuredNotInvited:
      "Nahi ji: assured booking sirf ohna customers layi hai jihna nu sade vallon isda message aaya hai. Baaki gede On Demand di customer app ton book karo.",
    requestFields:
      "Is vich naam, email, phone, freight di kisam, kitthon, kitthe tak, Incoterms, bhaar, uchai, chaudai te lambai bharni hundi hai; Fragile, Express Delivery, Insurance te Packaging te tick la sakde ho.",
    vehiclesTogether: "{vehicles} mil ke {total} kg chukkdiyan han, yaani {weight} kg aa javega.",
    vehiclesCarryTogether: "{vehicles} mil ke {total} kg tak chukkdiyan han.",
    vehiclesTogetherNot: "{vehicles} mil ke vi {total} kg hi chukkdiyan han, {weight} kg vadh hai.",
    tollReason: "Vapsi da toll kyon lagda hai, eh terms vich nahi likhya. Sadi team samjha devegi: {phones}.",
    tollThere: "Jaan wale toll te parking baare sadi team dass devegi: {phones}.",
    acePlusLoads:
      "{pieces} dabbe yaani vadh ton vadh {acePlusBoxes}-{acePlusBoxes} dabbeyan de {count} load.",
    studentsAsk:
      "Internship, part-time, chhutti wale din da kamm ja pehli naukri chahidi hove, tan {email} te likho ja {phones} te phone karo ji: ki padhde ho, kitthe te kadon ton. Internship kinne mahine di hai, kinna milda hai, ja project layi auna hove, eh vi otthe puchh lao. Khali naukriyan /hiring te han.",
    wrongDrop:
      "Kujh ghatt ja tuttya hove, ja maal kise hor nu de ditta hove, tan sadi team nu turant dasso ji: {phones}, {email}. Kehri booking si?",
    upstairsOther:
      "Baaki maal layi booking ton pehlan team nu dasso ki kehri manzil hai te lift hai ja nahi; loading te unloading extra services han: {phones}.",
    helpingHands:
      "Loading te unloading extra services han. Kinne bande aunge te kinna laggega, sadi team dass devegi: {phones}.",
    helpersNamed:
      "Packing, loading te unloading extra services han: jo chahida hai, booking vele dass deo ji.",
    ewayAsk:
      "Assi tuhade layi bana sakde haan ja nahi, eh sadi site te nahi likhya: team ton puchh lao ji, {phones}.",
    vehicleDetailAsk:
      "Gaddi di eh gall mainu nahi pata, jiven band body, tarpal, cooling ja tail lift. Book karan ton pehlan team ton puchh lao: {phones}, {email}. Jo sukka rehna chahida hai, us nu dhakk ke pack karo te utte likh deo: maadi packing naal hoye nuksan di zimmewari sadi nahi hai.",
    frequency:
      "Sadi site te routes da time-table nahi hai: gaddi kehre-kehre din challdi hai, ja maal poora hon di udeek kardi hai, eh otthe nahi likhya. Apna route te din sadi team nu dasso ji: {phones}, {email}. Roz da ja har hafte da kamm hove, tan contract ho sakda hai.",
    genuine:
      "Book karan ton pehlan tusi sadi jaanch kar sakde ho ji. Company {entity} ({company}) hai, office {office} vich hai, te sade number han {phones}. On Demand de paise gerha poora hon ton baad dene hunde han. Koi sade naam te paise ja kagaz mange, tan pehlan sadi team ton puchh lao.",
    bookingConfirmed:
      "Jadon tuhadi booking nu driver mil janda hai, udon booking pakki (confirm) hundi hai ji. Main itthon booking nahi dekh sakdi: shakk hove, tan sadi team ton puchh lao: {phones}, {email}.",
    handling:
      "Maal is tarah pack karo ki sadak da aam safar jhall lave, te jehri cheez khadi ja sukki rakhni hai, us te likh deo ji. Maal kiven bannhya janda hai, ja bed-almari pehlan kholni paegi ja nahi, eh sadi site te nahi likhya. Ki maal hai te usda size sadi team nu dasso: {phones}, {email}.",
    tds: "TDS, usde certificate ja sade PAN bare sadi site te kujh nahi likhya. Bill banan ton pehlan sadi team naal tay kar lao ji: {phones}, {email}.",
    beyondControl:
      "Jehri gall sade vass vich nahi, us naal hoye nuksan di zimmewari sadi nahi. Pahunchan da time andaza hai: traffic, mausam, band raah te checking naal badal sakda hai. Hadtaal, curfew ja harh naal tuhada gerha ruke, tan ki ho sakda hai, sadi team dass devegi: {phones}, {email}.",
    siteVisit:
      "Quotation ton pehlan koi maal ja tuhade route dekhan aunda hai ja nahi, eh sadi site te nahi likhya. Maal di list, size te photo sadi team nu {email} te bhejo ji, ja phone karo: {phones}. Kehri gaddi vich aavega, eh load planner dikhaunda hai.",
    quotation:
      "Likhti quotation layi {email} te likho ja /contact-us wala form bharo ji: ki maal hai, bhaar te size, kitthon kitthe, kehri tareek, quotation kis de naam te hove, te payment di koi shart hove tan oh vi.",
    staffCover:
      "Kise nu satt laggi hove, tan pehlan ilaaj karvao. Kise driver di khabar chahidi hove, ja eh jaanna hove ki accident ja bimari vich drivers te staff nu ki milda hai, tan sade office naal gall karo ji: {phones}, {email}. Mere kol eh jankari nahi hai.",
    women:
      "Sade kol kinniyan auratan gaddi chalaundiyan ja kamm kardiyan han, eh mainu nahi pata. Auratan /hiring te apply kar sakdiyan han; form vich aurat ja mard nahi puchhya janda. Training, shift, raat di duty, ghar aun-jaan te safety baare team ton puchh lao ji: {phones}, {email}.",
    waitingTime:
      "Driver bina paise kinni der khadhda hai te khadhan da kinna lagda hai, eh mainu nahi pata. Gede ton pehlan sadi team naal tay kar lao: {phones}, {email}. Laddan-lahun vich der laggni hove, tan pehlan dass deo.",
    payOtherWays:
      "Nakad, UPI, videshi card, cheque ja bank transfer challega ja nahi, eh team ton puchh lao ji: {phones}.",
    greenFigure:
      "Is naal kinni CO₂ bachdi hai, mainu nahi pata; audit ja certificate vi mere kol nahi. Team ton puchh lao: {email}. Diesel te electric de kharche di tulna /blogs/grid de ikk article vich hai.",
    trackkApp:
      "Trackk ohna companiyan di app hai jo sade naal kamm kardiyan han, ohna de drivers te staff layi. Eh kitthon milegi te kehre phonan te challdi hai, sadi team dass devegi: {phones}, {email}. Har page de heth jo do appan han, oh On Demand diyan han.",
    officeWay:
      "Naksha /contact-us te hai. Nede da landmark, tuhade kolon raah ja parking puchhni hove, tan phone karo ji: {phones}.",
    atThatTime:
      "On Demand customer app vich disda hai ki kehriyan gaddiyan khali han. Kise pakke time, savere sajhre, raat, Sunday ja chhutti wale din layi sadi team ton puchh lao ji: {phones}, {email}.",
    extraCharges:
      "Raat, chhutti, parking ja ihho jihe kise hor kharche di jankari mere kol nahi hai. Book karan ton pehlan team ton puchh lao, tan jo rate vich saaf hove ki ki-ki vich hai: {phones}, {email}.",
    permits:
      "Permit, mandi ja kise gate da pass, no-entry da time, ja challan kaun bharega, eh sadi team ton puchh lao ji te than dasso: {phones}, {email}.",
    overload:
      "Nahi: maal gaddi di bhaar di limit de andar hona chahida hai, te overloading ton driver naa kar sakda hai. Booking ton bhaara nikle tan driver kujh maal chhadd sakda hai ja gede ton naa kar sakda hai.",
    contractAsk:
      "Rate, payment, ghatto-ghatt kinne gede, poore din layi driver samet gaddi, kinne samay da agreement, notice te sign kaun karega, eh tuhadi company te sadi team vichkar tay hunda hai; pehlan ton tay kujh mere kol nahi hai.",
    sameDriver:
      "Roz ohi driver aavega ja nahi, te chhutti te usdi than kaun aavega, eh sadi site te nahi likhya: sadi team naal tay kar lao ji, {phones}.",
    chargingBlog:
      "Charging din de kamm vich kiven baithdi hai, is baare sade blog /blogs/grid vich ikk article hai. Us vich likhya hai: gaddi odon charge hundi hai jadon oh unjh vi khadi hove, raat nu hauli te dupehar di break vich tez.",
    acePlusNoFigures:
      "Ace Plus de apne maap sadi site te nahi han. Ace Plus da maal: vadh ton vadh {acePlusBoxes} dabbe, har dabba {acePlusBoxWeight} kilo tak.",
    rangeStated: "Likhi hoyi range ikk charge vich {tableRange} km hai, gaddi de hisaab naal.",
    rangeReal:
      "Poore load, garmi, thand ja pahad te kinni challdi hai, eh mainu nahi pata; load, vaar-vaar rukan, speed te mausam naal range ghatdi hai. Apne route layi team ton puchh lao: {phones}, {email}.",
    priceCompare:
      "Sade kiraye da kise hor de rate naal mukabla main nahi kar sakdi. Sada rate vadh lagge ja kite hor ghatt milda hove, tan team nu dasso, oh samjha devegi ki us vich ki-ki ginya hai: {phones}, {email}. /blogs/grid te ikk article vich diesel te electric de kharche da mukabla hai.",
    pressAsk:
      "Interview, shooting, project, sponsorship ja bhale de kamm layi {email} te likho ja {phones} te phone karo ji: tusi kaun ho, ki chahida hai te kadon tak. Jo ankde assi dassde haan, oh mere ton puchh sakde ho.",
    goodsPapers:
      "Maal naal kanoon mutabak jo kagaz chahide han, oh tiyar rakho: bill (invoice) te jithe lod hove, e-way bill. Oh poore te sahi hon, eh tuhadi zimmewari hai. Baaki kagaz, jiven dawaiyan da licence ja ghar de samaan di list, chahide han ja nahi, team ton puchh lao ji: {phones}, {email}.",
    partLoad:
      "Thoda maal (part load) dooje maal naal ja sakda hai ja nahi, sadi team dass devegi: {phones}, {email}. Bhaar, size te tareek dasso. On Demand vich gaddi book hundi hai.",
    changeBooking:
      "Booking main itthon nahi badal sakdi. Kehri booking hai te ki badalna hai, sadi team nu dasso: {phones} ja {email}. Badalan da kujh laggega ja nahi, eh vi ohi dassegi. Ja “team naal gall karni hai” likho, main gall agge pahuncha devangi.",
    placeClosed:
      "Otthe koi na hove ja than band mile, tan sadi team nu phone karo ji: {phones}. Maal da ki hovega te dubara jaan da kinna laggega, ohi dassegi.",
  },
  unstated: {
    battery: "Battery de size, charging de time ja charging di than di jankari",
    speed: "Gaddi di top speed di jankari",
    arrival: "Gede nu kinna time laggega ja maal kadon pahunchega, is di jankari",
    distance: "Dona thavan vichli doori",
    price: "Pakke rate di jankari",
    discount: "Discount ja offer di jankari",
    gst: "Kiraye vich GST, entry tax ja koi hor tax hai ja nahi, sade GST number, tax rate ja TDS di jankari",
    salary: "Tankhah, PF, ESI, overtime, chhutti, roti ja rehan di than di jankari",
    jobDetail: "Naukri di eh jankari",
    jobAge: "Naukri layi ghatto-ghatt ja vadh ton vadh umar di jankari",
    warehouseWhere: "Sade godown kitthe han, is di jankari",
    rent: "Ghante, din ja mahine de rate di, ja bina driver gaddi di jankari",
    plan: "Plan ja membership di jankari",
    corporatePrice: "Corporates service ja Trackk de rate di jankari",
    founded: "Company kehre saal shuru hoyi, is di jankari",
    secret: "Turnover, investors, shares ja karobar di ihho jihi jankari",
    otherCompany: "Hor companiyan di jankari",
    insuranceCost: "Insurance de kharche ja rakam di jankari",
    extraCharge: "Is kharche di jankari",
    visit: "Sade kol aun ja ghumm ke dekhan di jankari",
    phoneLanguage: "Phone te kehriyan bhashavan vich gall hundi hai, is di jankari",
  },
  names: {
    length: "lambai",
    width: "chaudai",
    height: "uchai",
    range: "range",
    weightCapacity: "bhaar chukkan di capacity",
    and: "te",
    km: "km",
    kg: "kg",
    ft: "ft",
    date: "{day} tarikh",
  },
  suggestions: {
    fleet: "Saariyan gaddiyan dikhao",
    longestRange: "Sab ton vadh range kehri gaddi di hai?",
    routes: "Intercity de kehre route han?",
    price: "Booking da kinna kiraya lagda hai?",
    refund: "Refund kiven milega?",
    jobs: "Tuhade kol kehriyan jobs han?",
    person: "Team naal gall karni hai",
    book: "Book kiven kariye?",
    cancel: "Cancel karan te kinna lagda hai?",
    cancelHandOver: "Rehn deo",
  },
  papers: {
    gta: "Goods transport agency (GTA) oh hai jo dujeyan da maal sadak raahin lijandi hai te usdi bilty (consignment note) kattdi hai. Jo sirf gaddi kiraye te dinda hai te bilty nahi kattda, oh GTA nahi hai.\n\nTax vich is naal farak painda hai: sadak raahin maal lijaan te GST nahi lagda, jadon tak lijaan wali GTA ja courier agency na hove. GTA di service te tax lagda hai, par kujh chhot hai: jiven dudh, anaaj, ja oh customer jo GST vich registered nahi te agge dasse customers vich nahi aunda. Factory, company, partnership firm ja GST registered customer oh tax aap bharde han (reverse charge), jadon tak GTA apne bill te tax na lave.",
    lorryReceipt:
      "Lorry receipt (LR), yaani bilty ja consignment note, transporter maal chukkan vele bhejan wale nu dinda hai. Us vich likhya hunda hai ki ki milya, kinne nag han, kisne bheje te kisnu.\n\nIsdiyan tinn copies bandiyan han; original bhejan wale nu mildi hai. Sign karan ton pehlan nag, bhaar, maal di keemat, kitthon-kitthe te bhaada kaun devega, eh sab parh lao.",
    ewayBill:
      "₹50,000 ton vadh da maal gaddi vich turan ton pehlan portal te e-way bill banauna painda hai; electric truck te vi ehi rule hai. Kujh maal te eh kise vi keemat te zaroori hai, kujh te nahi. Kujh states vich state de andar de gede layi limit vakhri hai.\n\nMaal bhejan wala (supplier) ja lain wala Part A bharda hai, te maal lijaan wala gaddi di details (Part B) paunda hai.\n\nBill har 200 km ja usde hisse layi ikk din chalda hai. Maal na gaya hove tan 24 ghante vich cancel ho sakda hai.",
    inputTax:
      "Haan ji, je tusi GST registered ho te maal tuhade tax wale karobar da hai, tan bhaade de GST da input tax credit lai sakde ho; reverse charge vich aap bharya hove tan vi.\n\nTransporter da tax invoice chahida hai (reverse charge vich apna banaya kagaz), te tax sachmuch bharya hove. Exempt supply ja niji kamm wale hisse da credit nahi milda.",
    ebn: "E-way bill banan te portal ikk number dinda hai, e-way bill number (EBN); eh supplier, receiver te transporter, tinna nu dissda hai. Is naal bill labh janda hai te officer raah vich check kar sakda hai.\n\nGaddi badal jave tan vi number ohi rehnda hai. Receiver kol accept ja reject karan layi 72 ghante hunde han (ja delivery tak, jo pehlan hove); kujh na kahe tan haan manni jandi hai.",
    consigneeCopy:
      "Consignee yaani maal lain wala (receiver). Bilty di jehri copy us layi hundi hai, oh consignee copy hai; utre maal nu oh is naal milaunda hai: nag, bhaar, nishan te haalat.\n\nJinna milya, one te hi sign karo. Kujh ghatt ja tutta hove tan pehlan transporter di copy te likho, fer sign karo. Isnu bill diyan copies naal na ralao.",
  },
  refundable: [
    "Booking assi cancel kiti hove.",
    "Sadi galti naal maal nahi gaya ja deliver nahi hoya.",
    "Tusi paise vadh de ditte, ja do vaar de ditte.",
  ],
  notRefundable: [
    "Baharle kaaran karke late hoya, jiven mausam, traffic, band raah ja hartal.",
    "Customer ne galat jankari ditti, jiven galat pata ja phone number.",
    "Maal turan (dispatch) ton baad cancel kita.",
    "Customer ja maal lain wala milya nahi.",
  ],
  priceFactors: [
    { name: "Doori (distance)", detail: "kilometre de hisaab naal" },
    { name: "Than te raah", detail: "dono than gaddi kinni saukhi pahunch jandi hai" },
    { name: "Kehri gaddi", detail: "3-wheeler ja 4-wheeler" },
    { name: "Extra services", detail: "packing, loading, unloading te express delivery" },
  ],
};
