import type { MeenaVocabulary } from "../../schema/meena.ts";

/**
 * Hindi in Latin letters, as people type it on a phone. One spelling of each word is enough: "gaadi", "gadi" and
 * "gadee" sound alike, and Meena goes by the sound. English words inside are in the English vocabulary.
 */
export const meenaRomanVocabulary: MeenaVocabulary = {
  how: "kaise, kaisay, kese, tarika, kis tarah, kya karna hoga, kya karna padega, kya karu, kaise kare",
  howMuch: "kitna, kitni, kitne, kitte, kitnaa",
  howMany: "kitne log, kul kitne, ginti",
  howLong:
    "kitne din, kitne ghante, kitna time, kitna samay, kitni der, kitna waqt, kitne time, kab tak, din, kitne ghante me, kitne time me, kitne dinon, kitne dino, kitne din me, kitne din mein, kb tak",
  when: "kab, kab tak, kis samay, kitne baje, kis time, baje, kb, kb tk",
  where: "kahan, kaha, kidhar, kahaan, kahan par, kis jagah, kha, kha h, kha hai",
  who: "kaun, kon, kisne, kiska, kiski, kisko, kis ne",
  what: "kya, kyaa, konsa",
  why: "kyon, kyu, kyun, kyo, kisliye, kis liye, kaaran",
  which: "kaunsi, konsi, kaunsa, kaun si, kon si, kon sa, kaun sa, konse, kaunse, kis",
  list: "sab, sabhi, saare, saari, poori, sare, kaun kaun, kon kon, kya kya",
  more: "aur batao, vistar se, detail mein, aur jankari, jankari, jaankari, puri jankari",
  it: "eska, eski, eske, uska, uski, uske, iska, iski, iske, usme, isme, isme, usmein, woh, yeh, us wali, is wali, usi, isi, unka, unki",
  also: "aur, bhi, tatha, aur kya",
  not: "nahi, nahin, nhi, mat, na, bina, bagair, nai",
  yes: "haan, ha, haa, ji, ji haan, haanji, theek hai, thik hai, bilkul, sahi hai, thik, han, hanji, zaroor, kar do, haan ji",
  no: "nahi ji, nahi chahiye, rehne do, nahin chahiye",
  want: "chahiye, chahta, chahti, chahte, karna hai, karni hai, karwana, karvana, mangta, karna, lena, lena hai, chaiye, chahie, chaye",
  get: "milega, milegi, milta, milti, mil, mile, mil sakta, milenge, lena, milte, mila",
  limit: "seema, had, zyada se zyada, adhiktam, limit kya",

  compare:
    "fark, antar, tulna, mukable, muqabla, behtar, farak, mukabla, ya, dono me se, dono mein se, kiski zyada, zyada kiski, kiska zyada, zyada kiska, kisme zyada, zyada kisme, kaun acchi, kaun achi, kaun accha, kaunsi acchi, kaunsi achi, kaun behtar, kaunsi behtar, kaunsi better, kaun sahi",
  most: "sabse zyada, sabse jyada, sabse adhik, sabse acha, sabse accha, sab se jyada, sbse jyada, sabse, zyada kiski, kiski zyada, kiska zyada, zyada kiska, kisme zyada, zyada kisme",
  least: "sabse kam, kam se kam, sab se kam, kam",
  biggest:
    "sabse badi, sabse bada, sabse bari, badi gadi, badi wali, bada truck, bade truck, bada tempo, badi gaadi, badi gaadiyan",
  smallest:
    "sabse choti, sabse chhoti, sabse chota, choti gadi, choti wali, tang gali, gali tang, gali patli, gali sankri, tang galiyon, patli gali, patli galiyon, sankri gali, chhoti gali, tang raste, patle raste, chota truck, chhota truck, chota tempo, choti gaadi, chhoti gaadi, chota vehicle",
  longest: "sabse lambi, sabse lamba, lambi wali, lambi",
  farthest:
    "sabse door, sabse zyada chalti, sabse zyada chalne, sabse lambi range, sabse jyada door, sabse zyada range",
  tallest: "sabse unchi, sabse uncha, sabse oonchi",
  widest: "sabse chaudi, sabse chauda",
  heaviest: "sabse bhari, sabse zyada wajan, sabse zyada maal, sabse zyada load, sabse zyada vajan",
  cheapest: "sabse sasta, sabse sasti, sasta, sasti, saste, sabse kam kiraya, kifayati",

  vehicle: "gaadi, gadiyan, gaadiyan, gadiyon, vahan, wahan, trak, truk, tempo, gadiya, bedha",
  electric:
    "bijli wali, bijli se, bijli, batri wali, battery wali, electric wali, bijli se chalti, bijli se chalte, bijli pe chalti, bijli par chalti, battery se chalti, battery pe chalti",
  fuel: "tel, dijal, petrol wali, diesel wali, indhan",
  threeWheeler: "teen pahiya, tipahiya, teen pahiye",
  fourWheeler: "char pahiya, chaar pahiye, chaupahiya",
  length: "lambai, lambayi, lambaai, kitni lambi, kitna lamba",
  width: "chaudai, chodai, chaurai, kitni chaudi, chaudaai, kitna chauda, chaudi, choudi, chauda",
  height: "unchai, oonchai, uchai, kitni unchi, kitna uncha, unchaai, unchi, uncha",
  range:
    "kitna chalti, kitni chalti, kitna chalegi, kitni door, kitna door, ek charge, ek baar charge, full charge me, kitne km chal, kitne kilometer, kitna chal, kitni dur, ek bar charge, kitni duri tak, kitne km, door tak, kitna chalta, single charge me, 1 charge, bina charge, charge me, chal jayegi, chal jaegi, chal payegi",
  payload:
    "wazan, vajan, bhar, kitna maal, kitna load, kitna uthati, kitna utha, kitna le ja, bojh, kitna wazan, maal uthati, kitne kilo, kitna bhar, kshamta, chamta, kitna saman, uthati, uthayegi, uthaegi, utha sakti, wajan, le jati, le jayegi, kitne ton, kitna mal, uthata",
  size: "aakar, naap, aakaar, kitni badi, kitna bada, lambai chaudai, maap, saiz",
  volume: "ghan fut, ghan foot",
  spec: "visheshta, khubi, khasiyat",
  battery:
    "charge hone mein, charge hone me, charge karne mein, charge karne me, charging ka time, charge hone, kitni der mein charge, batri, batery, charge kaise, kitne ghante me charge, charge karu, charge kare, charge karna, charge karni, charge karwa",
  speed: "raftar, gati, kitni tez, kitna tez, raftaar",
  vehicleOther: "ac wali, ac hai, ac laga, ac lagi, band body, khuli body, body type",
  fit: "aa jayega, aa jayegi, aa jaega, aayega, aayegi, samayega, sama jayega, aa sakta, aa sakti, aate, sahi rahegi, sahi rahega, theek rahegi, kaun si gadi, kaunsi gadi leni, konsi gadi, thik rahega, le lu, aati, aata, aa jayenge, ke liye sahi, ayega, ayegi, aayenge, lun, lu, aenge, leni chahiye",
  box: "dabba, dabbe, peti, petiyan, petti, dibba, dibbe, katta, katte, bori, boriyan, dabbo",
  load: "maal, saman, samaan, mal, saaman",
  weigh: "wazan ka, kilo ka, kilo ke, kilo wale, kg wale, kg ke, kg ka",
  household:
    "ghar ka saman, ghar shift, makaan, ghar badal, almari, palang, ghar ka samaan, ghar shifting, kursi, kursiyan, kursiya, kursiyaan",
  carry:
    "bhejo, bhej do, le jana, le ja, bhejna, bhej, pahuchana, uthana, dhona, bhejna hai, bhejni, le jate, bhejte, bhijwana, pahunchana, bhej sakte, bhejne, le jaate, le jaoge, shift karna, pahuncha, bhijvana, bhejoge, bhejenge, le jayenge, le jaega, le chaloge, bhejo ge, chhod doge, pahunchaoge, pahuchaoge, pahuncha doge, pahucha doge, le jane, le jani, le jaane",
  passenger:
    "sawari, baith sakta, baith, baithkar, sath baith, log baith, aadmi baith, sawariyan, savariyan, sawariyon, sawari gaadi, seat chahiye",

  service:
    "seva, suvidha, suvidhaen, sevaen, kaam kya, kya karte, kya kaam, suvidhaye, kya kya karte, kya karti, kya kaam karte, sewa, sewaye, sevaye, aap log kya karte, aap log kya kaam, company kya karti, company kya kaam, karte kya, karte kya ho, servis, sarvis, serviss, kaise madad karoge, kaise help karoge, aap kaise madad, meri kya madad",
  intercity:
    "ek sheher se doosre, sheher se sheher, dusre sheher, doosre shahar, bahar bhejna, ek shahar se dusre, dusre shehar, shehron ke beech, sheharo ke bich, shahro",
  corporate:
    "company ke liye, vyapar, karobar, dhanda, business ke liye, hamari company, meri company, vyapari, roz ka kaam, roz maal, roz delivery, roz ki delivery, rozana, roz bhejna, roj maal, roj delivery, meri dukan hai, hamari dukan hai, meri factory, hamari factory, meri shop hai, roz supply, supply karni, supply karna, rozana supply, roz ki supply",
  air: "hawai, hawai jahaz, hawaai, jahaj se, hawai jahaj",
  ocean: "samundar, samudri, samudr, samundri, pani ke jahaz, samundari",
  rail: "rail se, relgadi, railgadi, train se, train me, rail gadi se",
  road: "sadak se, sadak",
  warehouse:
    "rakhwa, rakhwana, rakhna, godam, gudam, maal rakhna, saman rakhna, gowdam, maal rakhne, rakhwana",
  express: "jaldi, turant, fatafat, jaldi se, tez delivery, foran",
  packaging: "pack karna, pack karke, packing karte, pack karte",
  loading:
    "chadhana, utarna, chadhai, utrai, mazdoor, chadane, utarne, majdoor, ladaai, maal chadhane, maal utarne, load karne, unload karne, ladna, palledar, coolie, loading ke liye aadmi, loading ke liye bande, chadhane ke liye aadmi, chadhane ke liye bande, saman chadhane wale, loading ke liye banda",
  insurance: "bima, beema",
  fragile:
    "nazuk, kaanch, kanch, tootne wala, tutne wala, shisha, sheesha, aaina, aina, sheeshe, shishe, kaanch ka, crockery, mirror",
  route: "raasta, raste, rasta, marg, ruton, rut, raaste, rout, kahan se kahan, kaha se kaha, kahan kahan se",
  distance: "doori, duri, kitna door hai, kitne kilometer hai, kitni dur hai",
  track:
    "kahan pahucha, kaha pahucha, kahan hai mera, mera maal kahan, mera parcel kaha, kaha tak aaya, kaha hai mera, mera order, mera saman kaha, mera parcel, meri gadi kahan, pata kaise chalega, maal kahan, pahuch gaya, pahunch gaya, pahuch gayi, pahunch gayi, pohch gaya, maal kidhar, saman kidhar, samaan kidhar, parcel kidhar, gadi kidhar, gaadi kidhar, truck kidhar, driver kidhar, order kidhar, mera kidhar, meri kidhar, kahan pahunchi, kahan pahuncha, kahan tak pahunchi, kahan tak pahuncha, kahan tak pahuchi, kahan tak aayi, kahan pahunche",
  deliver:
    "pahuchate, pahunchate, pahuchana, pahucha, delivery karte, dete ho, jaate, jate ho, chalte ho, jati hai, bhejte ho, jaate ho, pahunchaate, jate hain, jaati, jate",
  pickup: "uthane, lene aate, lene aayenge, uthate, lene aao, uthane aate",
  arrive:
    "kab aayega, kab pahuchega, kab milega, kab tak pahuch, kitne din me pahuch, kitne din mein, pahuchne mein, kab pahunchega, kitni der me pahuch, pahunchne, pahuch jayega, kab aaega, kab aayegi, pahunchne me, kitna time lagega, kal tak, pahuchne, pahunch jayega, kab pohchega, pahonchne, pahuchega, pahunchega, pohchega, pahuchegi, pahunchegi, kitne ghante lagenge, kitne din lagenge, kitna samay lagega, kitne ghante lagte, kitna time lagta, kab tak aayega, kab tak aayegi, kab tak aayenge, kab tak aaega, kab tak milega, kab tak milegi, kab tak milenge",
  book: "book karna, gadi mangwana, buking, gadi chahiye, gaadi chahiye, mangana, mangwani, bulana, gadi bulana, mangvana, book kare, book karu, truck chahiye, mangwana, kisi aur ke liye book, dusre ke liye book, dost ke liye book, book kar sakta, book kar sakte, book hoti, book hota, booking hoti",
  app: "app kaise chalate, app kaise use, app ka link, app kaise chalaye, app chalana, app kaise kaam",
  download: "daunlod, install karu",
  history:
    "purani booking, purani ride, pichli booking, pichli ride, purani rides, purane order, purane orders, purani trips, purane trips, purani bookings, pichle order, pichli trips",
  verified:
    "jaanch, bharosemand, bharosa, satyapit, janch, police verification, police verified, driver par bharosa, driver pe bharosa",
  nearby: "paas, nazdeek, aas paas, najdik, pas me",
  accept: "manzoor, sweekar, swikar",
  international: "videsh, bahar desh, dusre desh, desh ke bahar, doosre desh",
  otherService: "thanda, kiraye pe gadi",
  sameDay:
    "usi din, aaj hi, raat ko, raat mein, usi roz, agle din, itwar, ravivar, chutti ke din, raat me, diwali, holi, eid, gurpurab, lohri, baisakhi, dussehra, somvar, somwar, mangalvar, mangalwar, budhvar, budhwar, guruvar, shukravar, shukrawar, shanivar, shaniwar, itvar, etwar, tyohar, tyohaar, parso tak, kal subah, kal sham, kal shaam, aaj raat, aaj sham, aaj shaam, agle hafte, subah subah, raat ke, 24 ghante khula, rakhi ke din, rakhi par, rakhi pe, raksha bandhan",

  price:
    "kiraya, daam, dam, keemat, kimat, bhada, bhaada, paise, paisa, rate kya, kharcha, kharch, kitna lagega, kitne ka, kitna paisa, kitne paise, lagenge, lagega, kitne me, kitne mein, rupaye, rupay, rupiya, kitna charge, mulya, kitna loge, kitne lagenge, kya rate, mehnga, mehenga, bhav, bhaav, rupye, rupay me, rupaye me, rupaye mein, me chaloge, me karoge, me kar doge, me chal jaoge, kitne ki padegi, kitne ka padega, kitna padega, kitne me padega, kitni padegi, kitne padenge, trip ka kitna, trip ke kitne, ek trip ka, chakkar ka kitna, ride ka kitna",
  quote: "sahi daam, pakka rate, pakka daam, final rate, sahi rate, pakka kiraya",
  perKm: "prati km, har km, ek km ka, per kilometer ka, prati kilometer, ek kilometer, har kilometer",
  factor:
    "kis par nirbhar, kaise tay, nirbhar, kaise decide, kaise banta, kaise lagta, tay hota, kis hisab, kaise nikalta, kis cheez par, kis baat par, tay, hisab se, wazan ke hisab, vajan ke hisab, km ke hisab, kilo ke hisab, doori ke hisab",
  pay: "bhugtan, paise dena, paise kaise, paise kab, paise dene, pese dene, paise deni, payment karna, paise kese, bhugtaan, paisa dena, paise du, paisa kaise, paisa kab, paise dun, paise de sakte, paise bharne, payment kar sakte, payment kaise, pese kese de",
  otherPayment:
    "nakad, nagad, cash me, cash dena, udhaar, udhar, udhari, agle mahine paise, agle mahine payment, kist, kisht, kishton, kisto, upi se, online nahi cash",
  advance: "pehle paise, pehle dena, pehle payment, pehle se, pahle, pehle",
  afterRide: "baad mein, baad me, ride ke baad, delivery ke baad, safar ke baad, trip ke baad",
  invoice: "chalan, rasid, bill kab, raseed",
  toll: "tol, waapsi ka toll, wapsi ka toll, wapsi toll",
  lien: "maal rok, saman rok, rok sakte, rok lena, maal rokna, rok lete, rok loge, rok, rok*",
  discount:
    "chhoot, chhut, choot, riyayat, kam karo, kam karoge, kuch kam, thoda kam, chut, muft, free mein, sasta kar, rate kam, offer hai, koi offer, offer chal, kuch offer, offer hai kya, discount do, off chahiye, kam kar do, kam kar de, kam kardo, kam lagao, kam kar lo, rupay kam, rupaye kam",
  free: "free hai, free hota, free me hota, muft hai",
  fee: "jurmana, fine lagega, katega, katenge, kat jayega, paise katenge, kitna katega, shulk, kat, paise kat, cut, kitna lagta, kitni lagti, kya lagta, kuch lagta, paisa lagta, charge lagta, lagta kitna, lagta kya",
  credit:
    "khate mein, account mein, account me, khate me, vapas aayega, wapas kab, paise kab aayenge, paisa kab aayega, paise kab milenge, kab tak milega, paisa kahan, paise kahan, paisa kaha, paise kaha, kis account, kis khate, konse account, bank me, bank mein, refund nahi aaya, refund nahi mila, refund abhi tak nahi, refund abhi tk nahi, paise abhi tak nahi, paisa abhi tak nahi, refund aaya nahi, refund mila nahi",
  extra: "alag se, alag paise, upar se, alag, atirikt, extra paise",
  buyVehicle:
    "khareed, kharid, kharidna, kharidni, bechna, bechte, khareedna, bikri, bech, khareedni, second hand gadi, purani gadi",
  rent: "kiraye par, kiraye pe, mahine ka, mahina, din bhar, poore din, ghante ke hisab, rent par, mahine ke liye, kiraye, pura din, poora din, aadhe din, ek din ke liye, do din ke liye, hafte ke liye",

  cancel:
    "radd, rad, raddh, cancel karna, cancel kar, cancel karu, nirast, cancel karne, kencil, kainsal, booking hatane, booking hatana, booking hatani, booking hata, booking hatani hai",
  company:
    "aap cancel, aap log cancel, company cancel, aapne cancel, company ne cancel, company radd, aap radd, aapki taraf",
  allocate: "driver mil, driver milne, driver aane, driver lagne, driver mila, driver mil gaya, driver tay",
  suspend:
    "account band, block ho, char baar, 4 baar, kitni baar, chaar baar, baar baar cancel, kitni bar, zyada baar, jyada baar, bahut baar, kai baar, bar bar cancel, account khulega, account kab khulega, khata kab khulega, account chalu, account kholna, account wapas chalu",
  account: "khata, account mera",
  refund:
    "paise wapas, paisa wapas, paise vapas, wapas milega, wapas milenge, paise wapis, paisa wapis, paise laut, lautana, paise lauta, rifund, paise ki wapsi, paiso ki wapsi, paisa wapsi, paise ki vapsi, refund ka time, refund ka samay, refund nahi aaya, refund nahi mila, refund abhi tak nahi, refund abhi tk nahi, paise abhi tak nahi, paisa abhi tak nahi, refund aaya nahi, refund mila nahi",
  eligible:
    "kin cases, kis haalat, kis case, kin haalat, kis surat, yogya, kis condition, kin halat, kin mamlon, kis sthiti",
  notRefundable:
    "refund nahi, wapas nahi, refund nahin, refund nhi, paise wapas nahi, wapas nahin, kab nahi milega",
  request: "mangna, maangna, mangu, maangu, mang sakte, maang sakte, mangni, maangni",
  approve: "manzoori, pass hone, manjur, manjoori",
  deadline:
    "aakhri tareekh, kab tak karna, kitne din ke andar, kitne din tak, andar, aakhri din, kab tak maang",
  duplicate:
    "do baar, dobara, do bar kat, zyada paise, double kat, jyada paise, 2 baar, do dafa, zyada kat, jyada kat, extra paise kat, extra kat, extra paisa kat, extra paise le liye, extra paise liye, zyada paise le, jyada paise le",
  wrong: "galat pata, galat address, galat number, galat, galat jankari, galti se",
  delay: "der, deri, late ho, der se, barish, baarish, mausam, kohra, jam, hadtal, der ho, let",
  unavailable:
    "ghar par nahi, koi nahi tha, koi nahi mila, nahi mila, ghar pe nahi, koi nahi, ghar pe koi, uplabdh nahi, mojud nahi",
  failed:
    "nahi pahucha, nahi aaya, nahi mila, delivery nahi hui, nahi pahunchi, nahi pahuncha, nahin aaya, nahi aayi, deliver nahi, nahi pohcha, wait kar raha, wait kar rahi, wait kar rahe, intezar kar raha, intezaar kar raha, wait karte, booking nahi hui, booking nahi hua, booking confirm nahi, book nahi hua, book nahi hui",
  complaint:
    "shikayat, shikayet, samasya, pareshani, dikkat, problem hai, badtameezi, bura vyavhar, sikayat, takleef, badtamizi, sharab pi, sharab pee, sharab peeke, sharab pike, daru pi, nashe me, nashe mein, gaali di, gali di, gaaliyan, bura bola, chillaya, badsaluki, dhamki, dhamkaya, tez chala raha, rash driving, problem hui, problem ho rahi, dikkat ho rahi, gussa hu, bahut bura, extra paise liye, zyada paise liye, paise zyada le liye, behave thik nahi, behaviour kharab, driver ki report, report karna, zyada paise maang*, jyada paise maang*, extra paise maang*, zyada paise mang*, extra maang*, zyada maang*, sharabi driver, driver sharabi, driver sharabi tha",
  damage:
    "toot gaya, tut gaya, kharab, nuksan, nuqsan, toota, tuta, bheeg, nuksaan, tut, tooti, toot, tod di, tod diya, tod dia, tod dala, tod de, tuta hua, toota hua, phat gaya, fat gaya, phoot gaya, foot gaya, kharab kar diya, kharab ho gaya, scratch aa, scratch lag, dent, gira diya, gir gaya, bhig gaya, bheeg gaya, bhigo diya, pichak, chakna chur, crack ho, damage kar, damage ho, phata, phati, phate, fata hua, phata hua",
  lost: "kho gaya, gum ho, gum gaya, chori, gayab, kho, gum, kho jaye, kam nikla, kam nikle, kam aaya, kam aaye, kam mila, kam mile, saman kam, maal kam, peti kam, dabba kam, chori ho, gayab ho, ghum, kho diya, missing",
  liability:
    "zimmedar, jimmedar, zimmedari, jimmedari, muavza, bharpai, harjana, muaavza, zimmewari, nuksan kaun bhar, nuksaan kaun bhar, kaun bharega",
  grievance: "kam refund, refund kam, refund reject, refund mana kar",
  delivered:
    "jawab nahi, jawab na, kuch nahi bola, delivery maani, maan li, mani jayegi, sweekar mani, delivery accept, jawab nahin, jawab nhi, kuch na bolu, kuch nahi bole, manzoor mani, mani jati, maani jaati, kuch bola nahi, kuch bole nahi, kuch nahi bolu, chup raha, chup rahu, chup rahe, maan loge, maan lete, mana jata, mana jayega, mani jaygi",
  dispatch: "nikal gaya, nikalne ke baad, chal pada, ravana, rawana, nikal gayi, chal di, bhejne ke baad",
  dangerous:
    "khatarnak, jwalansheel, barood, patakhe, tezab, gas silinder, pataka, khatarnaak, cylinder le, gas ka cylinder, zehar, rang rogan",
  prohibited:
    "janwar, mana hai, hathiyar, nasha, sharab, daru, bandook, gaay, bakri, kutta, pashu, jaanwar, gair kanooni, mana, jivit, murgi, cheeze nahi bhej, cheez nahi bhej, kya nahi bhej, kya cheeze nahi bhej, kya kya nahi bhej",
  valuable:
    "gehne, zewar, sona chandi, sona, jevar, keemti, kimti, gehna, gahne, jevarat, zevar, chandi, sone ke",
  perishable:
    "sabzi, phal, dudh, sabji, dawai, dawaiyan, doodh, phool, fal, sabziyan, sabjiyan, tamatar, paneer, dahi, makhan, ande, mithai, meva, dawaiyaan, dawa, macchi, phoolon",
  upstairs:
    "manzil, pehli manzil, dusri manzil, teesri manzil, upar, seedhi, sidhi, manjil, upar tak, seedhiyan, upar le jana, chhat, ghar ke andar, ghar ke upar, chauthi manzil, chauthe floor, paanchvi manzil, panchvi manzil, chhathi manzil",
  carryDistance:
    "gadi se kitni door, truck se kitni door, kitne feet, kitne foot, gadi kitni door, kitne fut, gadi khadi, truck kitna door, kitne meter door",

  age: "umar, umr, aayu, kitne saal ka, saal ka, kitni umar, umra, saal ki umar",
  minor: "bacha, bachcha, nabalig, beta, beti, bachche, 18 se kam",
  data: "meri jankari, mera data, niji jankari, jaankari meri, meri jaankari, vyaktigat, jankari lete, jaankari lete, kya jankari, kya jaankari, kaun si jankari, konsi jankari, meri kya kya jankari, kya kya jankari, kya kya jaankari, apne record, tumhare record, aapke record, record se, database se, apna number hata, mera number hata, mera naam hata",
  delete:
    "mitana, hatana, mita do, hata do, delete karna, mitao, hatao, hata, mita, delete karwana, mitwana, hatwana, hatega, mitega, hat jayega, mit jayega, hat jata, mitta, dilit, dilet, delit, deleet, mera number hata, apna number hata, mera naam hata",
  privacy: "gopniyata, niji, gopniya",
  aadhaar: "aadhar, adhaar, adhar, aadhar card, adhar card, pehchan patra, pahchan patra",
  retention:
    "kitne din rakhte, kab tak rakhte, rakhte ho, sambhal, kitne din tak rakh, kitne samay rakh, rakha jata, rakhte",
  chatData:
    "yeh chat, baatcheet save, chat save, meri chat, hamari baat, baat cheet, ye baatein, ye baate, ye chat, yeh baatein, hamari baatein",
  share:
    "kisi ko dete, kisko dete, bechte ho, batate ho, kisi aur ko, kaun dekh, kisko dikh, kaun dekhta, kisi ko batate, kisi ko bechte, kisi ko bech, kisi ko bechoge, number bechte, data bechte, bechte to nahi, bech to nahi, kisi ko doge, kisi ko bechna, koi aur padhta, koi aur padh, koi padhta, aur koi padh",
  rights: "adhikar, haq, mera haq",
  security: "surakshit, mehfuz, suraksha, mahfuz, safe hai",
  legal: "kanoon, adalat, kanun, court mein, mukadma, nyayalay, court",
  terms: "niyam, sharten, shart, niyam shart, sharte, niyam aur sharten, kayde",
  change: "badal, badalna, sharten badal, niyam badal, badal sakta, tabdeel, chhut de",
  officer: "adhikari, afsar",
  receiver: "lene wala, paane wala, prapt karne wala, lene wale, prapt karta, maal lene",
  payer:
    "paise nahi de, paise nahi diye, receiver paise, paisa nahi de, paise na de, bhugtan nahi, paise nahi, paise na",
  refuse: "mana kar, inkar, mana karna, mana, inkaar, mana karta, mana kare",
  trafficRules:
    "traffic ke niyam, niyam todna, zyada load, overload karna, niyam tod, signal todne, signal todna, signal tod, signal jump, red light tod, red light todne, red light todna",
  customer: "grahak, graahak, customer log",
  driver: "chalak, draivar, gadi chalane wala, draiver, chalane wala, chaalak",

  job: "naukri, nokri, kaam chahiye, bharti, rozgar, kaam milega, job chahiye, kaam mil, gadi chalana chahta, gadi chalani hai, kam chahiye, kam milega, kaam karna chahta, naukari, rojgar, driver banna, kaam karna hai, vacancy hai, gadi chalane ka kaam, naukriyan, jagah khali, khali jagah, bharti hai, kaam milega kya",
  apply: "aavedan, avedan, form bharna, apply karna, apply kaise, arji, arzi, form bhar, darkhwast",
  salary:
    "tankhwah, tankha, vetan, pagar, selri, kitna milega, tankhwa, kamai, kitna kama, tankhah, kitna vetan, kamaai, overtime, over time, mahine ka kitna, mahina kitna milta, per trip kitna, driver ko kitna, driver ko kitne, bonus, incentive, increment, tankhwaah, majduri kitni, dihadi, pagaar",
  licence: "laisens, licence zaroori, laisence",
  document:
    "kagaz, dastavej, kagajat, kagaj, kagzat, kaun se kagaz, dastavez, kaagaz, praman patra, documents lagenge, kya kya chahiye, kya kya lagega, kya kya dena, kya kya lagta",
  experience: "anubhav, padhai, padha likha, padhe, padhai likhai, tajurba",
  become: "banna, banne, banu, ban sakta, ban sakti, banana chahta, bannu",
  jobOther:
    "kitne ghante kaam, kaam ka samay, chutti milti, shift kya, duty kitne, chutti, training milegi, kaam ke ghante, duti, chuttiyan, application ka status, meri application, apply kiya tha, job ka time, job ki timing, kaam ka time, duty ka time, ghar se kaam, kab batayenge job, selection kab, call kab aayega, joining kab, interview kab",
  partner:
    "apni gadi, apni gaadi lagana, gadi lagana, meri gadi, gadi attach, apni gaadi, gadi lagwana, khud ki gadi, meri apni gadi, khud ki, khud ka truck, truck malik, gadi malik, gaadi malik, mera tempo, apna tempo, apni tata ace",
  women: "mahila, ladki, aurat, mahilaen, ladkiyan, auraten",

  about:
    "aap log kaun, aap kaun log, company ke bare, company kya karti, aapki company, aap ke bare, aapke bare, tumhari company, company ke baare, yeh company, kis company, aap log karte kya",
  founder:
    "malik, maalik, sansthapak, kisne shuru, kiski company, shuru kisne, kisne banayi, mukhiya, kisne banaya",
  customersCount: "kitne grahak, kitne customer, kitne client, kul grahak",
  deliveriesCount: "kitni delivery, kitne delivery, kitni deliveries, kul delivery, kitne parcel",
  greenKm:
    "kitne km chal chuke, kitne kilometer chal chuke, ab tak kitne km, kitne green km, kitne hare km, chal chuke",
  yearsCount:
    "kitne saal se, kab se, kitne saal, kitna purana, kitni purani, kitne salon, kab se chal, saal se, saal purani",
  teamCount:
    "kitne log kaam, kitne karmchari, kitne employee, kitni team, kitne log, karmchari, kitne aadmi, kitne worker",
  locations:
    "kis sheher, kin shehron, kahan kahan, kaun se sheher, sheher, shahar, ilaka, kaha kaha, kin jagah, jagah, kis kis, kaunse shehar, shehron, kis kis sheher, kis shehar, ilake, shahron, shehar, kis jagah kaam, kidhar kidhar, gaon, gaav, dehat",
  clients:
    "kaun si company, kis kis company, kaunsi companiyan, kaun kaun si company, bade client, badi companiyan, kaun si companiyan",
  green: "paryavaran, pradushan, dhuan, paryavaran ke liye, dhua, prduushan, pradooshan",
  ai: "takneek, taknik",
  whyUs:
    "aap hi kyu, kyu chune, kya khaas, fayda, fayde, aapko kyu, faida, kya khas, aapse hi kyu, khasiyat kya, aapko hi kyu, khas kya, khaas kya, me khas",
  founded: "kab shuru, kab bani, sthapna, kab khuli, kis saal",
  legalName: "company ka naam, company ka nam, company ka poora naam",

  contact:
    "sampark, sampark kaise, kaise baat, baat kaise, contact kaise, sahayata, baat ho, sampark karna, milne, aapse baat, rabta",
  phone:
    "phone number do, number do, fon, namber, nambar, phon, mobail, number batao, nambr, call karna, office ka number, office ka phone, office number, office ke number",
  email: "imel, meil, email id do",
  address:
    "pata, daftar, dafter, thikana, office kaha, ofis, aapka office, office kahan, dukan kaha, daftar kahan",
  map: "naksha, map par, nakshe",
  hours:
    "kab khulta, kitne baje khulta, office kab, kab band, khula, khulta hai, office time, kab tak khula, khulne ka, khulta, kholte, itwar ko khula, khula rehta, khule, open hai, khula hai, open rehta, open rahta, khulega, 24 ghante service, chaubis ghante, 24 ghante chalu, 24 ghante milti",
  whatsapp: "whatsapp karu, vatsap, whatsapp par",
  person:
    "insaan, aadmi se, kisi se baat, insan se, asli aadmi, kisi vyakti, kisi banda, bande se, team se baat, agent se, kisi insan, baat karwao, baat karao, baat karvao, insaan se baat, aadmi, vyakti se, kisi se, kisi bande, kisi aadmi, banda, bande, log se baat, manager se baat, baat karwa do, baat kara do, sales wale, staff se, customer care se connect, customer care se jodo, customer care se baat, support se connect",
  callback:
    "call karo, mujhe call, call kar lo, phone karo, call karwao, call back karo, phone kar, mujhe phone, call kar do, call kijiye, phone kijiye, call karna mujhe, phone karwa, call karwa",
  write:
    "sandesh, message chhodna, message bhejna, sandesh dena, message dena, likhna, likh, mera message, apna message, message team, message aage, message pahucha, message pahuncha, msg pahucha, msg team, meri baat team, meri baat manager, meri baat aage, sandesha",

  unreached:
    "phone nahi uthata, phone nahi uthate, phone nahi utha, phone nahi uthaya, koi phone nahi, call nahi uthata, call nahi utha, call nahi uthate, phone utha nahi, call utha nahi, phone nahi lag, call nahi lag, number nahi lag, phone band aa raha, number band, jawab nahi de rahe, reply nahi, reply nahi aaya, phone receive nahi, koi jawab nahi, jawab nahi mil, jawab nahi de, koi reply nahi, reply nahi mila, driver phone nahi, driver call nahi, driver ka phone nahi, driver mera phone nahi, driver mera call nahi",
  page: "panna, pej, link do, dikhao, dikha do, kholo, khol do, kahan milega, kahan dekhu, le chalo, kahan par hai, kahan padhu, padhna, dekhna, dikhaiye, kaha milegi, kahan milegi, site pe, site par, website pe, website par, kaha likhi, kaha likha, kaha likhe, kahan likhi, kahan likha, kahan likhe",
  login: "khata banana, account banana, khata kholna",

  gta: "maal parivahan agency, parivahan agency",
  lorryReceipt: "bilti, biltee, lorry rasid, builti, lari rasid",
  ewayBill: "iway bill, e ve bill, eve bill, e vay bill, ibay bill, e-ve bil",
  inputTax: "input tax ka credit, tax wapas",
  ebn: "eway bill ka number, e way bill number kya, unik number",
  consigneeCopy: "consignee ki copy, lene wale ki copy",
  tax: "teks",
  valid:
    "manya, vaidh, kitne din chalta, kab zaroori, zaroori, kab chahiye, jaruri, zaruri, kitne din valid, kitne din tak valid, jaroori, anivarya, kab banana",

  greet:
    "namaste, namaskar, namaskaar, ram ram, kaise ho ji, pranam, salaam, adaab, jai hind, radhe radhe, jai shree ram, namastey, suprabhat, salam, jai mata di, namsate, namaste meena, namaste meena ji, hello meena ji",
  thanks: "dhanyavad, dhanyawad, shukriya, sukriya, bahut dhanyavad, dhanyavaad, meherbani",
  bye: "alvida, phir milte, chalta hu, chalta hoon, phir milenge, bas itna hi, chalo bye, fir milenge, chalti hu, bas bas, bas itna",
  bot: "tum kaun ho, aap kaun ho, aap kaun hain, tum robot, aap robot, kya aap insaan, aapka naam, tumhara naam, tera naam, kaun ho tum, aapka nam, tu kaun, tum insaan, kon ho tum, aap kon, tum kon, kya tum insan, tumhe kisne banaya, aap insaan, kya aap robot, naam kya hai, tum asli, kaun baat kar, kaun ho, kon ho, tu robot, tum machine, machine ho, aap machine, insaan ho ya, robot ho ya, banda ho ya",
  howAreYou:
    "kaise ho, kya haal, kaisi ho, kya hal, aap kaise, kese ho, kaisi hain, sab theek, kya chal raha, haal chaal, kaise hain, kaisi hai aap, sab badhiya",
  help: "madad, sahayta, kya kar sakti, kya kar sakte, kya puchh, kya pooch, madat, kya bata sakti, kya kya bata, sawal, savaal, kuch puchna, kuch poochna, puchna hai, jaanna, janna hai, kya madad, kya janti, kya jaanti, puch sakta, puch sakte, puch sakti, pooch sakta, pooch sakte, pooch sakti, puchh sakta, puchu tumse",
  language:
    "hindi mein, hindi me, punjabi mein, punjabi me, hindi bolo, english mein, hindi aati, punjabi aati, english me, hindi me baat, hindi samajh, angrezi, bhasha, kis bhasha",
  praise:
    "bahut badhiya, badhiya, accha, bahut accha, shabash, sahi, acha, mast, bahut acche, samajh gaya, samajh gayi, achha, samjha, kamal, zabardast, theek, achi ho, badiya, wah, waah",
  stop: "chhodo, rehne do, jaane do, band karo, nahi karna, chodo, rahne do, mat karo, ruko, ruk jao, jane do, chhod do, koi baat nahi, cancel kar do, jarurat nahi, zaroorat nahi",

  abuse:
    "chutiya, madarchod, bhenchod, behenchod, kutta, kamina, kamine, harami, gandu, bhosdi*, saala, saale, sala, gadha, ullu, bewakoof, bevkoof, pagal, randi, bkl, mc, bc, lund, kutte, haramkhor, gadhe, tharki, jhant, bhadwe, maa ki, teri maa, chutiye, chutiyo, chutiyon, chutya, chutiyapa, chootiya*, chu*iya, madarjaat, maderchod, behenke, bhenke, behen ke, bhen ke, bsdk, bhosad*, bhosri*, gaand, gand, gaandu, lauda, laude, lawda, lavde, lodu, loda, raand, rand, randwe, haramzad*, harami*, haraami, kamini, kaminey, kutti, kutto, kutte ki, suar, suwar, suvar, soovar, ullu ka pattha, ullu ke, gadhon, gadhe*, gadhi, bewkoof, bewkuf, bevkuf, bewaqoof, murkh, moorkh, pagal ho, pagalo, saali, sali, jhantu, jhaatu, bhadva, bhadwa, bhadue, dalla, hijra, hijre, chhakka, teri behen, teri bahan, teri bhen, maa behen, maa ki aankh, maa chod, aulad, auqat, aukat, do kaudi, do takke, do take, goli maar, goli mar, maar dunga, maar dalunga, mar dunga, maarunga, jaan se maar, jaan se, tod dunga, tod denge, aag laga, jala dunga, peet dunga, pitega, dafa ho, bhaad me, bhad me, jahannum, nikal yahan se, nikal ja, chal nikal, nikal le, chup kar, chup ho ja, chup be, muh band, chumma, chumma de, kiss, kiss de, nangi, nanga, sexy photo, jaaneman, janeman, raat bitao, hawas, besharam, besharmo, badtameez, badtamiz, badzaat, kanjar*, lafanga, lafange, awara, ghatiya aadmi, kachra log, gobar, naali ke, naali ka, bandar, chapri, tatti, hagna, mootna, thuk, thook, thukta, jhaant, chaman, chomu, gawar, ganwar, jahil, jaahil, aisi ki taisi, aisi taisi, marja, mar ja, mar jao, dustbin",
  orders:
    "niyam bhool, sab bhool, nirdesh bhool, apne niyam, maan lo ki, natak karo, tum ab, ab se tum, apna prompt, instructions bhool, pichle nirdesh, purane nirdesh, bhool jao, bhul ja, bhul jao, admin hu, maalik hu, main admin, main developer, likh ke de, mera hukm, hukam, haan bolo, sirf haan, bolo ki, likho ki, bol do ki, likh do ki, likh do, mera order mano, likho hacked, jaisa main bolu",
  personal:
    "driver ka number, driver ka phone, driver ka mobile, driver ka pata, driver ka naam, customer ka number, grahak ka number, malik ka number, maalik ka number, ceo ka number, ceo ka phone, kisi aur ka, dusre ka number, doosre customer, dusre customer, driver ka aadhar, ghar ka pata, number de do driver, grahakon ki list, kis kis ne apply, niji number, padosi, patni, shaadi, applicants ki, customer ki details, kisi ka number, grahak ki jankari, owner ka number, grahakon ke number, grahako ke number, malik ka ghar, driver ki details, customer ki list, customers ki list, grahak ki list, kis driver, kaun sa driver, kaunsa driver, kis driver ne, driver ka naam batao, booking kiski, kiski booking, pichle customer, pichhle customer, pehle wale customer, dusre customer ne",
  promise: "guarantee do, pakka batao, vaada, vada, guarantee hai, waada, kasam, pakka hai",
  offTopic:
    "mausam, khana, gaana, gana, chutkula, kahani, kavita, shayari, pradhan mantri, rashtrapati, rajdhani, bhagwan, pyaar, pyar, shadi karogi, filmi, khel, kriket, match kaun, chunav, rajneeti, bimari, dawa batao, sone ka bhav, petrol ka daam, petrol ka rate, diesel ka rate, rashifal, tare, chand, suraj, mera bhavishya, jyotish, sex karo, gf, girlfriend banogi, bhookh, khana banana, roti banana, sona ka rate, sone ka rate, petrol kitne, mukhyamantri, duniya, nachna, padhai me, homework karo, chai, khichdi, biryani kaise, ganit, hisab karo, aaj kya date, aaj kaun sa din, kya time hua, kitne baje hai, baje hain abhi, time kya hua, gaane, sapna, bhoot, mujhse dosti, dosti, sher sunao, joke sunao, kahani sunao, gana sunao, petrol ka bhav, petrol pump, diesel ka bhav, cng ka rate, sone ka daam, chandi ka, mandi ka rate, mandi bhav, mandi me rate, gehu ka bhav, gehu ka rate, sabzi ka bhav, pyaz ka bhav, tamatar ka, aaj ka match, kaun jeeta, kon jeeta, kaun jeet, kon jeet, kaun jeetega, score kya, kitne run, nayi movie, nayi film, kaunsi movie, movie me, picture dekhni, hero ka naam, heroine, gaane ka naam, kis gaane, shaadi, shadi, rishta, rishte, ladki ka, ladka dhundh, biwi, gf bf, pyar karti, pyar karte, i love, dil toot, barat, baraat, dj aur, tent wala, tent kahan, halwai, pandit ji, kundli, kundali, vastu, mandir, gurudwara kab, pooja, puja, vrat, roza, namaz, bukhar, khansi, zukham, sardard, sir dard, pet dard, dard ki dawa, dawai batao, dawa du, dawai du, doctor ka, hospital ka, ilaj, ilaaj, wajan kam karna, vajan kam karna, patla hona, mota hona, baal jhad, bijli ka bill, bijli ka bil, light ka bill, pani ka bill, recharge kar, recharge karna, recharge kara, sim band, net nahi chal, wifi ka, mobile ki battery, phone ki battery, battery phool, mobile kharab, laptop kharab, inverter konsa, inverter, tv kharab, ac kharab, cooler kharab, gas khatam, bus ka ticket, train ka ticket, train kab, train ka time, train kitne baje, flight ka, ticket book kar, seat khali, seat hai kya, hotel book, ghumne, ghumna, ghoomne, picnic, chutti manane, loan chahiye, loan pass, loan dila, loan mil, emi kitni, bank manager, khata kholwa, pan card, aadhar se link, aadhaar se link, aadhar link, aadhar update, aadhar card banwa, voter card, ration card, passport banwa, visa, challan kitna, challan bhar, rto, licence banwa, dl banwa, 10vi, 12vi, dasvi, barahvi, result kab, exam kab, paper kab, padhai, syllabus, tuition, admission, college me, school me, ladki pata, dost ki, dosti karogi, boyfriend, kya khaya, khana khaya, kya pehna, kapde kya, tumhari umar, teri umar, shaadi kab, bore ho, mood kharab, kya kar rahi, so gayi, joke, pm kaun, cm kaun, neta, vote kisko, sarkar, modi ji, rahul, yogi, kejriwal, bhagwant mann, tajmahal, taj mahal, kisne banaya tha, kisne khoja, itihas, bhugol, vigyan, ganit ka, paheli, muhavara, matlab kya hota hai english, kamra, kamre, room ka kiraya, room kiraye, flat ka, flat kiraye, ghar ka kiraya, makaan ka kiraya, pg, hostel, school ki fees, school ki fee, light kab aayegi, bhains, gaay ka doodh, doodh ka rate, sarkari naukri, bank me naukri, railway me naukri, army me, police me bharti, naya phone, phone lena, mobile lena, laptop lena, mera facebook, mera instagram, mera whatsapp, mera gmail, whatsapp hack, hack ho gaya, kheti, fasal, tractor loan, bijli vibhag, police ka number, police ko, thana, indane, bharat gas, azadpur, aadhar me pata, aadhar card me, aadhaar card me, pan me naam, concert, show kab, show ki ticket, bp high, sugar high, kaun si dawai, konsi dawai, doodh nahi de, bimar, beemar, pension, flight cancel, train cancel, phone chori, phone kho, phone gum, sasta mobile, sasta phone, saste mobile, mobile kaunsa, mobile konsa, phone kaunsa lu, bacche ki fees, bachhe ki fees, bache ki fees, bachon ki fees, kya khau, kya khaun, kya khaye, kya pakau, kya banau, driving licence kaise ban, licence kaise banwa, licence banwau, phone track, mobile track, electric kaise banau, electric kaise banaye",

  trips: "kitni gadi, kitni gaadiyan, kitne truck, kitni gadiyan, kitne chakkar, kitne trip, kitne phere",

  sum: "kul, kul milakar, kul mila ke, total, sab milakar, milakar, jod",
  spoken:
    "zubani, jubani, muh zubani, muh se, moonh se, bola tha, bol diya, bola hai, kaha tha, keh diya, phone pe bola, phone par bola, phone pe kaha, maan gaya tha, maan gaya, haan bola, bol raha tha, ne bola, ne kaha",
  doorway:
    "darwaza, darwaze, gate, dukan, dukaan, gali, khadi hogi, khada hoga, khadi hoti, rukta, rukti, rukegi, ruk jati, parking, khadi rahegi, khada rahega, chaukhat",
  device:
    "mere phone me, mere laptop, mere mobile me, browser me, mere computer, phone me save, mobile me save",
  talk: "baat karni, baat karna, baat karwao, baat karwa, baat karao, baat kara, baat karvao, baat ho, baat karwaiye, baat karaiye, baat kraao, milwao, mila do, jodo, jod do, baat krni, baat krna, bat karni, bat krni, bulao, line pe, baat karani, baat krao, customer care se connect, se connect karo, connect kar do, connect karwa do, se connect kara do, customer care se jodo",
  staff:
    "manager, customer care, customer care wale, senior, malik, team, sales wale, support wale, adhikari, bade sahab, sahab, koi aadmi, kisi se, staff, supervisor, officer, aap logon se, kisi bande, company wale, office wale, bande, log, executive",
  upright: "khadi karke, khada karke, khadi, khada, sidhi khadi, khade, khada rahega, khadi rahegi",
  everyone: "sabke liye, sab ke liye, har koi, sabhi ke liye, koi bhi, sab log",
  leave: "chutti, chhutti, chuttiyan, chuti, avkash",
  attendance: "hajri, haziri, hajiri",
  way: "wapsi, vapsi, waapsi, aana jana, aane jane, dono taraf",
  goods:
    "sariya, chini, aata, cement, lakdi, kapda, kapde, loha, pyaz, aloo, gehu, chawal, tel ke, makka, factory, faktri, kirana, ret, baans, bans, bhusa, khaad, beej, anaaj, ganna, ply, chadar, eent, eente, karkhana, kaarkhana, medical store, medical, hotel ka saman, dhaba, dhabe",
  excess:
    "booking se zyada, book se zyada, book kiya usse zyada, zyada nikla, jyada nikla, zyada nikle, extra nikla, booking se jyada",
  processing: "refund ka time, refund ka samay",
  ownMatter:
    "meri booking badal, booking badalni, pata badalna hai, address badalna, number badalna, number badal, mera otp, otp bhejo, booking id, booking aage badha, time badalna, mera payment mila, mera payment aaya, meri application kyu, mera form kyu, mera selection, select hua, meri booking hui, booking hui kya, booking confirm, mera refund aaya, mera refund kab, mera refund kyu, meri payment aayi, mera paisa aaya, meri shikayat ka, meri complaint ka, status kya hai, mera status, meri gadi kab, pass ho gaya, pass hua, select hoya, mera number aaya, mera naam aaya, list me naam, mera message mila, mera message aapko, message aapko mila, message mila kya, apply kiya tha, apply kar chuka, maine apply kiya, mene apply kiya, apply kiye, apply kiya hai, form bhara tha",
  detail:
    "certificate hai, premium, kitna claim, claim kitna, bima ki rakam, kam se kam order, tip deni, tip dena, bakshish, agle saal, agle mahine, is saal, nayi gadiyan aa, nayi gadi kab, nayi branch, nayi shakha, branch kab, shakha kab, kab khulegi, kab khulega, kab aaoge, kab shuru karoge, kab tak shuru, launch kab, aane wali gadi, kitne rupay bachenge, kitna bachega, kitna bach, paise bachenge, bachat, mere tempo se sasta, tax bachane, tax bachana, tax bacha, pichle mahine, pichle saal, pichle hafte, is mahine, aaj kitni delivery, aaj kitne, kal kitni, roz kitni delivery, din me kitni delivery, kitne pratishat, pratishat, kitne percent, rating kitni, kitne star, kul kitne truck, total truck kitne, kitne truck hain, kis bank, beema company, bima company, kis company ka bima, battery kis company, battery kaun si company, kitne driver, kitni khali, kitne logo ne, kitne log apply, kitne log roz, kitne log book",
  consumer:
    "aam aadmi, aam log, normal aadmi, akela aadmi, ghar ke liye, sirf company, sirf business, personal kaam",
  digits: "ank, anko, digit ka, digit",
  rightNow: "abhi khali, abhi free, abhi available, khali hai, abhi mil jayegi",
  jobTitle:
    "chaukidar, watchman, chowkidar, safai, guard, computer operator, packing wala, chaprasi, peon, electrician, plumber, mistri, carpenter, painter, welder, darzi, teacher, bijli wala, rasoiya, helper ki job, helper ki naukri, loader ki job, helper ki vacancy, helper ka kaam",
  extraCharge:
    "waiting ka charge, late fees, byaj, raat ka alag, raat me extra, night me extra, raat ka kiraya, raat ka charge, peak time, wait karwaya, wait karaya, wait kiya to, rukwaya, ruk gaya to, intezar ka, intezar karwaya, waiting ka, waiting lagega, rokne ka charge",
  insult:
    "bakwas, bakwaas, ghatiya, ghatia, chor, choro, choron, chor ho, faltu, bekar, bekaar, dhoka, dhokha, dhokebaaz, dhokhebaaz, dhokebaz, nalayak, nikamma, nikamme, nikammi, nakara, nakaara, lutere, luteray, lootere, loot, luutere, loot machi, loot macha, lut, thag, thagi, thagte, thug, farzi, farji, jhoothe, jhuthe, jhoote, jhute, jhutha, wahiyat, vahiyat, kachra, kabadi, kabaad, sadi hui, sada hua, makkar, badmash, badmaash, gunda, gunde, dakait, daaku, daku, haramipana, sharam karo, sharam nahi, sharam, 420, khatara, sharabi",
  otherCompany:
    "roadways, dakghar, dak ghar, dakkhana, doosri company, dusri company, doosri companiyan, dusri companiyan, dusre transporter, doosre transporter, local transporter, sabse acchi company, sabse achi company, acchi truck company, sabse acchi truck company, speed post, gas agency",
  otherVehicle:
    "bus ka, bus ki, bus se, bus me, meri bike, meri scooty, meri car, mera tractor, mera scooter, meri activa, scooty ki, bike ki, inverter, rickshaw wala",
  companySecret:
    "company ka turnover, kitna kamati, kitna kamate, company kitna kama, company ki kamai, munafa, munaafa, company ka karza, investor kaun, paisa kisne lagaya, kitni funding, ceo ki salary, malik kitna kama, share kaise khareed, ghata",
  lastMile: "ghar tak delivery, ghar tak pahuchate, chhote parcel, chote parcel, chhota parcel, chota parcel",
  filler:
    "h, btana, btao, hogi, hoga, aata, aati, aate, type, hai, hain, ho, hu, hoon, hun, tha, thi, the, ka, ki, ke, ko, me, mein, main, mai, mera, meri, mere, hum, hamara, hamari, hamare, humein, hame, mujhe, mujhko, muje, aap, aapka, aapki, aapke, apka, apki, apke, tum, tumhara, tumhari, tera, teri, tu, par, pe, liye, lie, wala, wali, wale, vala, vali, vale, raha, rahi, rahe, gaya, gayi, gaye, kar, karo, karte, karta, karti, kare, karein, karu, kiya, ki, hota, hoti, hote, hoga, hogi, honge, hua, hui, hue, sakta, sakti, sakte, batao, bataiye, btao, bta, batado, batana, bata, bataye, batayein, do, dijiye, de, den, dena, deti, deta, dete, le, lo, bhai, bhaiya, sir, ji, yaar, yar, dost, madam, didi, to, toh, tak, se, agar, phir, fir, ab, abhi, aaj, kal, kuch, koi, kisi, apna, apni, apne, yahan, wahan, yaha, waha, idhar, udhar, log, logon, bhi, hi, na, kya, ek, do, teen, jo, jab, jaise, waise, aisa, aisi, matlab, please, plz, pls, sab, baad, pehle, saath, sath, sir ji, arre, are, acha ji, suno, suniye, zara, jara, thoda, bahut, itna, itni, itne, jitna, baar, bar, wo, ye, us, is, in, un, usse, isse, inka, aur, ya, lekin, magar, kyunki, taki, karke, rakha, rakhi, dikhta, lagta, lagti, padta, padti, padega, padegi, chala, chale, chahe, andar, bahar, upar se, neeche, saamne, taraf, tarah, hisaab, hamesha, kabhi, jyada hi, bas, sirf, keval, puri, pura, poora, poori, ghar, din, mahine, saal, hafte, samay, waqt, time, baje, cheez, cheej, dedo, dijiyega, karwate, karvate, karate, hone, rehta, rehti, manage, chal, raha hai, karne, wale log, sahi sahi, jaldi se batao, bole, bola, boli, kehte, kehta, puchha, poocha, samjhao, samjha do, chaho, chahu, dusra, doosra, dusri, pehla, pehli, agla, purana, naya, nayi, naye, ek baat, baat, baatein, mere paas, hamare paas, unke, inke, jinka, jiske, jise, jinhe, taaki, warna, varna, nahi to, sakein, sakoge, doge, loge, karoge, hoge, aaoge, jaoge, bataoge, milke, dekho, dekh, sun, chahun, jahan, parso, har, bolo, ana, aaya, aayi, rakh, bana, banana, chalta, chalega, lag, pad, samajh, dino, ghante, kijiye, leti, lete, ride, message, trip, roz, subah, shaam, raat, dopahar, hafta, mahina, door, jake, jaakar, jakar, ank, minute, nikal, krni, krna, krne, krta, krte, krti, kr, hta, hti, purani, purane, pichli, pichle, apko, aapko, unko, inko, isko, usko, sabko, mujhse, mujse, tumse, aapse, apse, hamse, humse, kisko, kisse, jisse, jinko, wahi, yahi, tabhi, jabhi, tab, isliye, shayad, wagairah, khud, alawa, dauran, beech, bich, chance, mauka, seedha, sidha, sidhe, seedhe, jawab, javab, sach, sachi, saccha, jaisa, jaisi, kaisa, kaisi, waisa, vaisa, du, dun, dunga, loonga, lunga, haina, hena, na ji, ton, quintal, kuintal, kilo, foot, fut, feet, km, kg, cube, pending, baaki, baki, dusre, doosre, agar mai, thodi, thode, zyadatar, aksar, kaafi, kafi, bilkul nahi, ekdum, ek dum, phir bhi, fir bhi, tabse, jabse, jitne, utna, utni, kitno, kisliye ki, maine, mene, humne, tumne, aapne, apne aap, usne, isne, unhone, inhone, jisne, sabne, kisike, kiske, unse, inse, bolke, hoke, jaake, aake, leke, deke, sunke, dekhke, ghus, gussa, naraz, pareshan, dhyan, yaad, pata nahi, malum, maloom, pta, ptaa, samjhe, bhool, galti, jagah par, dur, paise ka hisab, seedhi baat, faltu nahi, chalu, shuru, khatam, bharna, bharu, wapas jana, upar niche, niche, sabse pehle, pehli baar, aakhir, aakhri, lagbhag, kareeb, karib, qareeb, hisse, hissa, mood, tension, hadd, arrey, oye, o bhai, bhaisahab, behenji, uncle, aunty, beta ji, huzoor, janab, sahab ji, tujhe, tujhko, tumhe, tumhen, humko, hamko, kise, walo, walon, tumhare, tumhaare, aapke paas, tumhare paas, apke paas, ladka, ladke, larka, dono, dono me, kiski zyada, kisme, kismein, inme, unme, kinme, kachehri, behas, bahas, ladai, jhagda, lol, haha, hehe, kachahri, pakka time, pakka batana, pakki baat, choti dukan, chhoti dukan, choti si dukan, badi company, chota business, chhota kaam, chota kaam, jhooth, jhuth, jhoot, site, khas, khaas, darj, google pe, google par, google me, google se, google map, chauthi, chautha, chauthe, paanchvi, paanchva, ya nahi, ya nahin, ya nhi, ki nahi, ke nahi, wapas, wapis, vapas, vaapis, vaapas, ek baar fir, wagera, vagera, phase, pass me, zyada, jyada, ziada, choti, chota, chhota, chhoti, chote, sa, kiye, badi, bada, bade, badi badi",
  card: "card number, card save, card ki detail",
};
